/**
 * The number typed by a person: spaces group, a comma or a point starts the decimals, whichever sign stands for
 * minus. Null when the text is empty, NaN when it is not a number.
 */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, '').replace(/\u2212/g, '-')
  if (plain === '') return null
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return parseGrouped(plain)
  return Number(plain.replace(',', '.'))
}

/** « 1.234.567,5 » and « 1,234,567.5 »: when both signs appear or one repeats, the last kind met is the decimals. */
function parseGrouped(plain: string): number {
  const grouped = plain.match(/^([+-]?)(\d{1,3}(?:([.,])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/)
  if (!grouped) return Number.NaN
  const [, sign = '', integers = '', group, decimal, fraction = ''] = grouped
  if (decimal === group) return Number.NaN
  return Number(`${sign}${integers.replace(/[.,]/g, '')}.${fraction || '0'}`)
}

/** The value moved by an amount and kept within its bounds; decimals do not drift (0.1 + 0.2 is 0.3). */
export function stepNumber(value: number | null, by: number, min?: number, max?: number): number {
  const start = value === null || Number.isNaN(value) ? 0 : value
  const moved = Number((start + by).toFixed(6))
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, moved))
}
