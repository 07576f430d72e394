/** The app on a home screen: a service worker keeps the built files, so that the app opens at once; games need the server. */

export function install(): void {
  window.addEventListener('vite:preloadError', reloadOnce) // a file of a version that the server no longer has
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('sw.js').catch(() => {
      // no storage, or a page without TLS: the app works without it
    })
  }
}

/** A new version has other file names; one reload fetches them. */
function reloadOnce(): void {
  const key = 'maiolica-reloaded'
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return
    sessionStorage.setItem(key, String(Date.now()))
    location.reload()
  } catch {
    // no storage: better a part that is missing than reloading without end
  }
}
