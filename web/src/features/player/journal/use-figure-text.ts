import type { PredictedFigure } from '@trimestre/contract/prediction-scores'
import { useFormat } from '../../../i18n/format.ts'

/** Returns what writes a predicted figure: units without a unit, and amounts in BA. */
export function useFigureText(): (name: PredictedFigure, value: number) => string {
  const format = useFormat()
  return (name, value) => (name === 'demande' ? format.integer(value) : format.amount(value))
}
