import { apportion, MU, mulDiv, mulDivRound, sum } from '../arithmetic.ts'
import { formulas } from '../catalogue/formulas.ts'
import { type Amounts, type CausePart, gather, partsOf } from './causes.ts'
import { causesOfPrimaryDemand, RECEIVED } from './demand-causes.ts'
import { type FigureId, type Figures, figuresOf, statementFigures } from './figures.ts'
import { effects, type Side, type Walk, walkBetween } from './path.ts'
import { type Point, play, pointOf, shareOf } from './point.ts'
import { type ExplainedInput, readInputs, type Sources, type Unit, unitOfFigure } from './read-inputs.ts'
import { demandComponents, type PlayedQuarter, referenceSide, sideOf } from './sides.ts'

/** The explanation of a figure; amounts are engine integers. */
export interface FigureExplanation {
  readonly figure: FigureId
  readonly value: number
  readonly unit: Unit
  /** Key of the sentence that describes the rule. */
  readonly formula: string
  readonly inputs: readonly ExplainedInput[]
  /** Null when there is nothing to compare with, or when the figure is itself a rank or a difference. */
  readonly change: FigureChange | null
}

export interface FigureChange {
  /** The previous quarter, or the reference with which a first quarter's demand is compared. */
  readonly since: 'quarter' | 'reference'
  readonly before: number
  readonly amount: number
  /** The causes, which add up to the amount. */
  readonly causes: readonly CausePart[]
}

/** The explanations of a quarter, computed figure by figure on request. */
export interface QuarterExplanation {
  readonly figures: Figures
  explain(figure: FigureId): FigureExplanation
}

/** Figures whose change has no explanation of its own. */
const WITHOUT_CHANGE: ReadonlySet<FigureId> = new Set<FigureId>([
  'result.classement',
  'result.variationDemand',
  'result.demandePerdue',
  'marche.demandeTotale',
  'marche.prixMoyen',
  'marche.entreprises',
])

/**
 * Explains a company's quarter from its stored record and that of the previous quarter; null when the company had none.
 */
export function explainQuarter(now: PlayedQuarter, before: PlayedQuarter | null): QuarterExplanation {
  const side = sideOf(now)
  const sources: Sources = {
    side,
    played: play(side.circumstances),
    figures: figuresOfQuarter(now),
    market: now.market,
    playersAttraction: now.playersAttraction,
  }
  const comparison = compare(now, side, before)
  return {
    figures: sources.figures,
    explain: figure => {
      const formula = formulas.get(figure)
      const value = sources.figures[figure]
      if (formula === undefined || value === undefined) throw new Error(`no such figure: ${figure}`)
      return {
        figure,
        value,
        unit: unitOfFigure(figure),
        formula: formula.key,
        inputs: readInputs(formula, sources, unitOfFigure(figure)),
        change: changeOf(figure, value, comparison()),
      }
    },
  }
}

/** Returns every figure of a quarter as it was published. */
export function figuresOfQuarter({
  result,
  statements,
  market,
}: Pick<PlayedQuarter, 'result' | 'statements' | 'market'>): Figures {
  const { demandeTotale, prixMoyen, entreprises } = market
  return {
    ...figuresOf({ result, marche: { demandeTotale, prixMoyen, entreprises } }),
    ...statementFigures(statements),
  }
}

interface Comparison {
  readonly now: PlayedQuarter
  /** Null in a company's first quarter. */
  readonly before: PlayedQuarter | null
  readonly figuresBefore: Figures
  readonly walk: Walk
  readonly primaryDemand: Amounts
  /** The causes of the number of customers, including rivals' stock-outs. */
  readonly demand: Amounts
  /** Returns the quarter with one more customer. */
  oneMore(): Point
}

/** Returns the comparison with the previous quarter, which is computed when it is first needed. */
function compare(now: PlayedQuarter, side: Side, before: PlayedQuarter | null): () => Comparison {
  let made: Comparison | undefined
  return () => {
    made ??= makeComparison(now, side, before)
    return made
  }
}

function makeComparison(now: PlayedQuarter, side: Side, before: PlayedQuarter | null): Comparison {
  const walk = walkBetween(before === null ? referenceSide(side) : sideOf(before), side)
  const memories = demandComponents(now, side)
  const record = now.statements.demande
  const primaryDemand = causesOfPrimaryDemand(record, memories.before, memories.now, walk)
  const { circumstances } = side
  const more = { ...circumstances, demand: circumstances.demand + 1 }
  return {
    now,
    before,
    figuresBefore: before === null ? {} : figuresOfQuarter(before),
    walk,
    primaryDemand,
    demand: gather([...primaryDemand.values(), { cause: RECEIVED, amount: record.effets.report }]),
    oneMore: () => pointOf(more, play(more)),
  }
}

function changeOf(figure: FigureId, value: number, comparison: Comparison): FigureChange | null {
  if (WITHOUT_CHANGE.has(figure)) return null
  const causes = causesOf(figure, comparison)
  if (causes === null) return null
  const amount = sum(causes.map(part => part.amount))
  const since = comparison.before === null ? 'reference' : 'quarter'
  const before = value - amount
  if (since === 'quarter' && before !== comparison.figuresBefore[figure]) {
    throw new Error(`the causes of ${figure} do not add up: ${amount} to ${value}`)
  }
  return { since, before, amount, causes }
}

