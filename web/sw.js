/* The built files are kept so that the app opens at once, also without a network; the server's answers never are.
   VERSION and FILES are written before this text by the build. */
/* global VERSION, FILES */
const CACHE = `maiolica-${VERSION}`
const SHELL = FILES.filter((file) => /^(index\.html|icon\.svg|assets\/index-.*)$/.test(file))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((file) => new Request(file, { cache: 'reload' })))))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathInScope(request.url)
  if (request.method !== 'GET' || path === null) return
  if (request.mode === 'navigate') event.respondWith(newest(request))
  else if (FILES.includes(path)) event.respondWith(kept(request))
})

/** The page itself comes from the server while it can be reached, so that a new version is seen at once. */
async function newest(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('index.html')) ?? Response.error()
  }
}

/** What was used once is there the next time: words, drawings, rules. */
async function kept(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

async function dropOthers() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('maiolica-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

function pathInScope(address) {
  const scope = self.registration.scope
  if (!address.startsWith(scope)) return null
  return address.slice(scope.length).split(/[?#]/)[0]
}
