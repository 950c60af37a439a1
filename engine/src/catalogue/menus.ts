/** A decision or consultation area of the player's screens. */
export interface Menu {
  readonly key: string
  readonly name: string
  readonly en: string
  readonly group: 'support' | 'business' | 'finance'
  readonly route: string
  readonly kind: 'decision' | 'consultation'
  readonly order: number
}

const list = [
  {
    key: 'production',
    name: 'Production',
    en: 'Production',
    group: 'support',
    route: '/app/user/game-production',
    kind: 'decision',
    order: 1,
  },
  {
    key: 'ressourcesHumaines',
    name: 'Ressources humaines',
    en: 'Human resources',
    group: 'support',
    route: '/app/user/game-human-resources',
    kind: 'decision',
    order: 2,
  },
  {
    key: 'qualite',
    name: 'Qualité',
    en: 'Quality',
    group: 'support',
    route: '/app/user/game-quality',
    kind: 'decision',
    order: 3,
  },
  {
    key: 'rechercheDeveloppement',
    name: 'Recherche et développement',
    en: 'Research and development',
    group: 'support',
    route: '/app/user/game-Research&Development',
    kind: 'decision',
    order: 4,
  },
  {
    key: 'logistique',
    name: 'Logistique',
    en: 'Logistics',
    group: 'support',
    route: '/app/user/game-logistics',
    kind: 'decision',
    order: 5,
  },
  {
    key: 'ventes',
    name: 'Ventes',
    en: 'Sales',
    group: 'business',
    route: '/app/user/game-retail-price',
    kind: 'decision',
    order: 6,
  },
  {
    key: 'marketing',
    name: 'Marketing',
    en: 'Marketing',
    group: 'business',
    route: '/app/user/game-marketing',
    kind: 'decision',
    order: 7,
  },
  {
    key: 'comptabilite',
    name: 'Comptabilité et finance',
    en: 'Accounting and finance',
    group: 'finance',
    route: '/app/user/game-comptabilite',
    kind: 'decision',
    order: 8,
  },
  {
    key: 'soldesIntermediaires',
    name: 'Soldes intermédiaires de gestion',
    en: 'Intermediate balances',
    group: 'finance',
    route: '/app/user/game-solde-intermediaire',
    kind: 'consultation',
    order: 9,
  },
  {
    key: 'bilan',
    name: 'Bilan',
    en: 'Balance sheet',
    group: 'finance',
    route: '/app/user/game-accounting-balance-sheet',
    kind: 'consultation',
    order: 10,
  },
  {
    key: 'concurrence',
    name: 'Concurrence',
    en: 'Competition',
    group: 'business',
    route: '/app/user/game-competitive',
    kind: 'consultation',
    order: 11,
  },
] as const satisfies readonly Menu[]

export type MenuKey = (typeof list)[number]['key']

export const menus: readonly (Menu & { readonly key: MenuKey })[] = list
