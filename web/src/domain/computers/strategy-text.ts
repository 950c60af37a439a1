import type { Computer } from '@trimestre/contract/seats'
import type { TFunction } from 'i18next'
import { joinFacts } from '../../i18n/i18n.ts'

/** The names of the levels in the texts. */
export const levelKeys = { 1: 'beginner', 2: 'confirmed', 3: 'expert' } as const

/** Returns « Confirmé · Prix bas ». */
export const strategyText = (t: TFunction<'seats'>, { level, temperament }: Computer): string =>
  joinFacts([t(`computer.${levelKeys[level]}`), t(`computer.${temperament}`)])
