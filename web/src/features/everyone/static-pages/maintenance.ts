/** Returns the page to go back to: one of this application, or else the root page. */
export function returnAddress(query: URLSearchParams): string {
  const next = query.get('next')
  if (!next?.startsWith('/') || /\/\/|\\/.test(next)) return '/'
  return next.startsWith('/maintenance') ? '/' : next
}

/** Returns the time at which the platform is available again, as an ISO instant, if the address contains it. */
export function returnTime(query: URLSearchParams): string | null {
  const until = query.get('until')
  return until && !Number.isNaN(Date.parse(until)) ? until : null
}
