/* The built files are kept so that the app opens at once, also without a network, and so are the words, drawings and rules
   pages of the games, which lie at addresses of their own content; what changes with every answer never is.
   VERSION, FILES and SHELL, what the first page needs, are written before this text by the build. */
/* global VERSION, FILES, SHELL */
const CACHE = `maiolica-${VERSION}`
const GAMES = 'maiolica-games' // stays when the app is built anew
const GAME_FILE = /^(games\/[^/]+\/)([^/]+\/)/ // which game, which content

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map(fresh))))
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
  else if (FILES.includes(path)) event.respondWith(kept(request, CACHE))
  else if (GAME_FILE.test(path)) event.respondWith(kept(request, GAMES))
})

/** A file with a hash in its name is never another one: the browser may have it already. */
function fresh(file) {
  return new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' })
}

/** The page itself comes from the server while it can be reached, so that a new version is seen at once. */
async function newest(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('index.html')) ?? Response.error()
  }
}

/** What was used once is there the next time: words, drawings, rules. */
async function kept(request, name) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && (name === CACHE || answer.headers.get('Cache-Control')?.includes('immutable'))) {
    const cache = await caches.open(name)
    await cache.put(request, answer.clone())
    if (name === GAMES) await dropOlder(cache, pathInScope(request.url))
  }
  return answer
}

/** Of each game only the latest content is kept. */
async function dropOlder(cache, path) {
  const [own, game] = GAME_FILE.exec(path)
  const requests = await cache.keys()
  const older = requests.filter(({ url }) => {
    const other = pathInScope(url)
    return other.startsWith(game) && !other.startsWith(own)
  })
  await Promise.all(older.map((request) => cache.delete(request)))
}

async function dropOthers() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('maiolica-') && name !== CACHE && name !== GAMES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

function pathInScope(address) {
  const scope = self.registration.scope
  if (!address.startsWith(scope)) return null
  return address.slice(scope.length).split(/[?#]/)[0]
}
