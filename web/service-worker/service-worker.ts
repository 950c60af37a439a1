import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

/**
 * Opens the application without a connection, with what the browser has loaded before. Pages come from the server
 * whenever it answers, so that a new build is used from the next page on; files have a hash of their content in their
 * name, so that builds never mix. Responses of the API are never stored (decision 019).
 */

/** The largest number of files stored, the most recently used ones: about 4 MB. */
const filesMax = 160

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: filesMax, purgeOnQuotaError: true })],
})

/** The page of the application is the same document at each of its addresses; the last one that loaded is stored. */
const shellPath = '/app'
const shell = new NetworkFirst({
  cacheName: 'shell',
  plugins: [
    {
      cacheKeyWillBeUsed: async () => shellPath,
      cacheWillUpdate: async ({ response }) => (response.ok && !response.redirected ? response : null),
    },
  ],
})

const isFile = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/')

registerRoute(({ url }) => isFile(url), files)
registerRoute(({ request, url }) => request.mode === 'navigate' && /^\/app(?:\/|$)/.test(url.pathname), shell)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

/** The page that registers this worker has loaded its files before: it sends their addresses, to be stored as well. */
self.addEventListener('message', event => {
  const { loaded } = (event.data ?? {}) as { loaded?: string[] }
  if (!Array.isArray(loaded)) return
  const urls = loaded.map(address => new URL(address, self.location.origin)).filter(isFile)
  const requests = [
    ...urls.map(url => files.handle({ event, request: new Request(url) })),
    shell.handle({ event, request: new Request(shellPath) }),
  ]
  event.waitUntil(Promise.allSettled(requests))
})
