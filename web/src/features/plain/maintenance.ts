/** The page to come back to: one of ours, the entrance otherwise. */
export function returnAddress(query: URLSearchParams): string {
  const next = query.get('next')
  if (!next?.startsWith('/') || /\/\/|\\/.test(next)) return '/'
  return next.startsWith('/maintenance') ? '/' : next
}

/** When the platform is back, as an ISO instant, when whoever led here knew it. */
export function returnTime(query: URLSearchParams): string | null {
  const until = query.get('until')
  return until && !Number.isNaN(Date.parse(until)) ? until : null
}
