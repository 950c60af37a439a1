import { sum } from '../arithmetic.ts'
import { type AccountNumber, accounts } from '../catalogue/accounts.ts'
import { type CriterionName, criteria } from '../catalogue/criteria.ts'
import { type DecisionKey, decisionItems } from '../catalogue/decisions.ts'
import { resultFields } from '../catalogue/result-fields.ts'
import { placeOf } from '../chart-of-accounts.ts'
import type { OwnClosing } from '../closing.ts'
import type { Preparation } from '../company-quarter.ts'
import { type PublishedTerms, publishTerms } from '../company-state.ts'
import { referenceDemandComponents } from '../explain-demand.ts'
import { opensYear } from '../financial-year.ts'
import { type Balances, balanceOf, type EntryKey, labelOf, piecesOf } from '../journal.ts'
import type { MarketResult } from '../publish-result.ts'
import type { FigureId, Figures } from './figures.ts'
import {
  type Formula,
  type InputRef,
  type MarketField,
  marketFields,
  type OpeningField,
  openingFields,
} from './inputs.ts'
import type { Side } from './path.ts'

/** The source of an input. */
export type SourceKind =
  | 'decision'
  | 'criterion'
  | 'opening'
  | 'figure'
  | 'market'
  | 'term'
  | 'account'
  | 'openingBalance'
  | 'balance'
  | 'entry'

/** An input of a formula, with its value in this quarter. */
export interface ExplainedInput {
  readonly source: SourceKind
  /** Name within its source: key of a decision, name of a criterion, id of a figure, number of an account… */
  readonly key: string
  /** Number of the segment, for a term of attraction in a market of several segments. */
  readonly segment?: number
  /** Label of the journal piece, for an entry. */
  readonly piece?: string
  readonly role: 'plus' | 'minus' | 'of'
  /** Engine integer. */
  readonly value: number
  readonly unit: Unit
  /** Whether the input discloses a coefficient of the model. */
  readonly isCoefficient: boolean
}

/** Engine units: centimes, millionths of 1 (or of a percentage), billionths, or a count of something. */
export type Unit = 'centimes' | 'percent' | 'ratio' | 'nano' | 'count'

/** The data from which the inputs of a quarter are read. */
export interface Sources {
  readonly side: Side
  readonly played: Preparation & OwnClosing
  readonly figures: Figures
  readonly market: MarketResult
  /** Total attraction of all players, in billionths. */
  readonly playersAttraction: number
}

const unitOfResult: ReadonlyMap<string, string> = new Map(resultFields.map(({ key, unit }) => [key, unit]))
const criteriaByName = new Map<string, (typeof criteria)[number]>(criteria.map(one => [one.name, one]))
const decisionsByKey = new Map<string, (typeof decisionItems)[number]>(
  decisionItems.map(one => [one.key, one]),
)

/** Converts the name of a unit in the catalogue. */
function unitNamed(name: string): Unit {
  if (name === 'centimes') return 'centimes'
  if (name === 'millionièmes') return 'percent'
  return name === 'milliardièmes' ? 'nano' : 'count'
}

/** Returns the unit of a figure: statements are in centimes, results have the unit of their field. */
export function unitOfFigure(id: FigureId): Unit {
  const [group, name = ''] = id.split('.')
  if (group === 'result') return unitNamed(unitOfResult.get(name) ?? '')
  if (group === 'marche') return unitNamed(marketFields[name as MarketField])
  return 'centimes'
}

/**
 * Returns the inputs of a formula with their values, in its order. A coefficient is written in the unit of the figure
 * that it explains: a tax rate of 25 %, not of 0.25.
 */
export function readInputs(
  { plus = [], minus = [], of = [] }: Formula,
  sources: Sources,
  unitOfExplained: Unit,
): ExplainedInput[] {
  const unitOf = ({ source, unit }: Read) =>
    source === 'criterion' && unit === 'ratio' && unitOfExplained === 'percent' ? 'percent' : unit
  const read = (refs: readonly InputRef[], role: ExplainedInput['role']) =>
    refs.flatMap(ref => readInput(ref, sources).map(input => ({ ...input, unit: unitOf(input), role })))
  return [...read(plus, 'plus'), ...read(minus, 'minus'), ...read(of, 'of')]
}

type Read = Omit<ExplainedInput, 'role'>

function readInput(ref: InputRef, sources: Sources): Read[] {
  const dot = ref.indexOf('.')
  const [kind, name] = [ref.slice(0, dot), ref.slice(dot + 1)]
  const reader = readers[kind]
  return reader === undefined ? [figureInput(ref as FigureId, sources)] : reader(name, sources)
}

