import type { AccountNumber } from '../catalogue/accounts.ts'
import type { CriterionName } from '../catalogue/criteria.ts'
import type { DecisionKey } from '../catalogue/decisions.ts'
import type { PublishedTerms } from '../company-state.ts'
import type { EntryKey } from '../journal.ts'
import type { FigureId } from './figures.ts'

/** The opening figures of a company's quarter, with their units: fields of the closing of the previous quarter. */
export const openingFields = {
  stock: 'unités',
  capaciteStock: 'unités',
  ouvriers: 'personnes',
  machines: 'machines',
  usure: 'millionièmes',
  moral: 'millionièmes',
  formation: 'millionièmes',
  experience: 'unités',
  notoriete: 'centimes',
  reputation: 'millionièmes',
  service: 'millionièmes',
  credit: 'millionièmes',
  tauxRupture: 'millionièmes',
  ventes: 'unités',
  demande: 'unités',
  niveauRD: 'niveau',
  rdTotal: 'centimes',
  rdEffectif: 'centimes',
  capitalRD: 'centimes',
  capitalMarque: 'centimes',
  rdDepart: 'centimes',
  marqueDepart: 'centimes',
  deficits: 'centimes',
  baseAnnee: 'centimes',
  impotAnnee: 'centimes',
  dividendesCapitalises: 'centimes',
  resultatCumule: 'centimes',
  sauvetages: 'prêts',
  creanceT1: 'centimes',
  creanceT2: 'centimes',
} as const satisfies Record<string, string>
export type OpeningField = keyof typeof openingFields

/** The public figures of the whole market, and the total attraction, which discloses coefficients. */
export const marketFields = {
  demandeTotale: 'unités',
  ventesTotales: 'unités',
  prixMoyen: 'centimes',
  entreprises: 'entreprises',
  attractionTotale: 'milliardièmes',
} as const satisfies Record<string, string>
export type MarketField = keyof typeof marketFields

/**
 * The source of a formula's input. An account is the balance of the quarter before income accounts are closed; an entry
 * stands for the lines of a piece other than the bank's; flows for the lines of the cash plan on one side.
 */
export type InputRef =
  | FigureId
  | `decision.${DecisionKey}`
  | `criterion.${CriterionName}`
  | `opening.${OpeningField}`
  | `market.${MarketField}`
  | `term.${keyof PublishedTerms}`
  | `account.${AccountNumber}`
  | `openingBalance.${AccountNumber}`
  | `balance.${AccountNumber}`
  | `entry.${EntryKey}`
  | `line.${EntryKey}.${AccountNumber}`
  | 'flows.receipts'
  | 'flows.payments'

/**
 * The composition of a figure. With `plus` or `minus` and nothing in `of`, it is exactly the sum of the former less
 * that of the latter; otherwise `of` names the other inputs of its rule.
 */
export interface Formula {
  /** Key of the sentence that describes the rule. */
  readonly key: string
  readonly plus?: readonly InputRef[]
  readonly minus?: readonly InputRef[]
  readonly of?: readonly InputRef[]
}
