import type { CompanyChange } from '@trimestre/contract/stream-events'

/** Milliseconds after the answer during which the news of what this page has done may still come. */
const late = 3000

type OwnWrite = { change: CompanyChange /** On the clock of the page. */; expiresAt: number }

/** What this page has done to the player's company and the stream has not told back yet. */
const awaited = new Set<OwnWrite>()

/** Makes a call, remembering that the stream will tell of the change it makes, if it makes one. */
export async function rememberOwnWrite(
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

/** Whether news of this change is this page's own, whose answer said it already. Counts once for each call. */
export function isOwnWrite(change: CompanyChange): boolean {
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
  if (!path.includes('/v1/decisions/')) return null
  return typeof body === 'string' && JSON.parse(body).draft === true ? 'draft' : 'saved'
}