const readers: Readonly<Record<string, (name: string, sources: Sources) => Read[]>> = {
  decision: (name, { played }) => {
    const { key, scale } = decisionsByKey.get(name) ?? { key: name as DecisionKey, scale: 'entier' }
    const unit = scale === 'entier' ? 'count' : scale
    return [{ source: 'decision', key, value: played.orders.values[key], unit, isCoefficient: false }]
  },
  criterion: (name, { side }) => {
    const unit = ({ micro: 'ratio', centimes: 'centimes', entier: 'count' } as const)[
      criteriaByName.get(name)?.scale ?? 'entier'
    ]
    const value = side.circumstances.environment.criteria[name as CriterionName]
    return [{ source: 'criterion', key: name, value, unit, isCoefficient: true }]
  },
  opening: (name, sources) => [openingInput(name as OpeningField, sources)],
  market: (name, sources) => [marketInput(name as MarketField, sources)],
  term: (name, { played }) => {
    const { segments } = played.appeal
    return segments.map(({ terms }, index) => ({
      source: 'term',
      key: name,
      value: publishTerms(terms)[name as keyof PublishedTerms],
      unit: 'nano',
      isCoefficient: true,
      ...(segments.length > 1 && { segment: index + 1 }),
    }))
  },
  account: (name, { played }) => [accountInput('account', name, played.accounts.beforeClosing)],
  openingBalance: (name, { played }) => [accountInput('openingBalance', name, played.opening.balances)],
  balance: (name, { played }) => [accountInput('balance', name, played.accounts.balances)],
  entry: (name, { played }) => entryInputs(name as EntryKey, played),
  line: (name, { played }) => {
    const [entry = '', account = ''] = name.split('.')
    const lines = entryInputs(entry as EntryKey, played).filter(({ key }) => key === account)
    const value = Math.abs(sum(lines.map(line => line.value)))
    return [{ ...amount('entry', account, value), piece: labelOf(entry as EntryKey) }]
  },
  flows: (name, sources) => flowInputs(name === 'receipts', sources),
}

const amount = (source: SourceKind, key: string, value: number): Read => ({
  source,
  key,
  value,
  unit: 'centimes',
  isCoefficient: false,
})

function figureInput(id: FigureId, { figures }: Sources): Read {
  return { source: 'figure', key: id, value: figures[id] ?? 0, unit: unitOfFigure(id), isCoefficient: false }
}

function openingInput(field: OpeningField, { side }: Sources): Read {
  const { opening, environment } = side.circumstances
  const before = opening.before ?? referenceDemandComponents(environment)
  const isFirstOfYear = opensYear(environment.clock.quarterNumber)
  const values: Record<OpeningField, number> = {
    stock: opening.stock,
    capaciteStock: opening.storage,
    ouvriers: opening.workers,
    machines: sum(opening.machines.map(lot => lot.count)),
    usure: opening.wear,
    moral: opening.morale,
    formation: opening.training,
    experience: opening.experience,
    notoriete: opening.awareness,
    reputation: opening.reputation,
    service: opening.service,
    credit: opening.paymentDelay,
    tauxRupture: opening.stockOutRate,
    ventes: opening.lastSales,
    demande: before.demand + before.received,
    niveauRD: opening.researchLevel,
    rdTotal: opening.researchSpent,
    rdEffectif: opening.researchEffective,
    capitalRD: opening.researchCapital,
    capitalMarque: opening.brandCapital,
    rdDepart: opening.openingResearch,
    marqueDepart: opening.openingBrand,
    deficits: opening.taxLosses,
    baseAnnee: isFirstOfYear ? 0 : opening.yearBase,
    impotAnnee: isFirstOfYear ? 0 : opening.yearTax,
    dividendesCapitalises: opening.dividendsAccount,
    resultatCumule: opening.cumulativeResult,
    sauvetages: opening.rescues,
    creanceT1: opening.receivableNext,
    creanceT2: opening.receivableLater,
  }
  return {
    source: 'opening',
    key: field,
    value: values[field],
    unit: unitNamed(openingFields[field]),
    isCoefficient: false,
  }
}

function marketInput(field: MarketField, { market, playersAttraction }: Sources): Read {
  const values: Record<MarketField, number> = {
    demandeTotale: market.demandeTotale,
    ventesTotales: market.ventesTotales,
    prixMoyen: market.prixMoyen,
    entreprises: market.entreprises,
    attractionTotale: playersAttraction + market.attractionReference,
  }
  const isCoefficient = field === 'attractionTotale'
  return {
    source: 'market',
    key: field,
    value: values[field],
    unit: unitNamed(marketFields[field]),
    isCoefficient,
  }
}

/** Accounts that increase on the debit side: assets, charges, losses. */
const DEBIT_ACCOUNTS: ReadonlySet<string> = new Set(
  accounts.map(({ number }) => number).filter(number => /^(6|119|129|211|213|2154|355|411|512)/.test(number)),
)

function accountInput(source: SourceKind, number: string, balances: Balances): Read {
  const balance = balanceOf(balances, placeOf(number as AccountNumber))
  return amount(source, number, DEBIT_ACCOUNTS.has(number) ? balance : 0 - balance)
}

/** The bank, and the suppliers through whom purchases of the quarter are paid. */
const SETTLEMENTS: ReadonlySet<AccountNumber> = new Set(['512', '401', '404'])

/** Returns the effects on the bank account of the lines of a piece, other than those of its settlement. */
function entryInputs(entry: EntryKey, { accounts: books }: OwnClosing): Read[] {
  return piecesOf(books.journal)
    .filter(piece => piece.entry === entry)
    .flatMap(({ lines }) => lines)
    .filter(([account]) => !SETTLEMENTS.has(account))
    .map(([account, signed]) => ({ ...amount('entry', account, 0 - signed), piece: labelOf(entry) }))
}

/** Returns the lines of the cash plan on one side: receipts or payments. */
function flowInputs(areReceipts: boolean, sources: Sources): Read[] {
  const ids = Object.keys(sources.figures).filter((id): id is FigureId => id.startsWith('tresorerie.'))
  return ids
    .filter(id => id !== 'tresorerie.ouverture' && id !== 'tresorerie.cloture')
    .map(id => figureInput(id, sources))
    .filter(({ value }) => (areReceipts ? value > 0 : value < 0))
}
