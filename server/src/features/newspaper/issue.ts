import type { PublicResult } from '@trimestre/contract/companies'
import type { NewspaperFact } from '@trimestre/contract/newspaper'

type Company = Pick<PublicResult, 'companyId' | 'username'>
type EventName = { key: string | null; name: string }

/** What everybody may know of a quarter: the newspaper is made of nothing else. */
export type PublicQuarter = {
  /** By rank. */
  companies: readonly PublicResult[]
  /** BA, and units. */
  meanPrice: number
  demand: number
}

export type IssueInput = {
  now: PublicQuarter
  before: PublicQuarter | null
  /** Announced events that acted in the quarter, and those that will in the next. */
  events: readonly EventName[]
  coming: readonly EventName[]
}

const podiumPlaces = 3

/** The facts of a quarter worth telling, the first ones first. Without companies there is only the market. */
export function issueOf({ now, before, events, coming }: IssueInput): NewspaperFact[] {
  return [
    ...leaders(now.companies, before?.companies ?? []),
    ...sellers(now.companies),
    priceFact(now, before),
    demandFact(now, before),
    {
      kind: 'imports',
      partMarche: importsShare(now.companies),
      before: before === null ? null : importsShare(before.companies),
    },
    ...events.map(({ key, name }): NewspaperFact => ({ kind: 'event', key, name })),
    ...coming.map(({ key, name }): NewspaperFact => ({ kind: 'coming', key, name })),
  ]
}

const named = ({ companyId, username }: Company): Company => ({ companyId, username })

function leaders(now: readonly PublicResult[], before: readonly PublicResult[]): NewspaperFact[] {
  const [first] = now
  if (first === undefined) return []
  const [led] = before
  const facts: NewspaperFact[] = [
    {
      kind: 'leader',
      ...named(first),
      valeurSociete: first.valeurSociete,
      before: led === undefined || led.companyId === first.companyId ? null : named(led),
    },
    {
      kind: 'podium',
      companies: now
        .slice(0, podiumPlaces)
        .map(row => ({ ...named(row), classement: row.classement, valeurSociete: row.valeurSociete })),
    },
  ]
  const climber = climberBetween(before, now)
  return climber === undefined ? facts : [...facts, climber]
}

/** Who gained most places among those of both quarters; of several the one that stands best. */
function climberBetween(
  before: readonly PublicResult[],
  now: readonly PublicResult[],
): NewspaperFact | undefined {
  const stay = new Set(now.map(row => row.companyId))
  const stayed = before.filter(row => stay.has(row.companyId))
  const placeAmongThem = ({ classement }: PublicResult) =>
    1 + stayed.filter(other => other.classement < classement).length
  const places = new Map(stayed.map(row => [row.companyId, placeAmongThem(row)]))
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

/** One decimal; null when there is nothing to compare with. */
function changePercent(now: number, before: number | undefined): number | null {
  return before === undefined || before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** Shares have four decimals. */
function importsShare(companies: readonly PublicResult[]): number {
  const sold = companies.reduce((total, row) => total + row.partMarche, 0)
  return Math.max(0, Math.round((100 - sold) * 10_000) / 10_000)
}
