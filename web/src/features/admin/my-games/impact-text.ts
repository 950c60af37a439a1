import type { GameEvent } from '@trimestre/contract/games'
import type { Format } from '../../../i18n/format.ts'

/**
 * Formats an impact: « +10 % » for a number, or the words of the school. The words of the product's own events are in
 * French, so other languages omit them; the event description gives the same information.
 */
export function impactText(format: Format, { impact, key, reworded }: GameEvent['event']): string {
  if (impact === null || impact === '') return ''
  const value = Number(impact)
  const isForeign = key !== null && !reworded.includes('impact') && format.language !== 'fr'
  if (Number.isNaN(value)) return isForeign ? '' : String(impact)
  return `${value > 0 ? '+' : ''}${format.percent(value, Number.isInteger(value) ? 0 : 1)}`
}
