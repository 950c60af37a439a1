/** What the server's clock says more than this device's, in milliseconds. */
let ahead = 0

/** Learns from the `Date` of an answer; it says whole seconds, so half a one is taken as lost. */
export function noteServerDate(header: string | null): void {
  const said = Date.parse(header ?? '')
  if (!Number.isNaN(said)) ahead = said + 500 - Date.now()
}

export const serverNow = (): number => Date.now() + ahead
