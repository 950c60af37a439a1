import type { Computer } from '@trimestre/contract/seats'
import type { TFunction } from 'i18next'
import { joinFacts } from '../../i18n/i18n.ts'
import { levelKeys } from './strategies.ts'

/** Returns « Confirmé · Prix bas ». */
export const strategyText = (t: TFunction<'seats'>, { level, temperament }: Computer): string =>
  joinFacts([t(`computer.${levelKeys[level]}`), t(`computer.${temperament}`)])
