import type { CompanyChange } from '@trimestre/contract/stream-events'

/** Milliseconds after the response during which the event about this page's own change may still arrive. */
const late = 3000

type OwnWrite = { change: CompanyChange /** In milliseconds of `performance.now()`. */; expiresAt: number }

/** The changes this page has made to the player's company and that the stream has not reported yet. */
const awaited = new Set<OwnWrite>()

/** Sends a request and records that the stream will report its change, if it makes one. */
export async function rememberLocalWrite(
  path: string,
  init: RequestInit | undefined,
  make: () => Promise<Response>,
): Promise<Response> {
  const change = changeOf(path, init)
  if (change === null) return make()
  const write: OwnWrite = { change, expiresAt: Number.POSITIVE_INFINITY }
  awaited.add(write)
  try {
    const response = await make()
    if (!response.ok) awaited.delete(write)
    return response
  } finally {
    write.expiresAt = performance.now() + late
  }
}

/**
 * Whether an event about this change reports this page's own request, whose response has already shown it. Each request
 * matches one event.
 */
export function isLocalWrite(change: CompanyChange): boolean {
  const now = performance.now()
  for (const write of awaited) {
    if (write.expiresAt < now) awaited.delete(write)
    else if (write.change === change) return awaited.delete(write)
  }
  return false
}

function changeOf(path: string, init: RequestInit | undefined): CompanyChange | null {
  const { method = 'GET', body } = init ?? {}
  if (method === 'GET') return null
  if (path.endsWith('/lock')) return method === 'DELETE' ? 'unlocked' : 'locked'
  if (path.includes('/journal/')) return 'journal'
  if (!path.includes('/v1/decisions/')) return null
  return typeof body === 'string' && JSON.parse(body).draft === true ? 'draft' : 'saved'
}
