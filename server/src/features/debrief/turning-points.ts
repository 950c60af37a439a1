import { type TurningPoint, type TurningPointKind, turningPointKinds } from '@trimestre/contract/debrief'
import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { Fraction } from 'fraction.js'
import { atLeastOne, exact, percentOf, rounded, sum, sumOf } from '../../platform/exact.ts'
import { type ClassQuarter, type CompanyQuarter, eventsOf } from './class-quarter.ts'

/** A turning point without the name of its company and its sentence. */
export type PlainTurningPoint = Omit<TurningPoint, 'label' | 'text'>

/** A quarter whose turning points are looked for. */
export type TurningQuarter = {
  quarter: ClassQuarter
  /** The companies that lacked money for the first time in their game. */
  firstShortages: ReadonlySet<number>
}

const weightMin = 10
const weightMax = 100
const ofOneKindMax = 2
const ofOneCompanyMax = 2
const turningPointsMax = 5

/**
 * Returns the turning points of these quarters: the weightiest ones, at most two of a kind and two of a company, in the
 * order of time. Only companies that people held have any.
 */
export function turningPointsOf(quarters: readonly TurningQuarter[]): PlainTurningPoint[] {
  const candidates = quarters
    .flatMap(candidatesOf)
    .filter(({ weight }) => weight >= weightMin)
    .sort(byWeight)
  const chosen: PlainTurningPoint[] = []
  for (const candidate of candidates) {
    const ofKind = chosen.filter(({ kind }) => kind === candidate.kind).length
    const ofCompany = chosen.filter(({ companyId }) => companyId === candidate.companyId).length
    const hasRoom = candidate.companyId === null || ofCompany < ofOneCompanyMax
    if (ofKind < ofOneKindMax && hasRoom) chosen.push(candidate)
    if (chosen.length === turningPointsMax) break
  }
  return chosen.sort(byTime)
}

const placeOfKind = ({ kind }: PlainTurningPoint): number => turningPointKinds.indexOf(kind)
/** Null comes first: ids begin with 1. */
const placeOfCompany = ({ companyId }: PlainTurningPoint): number => companyId ?? 0

const byTime = (a: PlainTurningPoint, b: PlainTurningPoint): number =>
  a.round - b.round || placeOfKind(a) - placeOfKind(b) || placeOfCompany(a) - placeOfCompany(b)

const byWeight = (a: PlainTurningPoint, b: PlainTurningPoint): number =>
  b.weight - a.weight ||
  placeOfKind(a) - placeOfKind(b) ||
  a.round - b.round ||
  placeOfCompany(a) - placeOfCompany(b)

/** Returns the weight of a part of a whole: 100 for all of it and for more. */
const weigh = (part: Fraction, whole: Fraction): number =>
  Math.min(weightMax, rounded(part.div(whole).mul(100), 0))

/** Returns the turnover, by which amounts are divided: at least 1 BA. */
const turnoverOf = (companies: readonly CompanyQuarter[]): Fraction =>
  atLeastOne(sum(companies.map(({ figures }) => exact(figures.chiffreAffaires))))

function candidatesOf({ quarter, firstShortages }: TurningQuarter): PlainTurningPoint[] {
  const companies = quarter.companies.filter(({ isHuman }) => isHuman)
  const peopleCount = quarter.rivals.filter(({ isHuman }) => isHuman).length
  const at = { round: quarter.round, quarter: quarter.quarter }
  const pointOf = (
    { companyId }: CompanyQuarter,
    kind: TurningPointKind,
    figure: string,
    found: Found | null,
  ): PlainTurningPoint[] => {
    const link = { companyId, round: quarter.round, figure }
    return found === null ? [] : [{ kind, ...at, companyId, ...found, link }]
  }
  return [
    ...eventEffects(companies).map(found => ({
      kind: 'event' as const,
      ...at,
      companyId: null,
      ...found,
      link: { companyId: quarter.own?.companyId ?? null, round: quarter.round, figure: 'result.resultatNet' },
    })),
    ...companies.flatMap(company => [
      ...pointOf(
        company,
        'cash',
        'result.liquidites',
        firstShortages.has(company.companyId) ? shortageOf(company) : null,
      ),
      ...pointOf(company, 'stockout', 'result.demandeNonSatisfaite', stockoutOf(company)),
      ...pointOf(company, 'rank', 'result.classement', moveOf(company, peopleCount)),
      ...pointOf(company, 'turn', 'result.resultatNet', turnOf(company)),
      ...pointOf(company, 'cause', 'result.resultatNet', causeOf(company)),
    ]),
  ]
}

type Found = Pick<PlainTurningPoint, 'weight' | 'figures'>

/** Returns what each event did to the net results of all these companies together. */
function eventEffects(companies: readonly CompanyQuarter[]): Found[] {
  const turnover = turnoverOf(companies)
  return eventsOf(companies)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ key, name, amounts }) => {
      const amount = sumOf(amounts)
      const size = exact(amount).abs()
      return {
        weight: weigh(size, turnover),
        figures: { name, key, amount, percent: percentOf(size, turnover) },
      }
    })
}

function shortageOf(company: CompanyQuarter): Found | null {
  const { liquidites, pretUrgence } = company.figures
  if (liquidites >= 0 && pretUrgence <= 0) return null
  const turnover = turnoverOf([company])
  const missing = exact(Math.max(-liquidites, pretUrgence))
  return {
    weight: weigh(turnover.add(missing).div(2), turnover),
    figures: { liquidites, pretUrgence },
  }
}

function stockoutOf({ figures: { demandeNonSatisfaite: units, demande } }: CompanyQuarter): Found | null {
  if (units <= 0 || demande <= 0) return null
  const [part, whole] = [exact(units), exact(demande)]
  return { weight: weigh(part, whole), figures: { units, demande, percent: percentOf(part, whole) } }
}

/** The weight of a change at the top, whatever the number of places. */
const leadWeight = 60

function moveOf({ rank: to, rankBefore: from }: CompanyQuarter, peopleCount: number): Found | null {
  if (to === null || from === null || peopleCount < 2) return null
  const places = Math.abs(from - to)
  const [took1, lost1] = [to === 1 && from !== 1, from === 1 && to !== 1]
  if (!took1 && !lost1 && places < Math.max(2, Math.ceil(peopleCount / 4))) return null
  const weight = weigh(exact(places), exact(peopleCount - 1))
  return {
    weight: took1 || lost1 ? Math.max(weight, leadWeight) : weight,
    figures: { from, to, took1: took1 ? 1 : 0, lost1: lost1 ? 1 : 0 },
  }
}

function turnOf(company: CompanyQuarter): Found | null {
  if (company.before === null) return null
  const [now, before] = [company.figures.resultatNet, company.before.resultatNet]
  if (now < 0 === before < 0) return null
  const difference = exact(now).sub(exact(before)).abs()
  return { weight: weigh(difference, turnoverOf([company])), figures: { now, before } }
}

const ownCauses: readonly ExplanationCause['kind'][] = ['decision', 'market', 'competition', 'received']

/** Returns the largest cause of a change of the net result; the first one when several are as large. */
function causeOf(company: CompanyQuarter): Found | null {
  if (company.before === null) return null
  const [cause] = company.causes.resultatNet
    .filter(({ kind }) => ownCauses.includes(kind))
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  if (cause === undefined) return null
  const { kind, key, name, amount } = cause
  return {
    weight: weigh(exact(amount).abs(), turnoverOf([company])),
    figures: { kind, key, name, amount },
  }
}
