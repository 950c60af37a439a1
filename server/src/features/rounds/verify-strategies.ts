import { canonicalJson, strategyVersion } from '@trimestre/engine'
import { factsOf } from '../../game-day/pass/computers.ts'
import type { MarketBefore } from '../../game-day/pass/quarter-input.ts'
import type { QuarterParameters, RoundStrategies } from '../../platform/db/schema.ts'
import { quarterOfRound } from './progress.ts'
import type { StoredQuarter, StoredVersion } from './verify-repo.ts'

/**
 * Returns what the computers of a version decided with, as far as it follows from what else is stored of the game; null
 * when none decided. Announced events, levels and temperaments may have changed since, and are taken from the version:
 * an event only if it acted in the quarter.
 * @param market the market that the version opened on
 */
export function strategiesAgain(
  { version, roundNb, parameters, strategies, seed }: StoredVersion,
  rows: readonly Pick<StoredQuarter, 'companyId' | 'seat' | 'origins'>[],
  market: MarketBefore | null,
): RoundStrategies | null {
  const computers = rows.filter(({ origins }) => isByComputer(origins))
  // Nobody decides again when a later version is computed from what was given in an earlier one.
  const isComputedAgain = strategies === null && version > 1
  if (computers.length === 0 || isComputedAgain) return null
  const announced = {
    now: strategies?.facts.events.filter(actsIn(parameters)) ?? [],
    before: strategies?.facts.previousEvents ?? [],
  }
  const seats = computers.map(({ companyId, seat }) => {
    const stored = strategies?.seats[companyId]
    return [companyId, { ...stored, seat, seed }]
  })
  return {
    version: strategyVersion,
    facts: factsOf(quarterOfRound(roundNb), parameters, { market, announced }),
    seats: Object.fromEntries(seats),
  }
}

const isByComputer = (origins: string): boolean =>
  Object.values(JSON.parse(origins) as Record<string, string>).includes('computer')

function actsIn({ events }: QuarterParameters) {
  const acting = new Set(events.map(canonicalJson))
  return (event: RoundStrategies['facts']['events'][number]) => acting.has(canonicalJson(event))
}
