import type { RoleName } from '@trimestre/contract/roles'
import type { ScreenAddress } from '@trimestre/contract/screens'
import { mayOpen } from './screens.ts'

/** The landing page of each role. */
const landings: Record<RoleName, ScreenAddress> = {
  ROLE_SUPER_ADMIN: '/app/super_admin/products',
  ROLE_ADMIN: '/app/admin/games',
  ROLE_USER: '/app/user/games',
}

/** The landing page after registration, where it is another one. */
const landingsOfNewAccounts: Partial<Record<RoleName, ScreenAddress>> = {
  ROLE_SUPER_ADMIN: '/app/super_admin/users',
  ROLE_USER: '/app/user/dashboard',
}

/** How a user arrives: with an account just opened, or as staff while there is no game to run; otherwise as usual. */
export type Arrival = 'usual' | 'new' | 'without games'

/** Returns the page that a role sees first. Staff without a game land at home, where they prepare a class. */
export function landingOf(role: RoleName, arrival: Arrival = 'usual'): ScreenAddress {
  if (arrival === 'without games' && role !== 'ROLE_USER') return '/app'
  return (arrival === 'new' && landingsOfNewAccounts[role]) || landings[role]
}

/** Splits a URL into its path, its query and its fragment, each with its leading character. */
export function partsOf(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { path: path || '/', query, hash }
}

/**
 * Returns the `next` of a URL, or null when it has none. When it was written by hand without encoding, it includes all
 * that follows: its own `?`, `&` and `#` would otherwise end it.
 */
export function nextOf(address: string): string | null {
  const { query, hash } = partsOf(address)
  const written = /[?&]next=(\/.*)$/s.exec(query)?.[1]
  return written === undefined ? new URLSearchParams(query).get('next') : written + hash
}

/**
 * Returns the possible readings of a URL that has `&` where `?` belongs: each `&` of the path may belong to the path or
 * start the query.
 */
function readingsOf(next: string): string[] {
  const { path } = partsOf(next)
  const ends = [...path.matchAll(/&/g)].map(({ index }) => `${next.slice(0, index)}?${next.slice(index + 1)}`)
  return [next, ...ends.reverse()]
}

/**
 * Returns the page requested before signing in when it is a screen of the application that the role may open, or the
 * page that joins a game with a code; otherwise null.
 */
export function safeNext(next: string | null, role: RoleName): string | null {
  const readings = next === null ? [] : readingsOf(next).map(each => openable(each, role))
  return readings.find(each => each !== null) ?? null
}

function openable(next: string, role: RoleName): string | null {
  const path = next.split(/[?#]/)[0] ?? ''
  if (path === '/join') return next
  if (!/^\/app(?:\/|$)/.test(path) || /\/\/|\\/.test(path)) return null
  const asWritten = withAmpersands(path)
  return mayOpen(asWritten, role) ? asWritten + next.slice(path.length) : null
}

/** The router only matches `game-Research&Development` in the notation of the specification. */
const withAmpersands = (path: string): string => path.replace(/%26/gi, '&')

/** Returns the page that a URL requests for after signing in, or else the landing page of the role. */
export const destinationOf = (address: string, role: RoleName, arrival?: Arrival): string =>
  safeNext(nextOf(address), role) ?? landingOf(role, arrival)

/** Returns the URL at which a student joins a game with its class code. */
export const joinAddress = (code: string): string => `/join?${new URLSearchParams({ code })}`

/** Returns the URL of the sign-in page that leads back to a page afterwards. */
export const signInAddress = (next: string): string => `/login?next=${encodeURIComponent(next)}`

export type Decision = { area: 'public' | 'app' } | { redirect: string }

/** Decides whether a URL shows a public page, shows the application, or redirects. */
export function decideArea(address: string, role: RoleName | null): Decision {
  const { path } = partsOf(address)
  const isApp = path === '/app' || path.startsWith('/app/')
  if (isApp && !role) return { redirect: signInAddress(address) }
  const asWritten = withAmpersands(path)
  if (isApp && asWritten !== path) return { redirect: asWritten + address.slice(path.length) }
  if (isApp) return { area: 'app' }
  const isEntrance = ['/', '/login', '/register'].includes(path.replace(/(.)\/$/, '$1'))
  if (role && isEntrance) return { redirect: destinationOf(address, role) }
  return { area: 'public' }
}
