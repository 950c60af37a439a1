/** Returns the number that a page shows in English, with its unit: « −1,234.50 BA » is -1234.5. */
export const numberIn = (text: string | null): number =>
  Number((text ?? '').replace(/[^\d.−]/g, '').replace('−', '-'))

/** Returns the amount in centimes that a page shows in BA. */
export const centimesIn = (text: string | null): number => Math.round(numberIn(text) * 100)
