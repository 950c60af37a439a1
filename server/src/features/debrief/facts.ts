import type { Fact, FactKind } from '@trimestre/contract/debrief'
import { meanOf } from '@trimestre/contract/fractions'
import type { ResultFieldKey } from '@trimestre/engine'
import { exact, percentOf, sumOf } from '../../platform/exact.ts'
import type { ClassQuarter, CompanyQuarter } from './class-quarter.ts'

/** A fact without its sentence. */
export type PlainFact = Omit<Fact, 'text'>

/** An event that acted in a quarter, as far as the reader may know of it. */
export type QuarterEvent = { key: string | null; name: string; isPrivate: boolean }

/** A company that people held, by its place among these; everybody may know it. */
export type Place = { label: string; rank: number; rankBefore: number | null }

export type FactSource = {
  quarter: ClassQuarter
  events: readonly QuarterEvent[]
  /** In the order of seats. */
  places: readonly Place[]
}

type Figures = PlainFact['figures']

/**
 * Returns the facts of a quarter in their order. Those about companies are sums over all whose figures the reader may
 * see: the whole class, or the own company.
 */
export function factsOf({ quarter, events, places }: FactSource, withRanking: boolean): PlainFact[] {
  const { round, quarter: number, companies } = quarter
  const found: [FactKind, Figures | null][] = [
    ...events.map((event): [FactKind, Figures] => ['event', eventFigures(event)]),
    ['market', marketFigures(quarter)],
    ['prices', priceFigures(quarter)],
    ['stockouts', stockoutFigures(companies)],
    ['stocks', stockFigures(companies)],
    ['capacity', capacityFigures(companies)],
    ['people', peopleFigures(companies)],
    ['investment', investmentFigures(companies)],
    ['results', resultFigures(companies)],
    ['cash', cashFigures(companies)],
    ['predictions', predictionFigures(companies)],
    ['ranking', withRanking ? rankingFigures(places) : null],
  ]
  return found.flatMap(([kind, figures]) =>
    figures === null ? [] : [{ kind, round, quarter: number, figures }],
  )
}

const eventFigures = ({ key, name, isPrivate }: QuarterEvent): Figures => ({
  name,
  key,
  private: isPrivate ? 1 : 0,
})

function marketFigures({ market: { demandeTotale, demandeTotaleBefore: before } }: ClassQuarter): Figures {
  const change =
    before === null || before === 0 ? null : percentOf(exact(demandeTotale).sub(exact(before)), exact(before))
  return { demandeTotale, before, change }
}

function priceFigures({ market, rivals }: ClassQuarter): Figures | null {
  const prices = rivals.filter(each => each.nombreProduitVendu >= 1).map(each => each.prixVente)
  if (prices.length === 0) return null
  return { mean: market.prixMoyen, lowest: Math.min(...prices), highest: Math.max(...prices) }
}

type Companies = readonly CompanyQuarter[]

const total = (companies: Companies, key: ResultFieldKey): number =>
  sumOf(companies.map(({ figures }) => figures[key]))

const count = (companies: Companies, isCounted: (company: CompanyQuarter) => boolean): number =>
  companies.filter(isCounted).length

function stockoutFigures(companies: Companies): Figures | null {
  const units = total(companies, 'demandeNonSatisfaite')
  if (units === 0) return null
  return { companies: count(companies, ({ figures }) => figures.demandeNonSatisfaite > 0), units }
}

function stockFigures(companies: Companies): Figures | null {
  const figures = {
    units: total(companies, 'nombreProduitStok'),
    value: total(companies, 'stockValeur'),
    lost: total(companies, 'produitsPerdus'),
  }
  return figures.units === 0 && figures.lost === 0 ? null : figures
}

function capacityFigures(companies: Companies): Figures | null {
  const capacity = exact(total(companies, 'capaciteProduction'))
  if (!capacity.gt(0)) return null
  return { percent: percentOf(exact(total(companies, 'nombreProduitsFabriques')), capacity) }
}

function peopleFigures(companies: Companies): Figures | null {
  if (companies.length === 0) return null
  return {
    employees: total(companies, 'nbEmployees'),
    resignations: total(companies, 'demissions'),
    layoffs: total(companies, 'coutlicenciement'),
  }
}

function investmentFigures(companies: Companies): Figures | null {
  const figures = { machines: total(companies, 'coutMachine'), research: total(companies, 'budgetRD') }
  return figures.machines === 0 && figures.research === 0 ? null : figures
}

function resultFigures(companies: Companies): Figures | null {
  if (companies.length === 0) return null
  return {
    net: total(companies, 'resultatNet'),
    losses: count(companies, ({ figures }) => figures.resultatNet < 0),
  }
}

function cashFigures(companies: Companies): Figures | null {
  const figures = {
    overdrawn: count(companies, ({ figures: { liquidites } }) => liquidites < 0),
    rescued: count(companies, ({ figures: { pretUrgence } }) => pretUrgence > 0),
  }
  return figures.overdrawn === 0 && figures.rescued === 0 ? null : figures
}

function predictionFigures(companies: Companies): Figures | null {
  const scores = companies.map(({ scores }) => scores?.quarter ?? null).filter(score => score !== null)
  return scores.length === 0 ? null : { mean: meanOf(scores), companies: scores.length }
}

/** The first three of the ranking, and who gained the most places: the better one when several did. */
function rankingFigures(places: readonly Place[]): Figures | null {
  const ranked = places.toSorted((a, b) => a.rank - b.rank)
  const [first, second, third] = ranked
  if (first === undefined) return null
  const gainOf = ({ rank, rankBefore }: Place) => (rankBefore ?? rank) - rank
  const [climber] = ranked.toSorted((a, b) => gainOf(b) - gainOf(a))
  const hasClimbed = climber !== undefined && gainOf(climber) > 0
  return {
    first: first.label,
    second: second?.label ?? null,
    third: third?.label ?? null,
    climber: hasClimbed ? climber.label : null,
    climberFrom: hasClimbed ? climber.rankBefore : null,
    climberTo: hasClimbed ? climber.rank : null,
  }
}
