/** An alert of a result; PLAFOND and REDRESSEMENT are followed by « : » and the decision's key. */
export interface AlertLabel {
  readonly key: string
  readonly name: string
  readonly en: string
}

const list = [
  {
    key: 'CAPACITE',
    name: 'Production prévue supérieure à la capacité : le surplus de matières commandées est annulé contre un dédit',
    en: 'Plan above capacity: the materials ordered in excess are cancelled for a forfeit',
  },
  {
    key: 'RUPTURE',
    name: "Rupture de stock : des clients n'ont pas été servis",
    en: 'Stock-out',
  },
  {
    key: 'STOCK_PERDU',
    name: 'Stock supérieur à la capacité : le surplus est perdu',
    en: 'Stock overflow lost',
  },
  {
    key: 'DECOUVERT',
    name: 'Compte bancaire à découvert',
    en: 'Overdraft',
  },
  {
    key: 'PRET_URGENCE',
    name: "Prêt d'urgence accordé d'office",
    en: 'Emergency loan granted',
  },
  {
    key: 'PERTE_MOITIE_CAPITAL',
    name: 'Capitaux propres inférieurs à la moitié du capital',
    en: 'Equity below half of the capital',
  },
  {
    key: 'PLAFOND',
    name: 'Décision ramenée à sa limite (suivi de la clé)',
    en: 'Decision reduced to its limit (key follows)',
  },
  {
    key: 'PLANCHER',
    name: 'Décision relevée à son minimum (suivi de la clé)',
    en: 'Decision raised to its minimum (key follows)',
  },
  {
    key: 'REDRESSEMENT',
    name: 'Décision limitée par le redressement (suivi de la clé)',
    en: 'Decision limited by recovery (key follows)',
  },
] as const satisfies readonly AlertLabel[]

export type AlertKey = (typeof list)[number]['key']

export const alerts: readonly (AlertLabel & { readonly key: AlertKey })[] = list
