import { marketTypes } from './market-types.ts'

const marketTypeKeys = marketTypes.map(({ key }) => key)

/** The product's figures that the engine reads: default, bounds, unit and labels (model, section 4). */
export const productFields = {
  typeOfMarket: {
    default: 'standard',
    choices: marketTypeKeys,
    name: 'Type de marché',
    en: 'Type of market',
  },
  evolution: {
    default: 0,
    min: -20,
    max: 20,
    unit: '% par trimestre',
    name: 'Évolution du marché',
    en: 'Market growth',
  },
  dimension: {
    default: 2800,
    min: 100,
    max: 100000,
    unit: 'unités par entreprise et par trimestre',
    name: 'Dimension du marché',
    en: 'Market size',
  },
  segments: {
    default: 1,
    min: 1,
    max: 2,
    name: 'Nombre de segments',
    en: 'Number of segments',
  },
  typeSegment1: {
    default: 'grandeConsommation',
    choices: marketTypeKeys,
    name: 'Sensibilités du premier segment (« prix »)',
    en: 'Sensitivities of the first segment (price)',
  },
  typeSegment2: {
    default: 'luxe',
    choices: marketTypeKeys,
    name: 'Sensibilités du second segment (« exigeant »)',
    en: 'Sensitivities of the second segment (demanding)',
  },
} as const
