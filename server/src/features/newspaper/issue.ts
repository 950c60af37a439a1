import type { PublicResult } from '@trimestre/contract/companies'
import type { NewspaperFact } from '@trimestre/contract/newspaper'
import type { PublicSegment } from '../results/service.ts'

type Company = Pick<PublicResult, 'companyId' | 'username' | 'seat' | 'kind'>
type NamedCompany = Omit<Company, 'kind'> & { seatKind: Company['kind'] }
type EventName = { key: string | null; name: string }

/** The figures of a quarter that all players may see. The newspaper uses no other data. */
type PublicQuarter = {
  /** Sorted by rank. */
  companies: readonly PublicResult[]
  /** In BA; the demand is in units. */
  meanPrice: number
  demand: number
  /** Empty for a market of one segment. */
  segments: readonly PublicSegment[]
}

export type IssueInput = {
  now: PublicQuarter
  before: PublicQuarter | null
  /** Announced events that acted in this quarter, and those that will act in the next one. */
  events: readonly EventName[]
  coming: readonly EventName[]
}

const podiumRanks = 3
/** The fewest people whose ranks among themselves say something. */
const peopleMin = 2

/**
 * Returns the newsworthy facts of a quarter, the most important ones first. Without companies only the market facts
 * remain.
 */
export function issueOf({ now, before, events, coming }: IssueInput): NewspaperFact[] {
  return [
    ...rankingFacts(now.companies, before?.companies ?? []),
    ...sellers(now.companies),
    priceFact(now, before),
    demandFact(now, before),
    ...segmentFacts(now, before),
    {
      kind: 'imports',
      partMarche: importsShare(now.companies),
      before: before === null ? null : importsShare(before.companies),
    },
    ...events.map(({ key, name }): NewspaperFact => ({ kind: 'event', key, name })),
    ...coming.map(({ key, name }): NewspaperFact => ({ kind: 'coming', key, name })),
  ]
}

const named = ({ companyId, username, seat, kind }: Company): NamedCompany => ({
  companyId,
  username,
  seat,
  seatKind: kind,
})

/** Tells who leads and who climbs: among people when several of them play, otherwise among all companies. */
function rankingFacts(now: readonly PublicResult[], before: readonly PublicResult[]): NewspaperFact[] {
  const people = rankedPeople(now)
  return people.length < peopleMin ? leaders(now, before) : leaders(people, rankedPeople(before))
}

/** Returns the companies that people held, ranked among themselves. */
const rankedPeople = (ranking: readonly PublicResult[]): PublicResult[] =>
  ranking.flatMap(row => (row.rangHumain === null ? [] : { ...row, classement: row.rangHumain }))

function leaders(now: readonly PublicResult[], before: readonly PublicResult[]): NewspaperFact[] {
  const [first, ...equals] = firsts(now)
  if (first === undefined) return []
  const facts: NewspaperFact[] = [
    {
      kind: 'leader',
      ...named(first),
      equals: equals.map(named),
      valeurSociete: first.valeurSociete,
      before: overtaken(before, [first, ...equals]),
    },
    {
      kind: 'podium',
      companies: now
        .filter(row => betterCount(now, row) < podiumRanks)
        .map(row => ({ ...named(row), classement: row.classement, valeurSociete: row.valeurSociete })),
    },
  ]
  const climber = climberBetween(before, now)
  return climber === undefined ? facts : [...facts, climber]
}

/** Counts the companies ranked before one; a ranking may have lost companies that were reset since. */
const betterCount = (ranking: readonly PublicResult[], { classement }: PublicResult): number =>
  ranking.filter(other => other.classement < classement).length

/** Returns the companies that no other is ranked before. */
const firsts = (ranking: readonly PublicResult[]): PublicResult[] =>
  ranking.filter(row => betterCount(ranking, row) === 0)

/** Returns the company that led alone in the quarter before, unless it is among the leaders of this one. */
function overtaken(before: readonly PublicResult[], leaders: readonly PublicResult[]): NamedCompany | null {
  const [led, ...equals] = firsts(before)
  if (led === undefined || equals.length > 0) return null
  return leaders.some(({ companyId }) => companyId === led.companyId) ? null : named(led)
}

/**
 * Finds the company that gained the most ranks among the companies of both quarters; the best-ranked one in case of a
 * tie.
 */
function climberBetween(
  before: readonly PublicResult[],
  now: readonly PublicResult[],
): NewspaperFact | undefined {
  const stay = new Set(now.map(row => row.companyId))
  const stayed = before.filter(row => stay.has(row.companyId))
  const places = new Map(stayed.map(row => [row.companyId, 1 + betterCount(stayed, row)]))
  const moves = now.map(row => ({ row, from: places.get(row.companyId) ?? row.classement }))
  const gainOf = ({ row, from }: (typeof moves)[number]) => from - row.classement
  const best = moves.toSorted((a, b) => gainOf(b) - gainOf(a) || a.row.classement - b.row.classement)[0]
  if (best === undefined || gainOf(best) <= 0) return undefined
  return { kind: 'climber', ...named(best.row), from: best.from, to: best.row.classement }
}

function sellers(companies: readonly PublicResult[]): NewspaperFact[] {
  const best = companies.toSorted((a, b) => b.nombreProduitVendu - a.nombreProduitVendu)[0]
  if (best === undefined || best.nombreProduitVendu === 0) return []
  const { nombreProduitVendu, partMarche } = best
  return [{ kind: 'seller', ...named(best), nombreProduitVendu, partMarche }]
}

function priceFact(now: PublicQuarter, before: PublicQuarter | null): NewspaperFact {
  const prices = now.companies.filter(row => row.nombreProduitVendu > 0).map(row => row.prixVente)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const askedBy = (prixVente: number) => ({
    prixVente,
    companies: now.companies
      .filter(row => row.nombreProduitVendu > 0 && row.prixVente === prixVente)
      .map(named),
  })
  return {
    kind: 'prices',
    prixMoyen: now.meanPrice,
    before: before?.meanPrice ?? null,
    change: changePercent(now.meanPrice, before?.meanPrice),
    lowest: lowest < highest ? askedBy(lowest) : null,
    highest: lowest < highest ? askedBy(highest) : null,
  }
}

function demandFact(now: PublicQuarter, before: PublicQuarter | null): NewspaperFact {
  return {
    kind: 'demand',
    demandeTotale: now.demand,
    before: before?.demand ?? null,
    change: changePercent(now.demand, before?.demand),
  }
}

function segmentFacts(now: PublicQuarter, before: PublicQuarter | null): NewspaperFact[] {
  if (now.segments.length === 0) return []
  const segments = now.segments.map(({ demande, companies }, index) => {
    const demandOf = (row: PublicResult) => companies.get(row.companyId)?.demande ?? 0
    const first = now.companies.toSorted((a, b) => demandOf(b) - demandOf(a))[0]
    const isDemanded = first !== undefined && demandOf(first) > 0
    return {
      demande,
      before: before?.segments[index]?.demande ?? null,
      first: isDemanded ? { ...named(first), part: companies.get(first.companyId)?.part ?? 0 } : null,
    }
  })
  return [{ kind: 'segments', segments }]
}

/** Returns the change in percent with one decimal, or null when there is nothing to compare with. */
function changePercent(now: number, before: number | undefined): number | null {
  return before === undefined || before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** Returns a percentage with four decimals, as market shares have. */
function importsShare(companies: readonly PublicResult[]): number {
  const sold = companies.reduce((total, row) => total + row.partMarche, 0)
  return Math.max(0, Math.round((100 - sold) * 10_000) / 10_000)
}
