import type { Format } from '../../i18n/format.ts'

/** « +10 % » for an impact in figures; one in words as it was written; nothing for none. */
export function impactText(format: Format, impact: string | number | null): string {
  if (impact === null || impact === '') return ''
  const value = Number(impact)
  if (Number.isNaN(value)) return String(impact)
  return `${value > 0 ? '+' : ''}${format.percent(value, Number.isInteger(value) ? 0 : 1)}`
}
