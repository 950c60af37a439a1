import type pg from 'pg'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { playVersion } from './play-round.ts'
import type { OpeningMarket } from './quarter-input.ts'
import { type LineRound, type PlayedRow, readPlayed, readVersion } from './reopen-repo.ts'

/** Consecutive rounds that were played, and the one before them. */
export type Chain = { before: LineRound; chain: readonly LineRound[] }

/** With what a quarter is computed again: its conditions, and the values that replace those given, by company and key. */
export type Change = {
  parameters: QuarterParameters
  corrected: Record<string, Record<string, number>>
}

/** A quarter that was computed again. */
export type Replayed = {
  round: LineRound
  parameters: QuarterParameters
  /** The version of the round before that it opens on. */
  previousVersion: number
  made: ReturnType<typeof playVersion>
}

/** The quarter that the next one of the chain opens on, as it was played there. */
type Before = {
  version: number
  market: OpeningMarket
  companies: ReadonlyMap<number, PlayedRow>
}

/**
 * Computes the quarters of a chain again, from what was given in their published versions: the first one opens on the
 * round before the chain, each other one on the new figures of the one before it. Nothing is written.
 * @param changeOf returns with what a quarter is computed, from the conditions that are stored with it
 */
export async function* replayChain(
  client: pg.ClientBase,
  { before, chain }: Chain,
  changeOf: (round: LineRound, stored: QuarterParameters) => Promise<Change> | Change,
): AsyncGenerator<Replayed> {
  let opening = await readBefore(client, before)
  for (const round of chain) {
    const stored = await readVersion(client, round)
    if (stored === undefined) throw new Error(`round ${round.id} has no version ${round.version}`)
    const { parameters, corrected } = await changeOf(round, stored.parameters)
    const played = await readPlayed(client, round)
    const made = playVersion({ round, parameters, market: opening.market, corrected }, played, row =>
      stateBefore(row, opening, round),
    )
    yield { round, parameters, previousVersion: opening.version, made }
    const states = new Map(
      played.map(row => [row.companyId, { ...row, state: made.states.get(row.companyId) ?? null }]),
    )
    opening = { version: made.version, market: made.market.state, companies: states }
  }
}

async function readBefore(client: pg.ClientBase, round: LineRound): Promise<Before> {
  const stored = await readVersion(client, round)
  const companies = new Map((await readPlayed(client, round)).map(row => [row.companyId, row]))
  return { version: round.version, market: stored?.market.state ?? null, companies }
}

/** Returns the state in which a company opens a round: none when it had not played, or was reset in between. */
function stateBefore({ companyId }: PlayedRow, { companies }: Before, round: LineRound): PlayedRow['state'] {
  const row = companies.get(companyId)
  if (row === undefined) return null
  const { withdrawnInRound, withdrawnInVersion } = row
  if (withdrawnInRound === null || withdrawnInRound > round.roundNb) return row.state
  const isReset = withdrawnInRound < round.roundNb || (withdrawnInVersion ?? 1) <= round.version
  return isReset ? null : row.state
}
