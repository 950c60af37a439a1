import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Tells which methods a path has, for 405; fed by every route registered after it. */
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

/** The path of a request's address as the router reads it: decoded, without a host and a query. */
export function routedPath(address: string): string {
  const [path = '/'] = address.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The refusal of a path nobody serves, or not with this method. */
export function unknownPath(methods: string[]): Refusal {
  return methods.length === 0 ? new Refusal('request/not-found') : new Refusal('request/method-not-allowed')
}
