import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Returns a function that lists the methods of a path, for 405; it covers every route registered after this call. */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', route => {
    if (!/^\/(?:api|media)\//.test(route.url)) return
    const pattern = new RegExp(`^${route.url.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
    for (const method of [route.method].flat()) known.push({ pattern, method })
  })
  return path =>
    [...new Set(known.filter(route => route.pattern.test(path)).map(route => route.method))].sort()
}

/** Returns the path of a request's address as the router parses it: decoded, without a host and a query. */
export function routedPath(address: string): string {
  const [path = '/'] = address.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns the refusal for a path that does not exist, or not with this method. */
export function unknownPath(methods: string[]): Refusal {
  return methods.length === 0 ? new Refusal('request/not-found') : new Refusal('request/method-not-allowed')
}
