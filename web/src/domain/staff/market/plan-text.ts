import type { PhaseName } from '@trimestre/contract/games'
import { proposedPlan } from '@trimestre/engine/market-plan'
import type { TFunction } from 'i18next'
import { phaseText } from '../../../ui/phase.ts'
import type { PlanChoice } from './market-settings.ts'

/** Returns the name of a plan; the proposed one says which plan it is as soon as the level is known. */
export function planText(t: TFunction<['common', 'admin']>, plan: PlanChoice, level: number | null): string {
  const phase = (name: PhaseName) => phaseText(t, name)
  switch (plan) {
    case 'proposed':
      return level === null
        ? t('admin:market.proposed')
        : t('admin:market.proposedAs', { plan: planText(t, proposedPlan(level), level) })
    case 'hand':
      return t('admin:market.byHand')
    case 'croissancePuisMaturite':
      return t('admin:market.growthThenMaturity', {
        growth: phase('Croissance'),
        maturity: phase('Maturite'),
      })
    case 'cycle':
      return t('admin:market.cycle', { launch: phase('Lancement'), decline: phase('Declin') })
    default:
      return t('admin:market.throughout', { phase: phase(plan) })
  }
}
