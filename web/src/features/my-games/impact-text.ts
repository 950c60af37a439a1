import type { GameEvent } from '@trimestre/contract/games'
import type { Format } from '../../i18n/format.ts'

/**
 * « +10 % » for an impact in figures; one in words as the school wrote it. The words of the product's own events are
 * French: elsewhere its description says as much.
 */
export function impactText(format: Format, { impact, key, reworded }: GameEvent['event']): string {
  if (impact === null || impact === '') return ''
  const value = Number(impact)
  const isForeign = key !== null && !reworded.includes('impact') && format.language !== 'fr'
  if (Number.isNaN(value)) return isForeign ? '' : String(impact)
  return `${value > 0 ? '+' : ''}${format.percent(value, Number.isInteger(value) ? 0 : 1)}`
}
