/** A preset of customer sensitivities; 1 leaves a sensitivity as the criteria set it. */
export interface MarketType {
  readonly key: string
  readonly name: string
  readonly en: string
  readonly multipliers: {
    readonly price: number
    readonly advertising: number
    readonly quality: number
    readonly research: number
    readonly service: number
    readonly terms: number
  }
}

const list = [
  {
    key: 'standard',
    name: 'Marché standard',
    en: 'Standard market',
    multipliers: {
      price: 1,
      advertising: 1,
      quality: 1,
      research: 1,
      service: 1,
      terms: 1,
    },
  },
  {
    key: 'grandeConsommation',
    name: 'Grande consommation',
    en: 'Mass consumption',
    multipliers: {
      price: 1.2,
      advertising: 1.3,
      quality: 0.8,
      research: 0.8,
      service: 0.7,
      terms: 0.5,
    },
  },
  {
    key: 'technologie',
    name: 'Technologie',
    en: 'Technology',
    multipliers: {
      price: 0.9,
      advertising: 1,
      quality: 1,
      research: 1.6,
      service: 1,
      terms: 0.8,
    },
  },
  {
    key: 'luxe',
    name: 'Luxe',
    en: 'Luxury',
    multipliers: {
      price: 0.7,
      advertising: 1.2,
      quality: 1.5,
      research: 0.8,
      service: 1.2,
      terms: 0.5,
    },
  },
  {
    key: 'industriel',
    name: 'Industriel (entre entreprises)',
    en: 'Industrial (B2B)',
    multipliers: {
      price: 1,
      advertising: 0.5,
      quality: 1.1,
      research: 1.1,
      service: 1.4,
      terms: 1.8,
    },
  },
] as const satisfies readonly MarketType[]

export type MarketTypeKey = (typeof list)[number]['key']

/** The market types a product can have; the first is the neutral one. */
export const marketTypes: readonly (MarketType & { readonly key: MarketTypeKey })[] = list
