/** The difference between the server's clock and this device's clock, in milliseconds. */
let ahead = 0

/**
 * Sets the difference from the `Date` header of a response. The header has whole seconds, so half a second is added on
 * average.
 */
export function noteServerDate(header: string | null): void {
  const said = Date.parse(header ?? '')
  if (!Number.isNaN(said)) ahead = said + 500 - Date.now()
}

export const serverNow = (): number => Date.now() + ahead
