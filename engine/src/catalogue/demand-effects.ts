/** A reason why a company's demand moved (model, section 8.13), with the label shown to the player. */
export interface DemandEffectLabel {
  readonly key: string
  readonly name: string
  readonly en: string
}

const list = [
  {
    key: 'marche',
    name: 'Marché',
    en: 'Market',
  },
  {
    key: 'prix',
    name: 'Prix',
    en: 'Price',
  },
  {
    key: 'publicite',
    name: 'Publicité',
    en: 'Advertising',
  },
  {
    key: 'qualite',
    name: 'Qualité',
    en: 'Quality',
  },
  {
    key: 'rd',
    name: 'Innovation',
    en: 'Innovation',
  },
  {
    key: 'service',
    name: 'Service',
    en: 'Service',
  },
  {
    key: 'livraison',
    name: 'Livraison',
    en: 'Delivery',
  },
  {
    key: 'conditions',
    name: 'Conditions de paiement',
    en: 'Payment terms',
  },
  {
    key: 'concurrence',
    name: 'Concurrence',
    en: 'Competition',
  },
  {
    key: 'report',
    name: 'Report des ruptures concurrentes',
    en: "Rivals' stock-outs",
  },
] as const satisfies readonly DemandEffectLabel[]

export type DemandEffectKey = (typeof list)[number]['key']

export const demandEffects: readonly (DemandEffectLabel & { readonly key: DemandEffectKey })[] = list
