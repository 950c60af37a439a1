import {
  type CompanyResult,
  type CompanyState,
  type MarketState,
  type Phase,
  phases,
} from '@trimestre/engine'
import { aQuarter, taxEvent } from '@trimestre/engine/testing'
import { playAudited, type YearToDate } from './audit.ts'

/** The settings of a campaign; everything else is what an ordinary game has at level 4. */
export interface Conditions {
  phase: Phase
  /** Planned number of quarters, all of which are played unless said otherwise. */
  length: number
  /** Two market segments instead of one. */
  isDivided?: boolean
}

/** What a manager knows when it decides. */
export interface View {
  /** Number of the quarter to decide, from 1. */
  quarter: number
  /** Planned number of quarters. */
  length: number
  /** Its own last result; null before the first quarter. */
  last: CompanyResult | null
  /** Size of the market of this quarter over that of the last one, as the phase announces it. */
  growth: number
}

/** Decisions in human numbers, by key. */
export type Decisions = Record<string, number>

/** A way to run a company; the same view always gives the same decisions. */
export type Manager = (view: View) => Decisions

interface Company {
  state: CompanyState | null
  last: CompanyResult | null
  year: YearToDate
}

/** A game at the end of a quarter; playing on leaves it as it is, so that variants can start from it. */
export interface Campaign {
  conditions: Conditions
  /** Quarters played. */
  quarter: number
  market: MarketState | null
  companies: Company[]
}

/** Opens a game of so many companies. */
export function openCampaign(conditions: Conditions, companyCount: number): Campaign {
  const opened: Company = { state: null, last: null, year: { pretax: 0, tax: 0 } }
  return {
    conditions,
    quarter: 0,
    market: null,
    companies: Array.from({ length: companyCount }, () => opened),
  }
}

/** Plays on until the end of a quarter, by default the last planned one. */
export function play(
  campaign: Campaign,
  managers: readonly Manager[],
  until: number = campaign.conditions.length,
): Campaign {
  let played = campaign
  while (played.quarter < until) played = playQuarter(played, managers)
  return played
}

function playQuarter(campaign: Campaign, managers: readonly Manager[]): Campaign {
  const { conditions, market, companies } = campaign
  const quarter = campaign.quarter + 1
  const growth = growthBefore(quarter, conditions)
  const outcome = playAudited(
    aQuarter({
      parameters: { nbTurns: conditions.length },
      phase: conditions.phase,
      product: {
        typeOfMarket: 'standard',
        evolution: 0,
        dimension: 2800,
        segments: conditions.isDivided ? 2 : 1,
      },
      marketState: market,
      events: [taxEvent],
      companies: companies.map(({ state }, index) => ({ id: idOf(index), state })),
      decisions: Object.fromEntries(
        companies.map(({ last }, index) => [
          idOf(index),
          managers[index]?.({ quarter, length: conditions.length, last, growth }) ?? {},
        ]),
      ),
    }),
    companies.map(({ year }) => year),
  )
  return {
    conditions,
    quarter,
    market: outcome.market.state,
    companies: companies.map((_, index) => {
      const company = outcome.companies[idOf(index)]
      const year = outcome.years[index]
      if (company === undefined || year === undefined) throw new Error(`company ${index} was not played`)
      return { state: company.state, last: company.result, year }
    }),
  }
}

const idOf = (index: number): string => `c${index + 1}`

/** Returns the growth that the phase announces for a quarter; 1 for the first, which follows none. */
function growthBefore(quarter: number, { phase, length }: Conditions): number {
  const profile = phases.find(({ key }) => key === phase)
  if (profile === undefined || quarter === 1) return 1
  const span = Math.max(length - 1, 1)
  const slide = Math.min(quarter - 1, span) / span
  return 1 + profile.growthStart + (profile.growthEnd - profile.growthStart) * slide
}

const CENTIMES = 100
const OPENING_VALUE = 300_000

/** Returns the value of a company in points: percents of the opening value of 300 000 BA. */
export function pointsOf({ companies }: Campaign, index: number): number {
  const value = companies[index]?.last?.valeurSociete
  if (value === undefined) throw new Error(`company ${index} has no result`)
  return value / CENTIMES / (OPENING_VALUE / 100)
}
