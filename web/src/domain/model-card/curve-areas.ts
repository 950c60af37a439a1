import type { Curve } from '@trimestre/contract/model-card'
import type { AreaKey } from '../game-areas.ts'

const areas: Record<Curve['key'], AreaKey> = {
  price: 'ventes',
  advertising: 'marketing',
  quality: 'qualite',
  research: 'rechercheDeveloppement',
  unitCost: 'production',
  wear: 'production',
  training: 'ressourcesHumaines',
}

/** Returns the area in which the lever of a curve is decided. */
export const areaOfCurve = (key: Curve['key']): AreaKey => areas[key]

/** Whether the model card has a curve for a decision of the area. */
export const hasCurve = (area: AreaKey): boolean => Object.values(areas).includes(area)