const NONE: Amounts = new Map()

function causesOf(figure: FigureId, comparison: Comparison): CausePart[] | null {
  if (figure === 'result.demande') return partsOf(comparison.demand, NONE)
  if (figure === 'result.demandePrimaire') return partsOf(comparison.primaryDemand, NONE)
  if (comparison.before === null) return null
  if (figure === 'result.demandeReportee') {
    const amount = comparison.now.statements.demande.effets.report
    return partsOf(gather([{ cause: RECEIVED, amount }]), NONE)
  }
  if (figure === 'result.partMarche') return causesOfShare(comparison, comparison.before)
  return causesOfOwn(figure, comparison)
}

/** Returns the causes of a figure that follows from the company's own quarter and the number of its customers. */
function causesOfOwn(figure: FigureId, comparison: Comparison): CausePart[] {
  const { walk, demand } = comparison
  const of = (point: Point) => point.figures[figure] ?? 0
  const amounts = effects(walk, of)
  const parts = walk.factors.map(({ cause, kind }, index) => ({ cause, kind, amount: amounts[index] ?? 0 }))
  const fromDemand = sum(parts.filter(({ kind }) => kind === 'demand').map(({ amount }) => amount))
  return partsOf(
    gather(parts.filter(({ kind, amount }) => kind !== 'demand' && amount !== 0)),
    spread(fromDemand, demand, () => of(comparison.oneMore()) - of(walk.backward[0] as Point)),
  )
}

/**
 * Distributes the contribution of another figure's change over the causes of that change, in proportion. When these
 * cancel out, each counts for the effect of one more unit.
 */
function spread(amount: number, causes: Amounts, ofOneMore: () => number): Amounts {
  const list = [...causes.values()]
  const weights = list.map(cause => cause.amount)
  const change = sum(weights)
  if (weights.every(weight => weight === 0)) return NONE
  const amounts =
    change === 0 ? apportion(weights, ofOneMore(), 1, 0) : apportion(weights, amount, change, amount)
  return gather(list.map(({ cause }, index) => ({ cause, amount: amounts[index] ?? 0 })))
}

/**
 * Returns the causes of the market share: own sales, the growth of the market in which the others share, and the
 * others' sales beyond it. With three factors the mean over all orders (Shapley) is easy to compute.
 */
function causesOfShare(comparison: Comparison, before: PlayedQuarter): CausePart[] {
  const { now } = comparison
  const sales = { old: before.result.nombreProduitVendu, now: now.result.nombreProduitVendu }
  const others = {
    old: before.market.ventesTotales - sales.old,
    now: now.market.ventesTotales - sales.now,
  }
  const grown =
    before.market.demandeTotale === 0
      ? others.old
      : mulDiv(others.old, now.market.demandeTotale, before.market.demandeTotale)
  const [own = 0, market = 0, competition = 0] = shapleyOfShare(sales, others, grown)
  const ofSales = causesOfOwn('result.nombreProduitVendu', comparison)
  const total = sales.now + others.now
  const unit = total === 0 ? 0 : mulDivRound(MU, others.now, total)
  const fromSales = spreadShare(own, ofSales, unit, total)
  return partsOf(
    gather([
      { cause: { kind: 'market' }, amount: market },
      { cause: { kind: 'competition' }, amount: competition },
    ]),
    fromSales,
  )
}

/** Returns the parts of a share that result from sales; `unit` over `total` is the effect of one more unit sold. */
function spreadShare(amount: number, ofSales: readonly CausePart[], unit: number, total: number): Amounts {
  const weights = ofSales.map(part => part.amount)
  const change = sum(weights)
  if (weights.every(weight => weight === 0)) return NONE
  const amounts =
    change === 0
      ? apportion(weights, unit, Math.max(total, 1), 0)
      : apportion(weights, amount, change, amount)
  return gather(ofSales.map(({ cause }, index) => ({ cause, amount: amounts[index] ?? 0 })))
}

interface Pair {
  readonly old: number
  readonly now: number
}

/**
 * Returns the mean effects, over the six orders of replacement, of own sales, of the market's growth and of the others'
 * sales beyond it.
 */
function shapleyOfShare(sales: Pair, others: Pair, grown: number): number[] {
  const at = (isOwnNew: boolean, isMarketNew: boolean, areOthersNew: boolean) => {
    const beyond = areOthersNew ? others.now - grown : 0
    const rest = Math.max(0, (isMarketNew ? grown : others.old) + beyond)
    return shareOf(isOwnNew ? sales.now : sales.old, rest)
  }
  // Shapley weights for three factors, in sixths: 2 in the first and last position, 1 in between.
  const own =
    2 * (at(true, false, false) - at(false, false, false)) +
    (at(true, true, false) - at(false, true, false)) +
    (at(true, false, true) - at(false, false, true)) +
    2 * (at(true, true, true) - at(false, true, true))
  const market =
    2 * (at(false, true, false) - at(false, false, false)) +
    (at(true, true, false) - at(true, false, false)) +
    (at(false, true, true) - at(false, false, true)) +
    2 * (at(true, true, true) - at(true, false, true))
  const change = at(true, true, true) - at(false, false, false)
  return apportion([own, market, 6 * change - own - market], 1, 6, change)
}
