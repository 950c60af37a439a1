import type { PhaseName } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'

const keys = {
  Lancement: 'phase.launch',
  Croissance: 'phase.growth',
  Maturite: 'phase.maturity',
  Declin: 'phase.decline',
} as const satisfies Record<PhaseName, string>

export const phaseText = (t: TFunction, phase: PhaseName): string => t(keys[phase])

/** Returns the four phases in the order of a market's life. */
export const phaseChoices = (t: TFunction): { value: PhaseName; label: string }[] =>
  (Object.keys(keys) as PhaseName[]).map(value => ({ value, label: t(keys[value]) }))
