/** A phase of the product life cycle: numbers are human ratios (0.16 = 16 % per quarter). */
export interface PhaseProfile {
  readonly key: string
  readonly name: string
  readonly en: string
  /** Market index of a game that starts in this phase. */
  readonly initialIndex: number
  /** Growth per quarter slides from the first value to the second along the quarters spent in the phase. */
  readonly growthStart: number
  readonly growthEnd: number
  /** How the phase scales the customers' sensitivities. */
  readonly multipliers: {
    readonly price: number
    readonly advertising: number
    readonly quality: number
    readonly research: number
  }
}

const list = [
  {
    key: 'Lancement',
    name: 'Lancement',
    en: 'Launch',
    initialIndex: 1,
    growthStart: 0.08,
    growthEnd: 0.06,
    multipliers: {
      price: 0.75,
      advertising: 1.3,
      quality: 0.9,
      research: 1.3,
    },
  },
  {
    key: 'Croissance',
    name: 'Croissance',
    en: 'Growth',
    initialIndex: 1,
    growthStart: 0.09,
    growthEnd: 0.04,
    multipliers: {
      price: 0.9,
      advertising: 1.1,
      quality: 1,
      research: 1.15,
    },
  },
  {
    key: 'Maturite',
    name: 'Maturité',
    en: 'Maturity',
    initialIndex: 1.05,
    growthStart: 0.01,
    growthEnd: -0.01,
    multipliers: {
      price: 1.15,
      advertising: 0.9,
      quality: 1.1,
      research: 1,
    },
  },
  {
    key: 'Declin',
    name: 'Déclin',
    en: 'Decline',
    initialIndex: 1.1,
    growthStart: -0.03,
    growthEnd: -0.07,
    multipliers: {
      price: 1.35,
      advertising: 0.7,
      quality: 0.9,
      research: 0.7,
    },
  },
] as const satisfies readonly PhaseProfile[]

export type Phase = (typeof list)[number]['key']

/** The four phases, in the order of a product's life (model, section 4). */
export const phases: readonly (PhaseProfile & { readonly key: Phase })[] = list
