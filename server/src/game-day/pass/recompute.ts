import { versionsMax } from '@trimestre/contract/round-limits'
import { canonicalJson, engineVersion } from '@trimestre/engine'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { HeldGame } from './held-games.ts'
import { readConditions } from './inputs-repo.ts'
import { announceToAll, sendRecords } from './pass-repo.ts'
import { parametersOf, playVersion } from './play-round.ts'
import type { OpeningMarket } from './quarter-input.ts'
import {
  insertVersion,
  type LineRound,
  type PlayedRow,
  readPlayed,
  readVersion,
  type SupersededVersion,
} from './reopen-repo.ts'

/** The rounds to compute again, and the one before them. */
type Chain = { before: LineRound | undefined; chain: readonly LineRound[] }

type Correction = {
  reason: string
  /** The values that take the place of those given in the first quarter, by company and key. */
  decisions: Record<string, Record<string, number>>
  action: AuditedAction | undefined
}

/** The quarter that the next one of the chain opens on, as it was played there. */
type Before = {
  version: number
  market: OpeningMarket
  companies: ReadonlyMap<number, PlayedRow>
}

/**
 * Computes the first quarter of a chain again, with the conditions of the game as they are now, and the later ones from its
 * new figures, with theirs. The new versions are hidden until all of them are published or withdrawn.
 * @returns the first quarter, and the versions that the new ones will replace
 */
export async function recompute(
  client: pg.ClientBase,
  held: HeldGame,
  { before, chain }: Chain,
  { reason, action, decisions }: Correction,
): Promise<{ round: RoundRow; superseded: SupersededVersion[] } | Refusal> {
  const [first] = chain
  if (first === undefined || before === undefined) throw new Error('there is no quarter to compute again')
  if (chain.some(({ versionCount }) => versionCount >= versionsMax))
    return new Refusal('rounds/too-many-versions')
  let opening = await readBefore(client, before)
  for (const round of chain) {
    const stored = await readVersion(client, round)
    if (stored === undefined) throw new Error(`round ${round.id} has no version ${round.version}`)
    const isFirst = round === first
    const parameters = isFirst ? await presentParameters(client, held, round) : stored.parameters
    const played = await readPlayed(client, round)
    const quarter = { round, parameters, market: opening.market, corrected: isFirst ? decisions : {} }
    const { records, ...made } = playVersion(quarter, played, row => stateBefore(row, opening, round))
    await (await sendRecords(client, [records])).written
    await insertVersion(client, {
      gameId: round.gameId,
      roundId: round.id,
      version: made.version,
      replaces: round.version,
      previousVersion: opening.version,
      engineVersion,
      parameters: canonicalJson(parameters),
      market: canonicalJson(made.market),
      inputs: made.inputs,
      byUser: action?.userId ?? null,
      reason,
    })
    const states = new Map(
      played.map(row => [row.companyId, { ...row, state: made.states.get(row.companyId) ?? null }]),
    )
    opening = { version: made.version, market: made.market.state, companies: states }
  }
  await announceToAll(client, [{ name: 'versions.updated', data: { gameId: first.gameId } }])
  const superseded = chain.map(({ roundNb, version }) => ({ roundNb, version }))
  return { round: { ...first, computedVersion: first.versionCount + 1 }, superseded }
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

/** Returns the conditions of a quarter as they stand now, with the phase that the plan has for it. */
async function presentParameters(client: pg.ClientBase, { game }: HeldGame, { gameId, roundNb }: LineRound) {
  const conditions = (await readConditions(client, [gameId], roundNb)).get(gameId)
  if (conditions === undefined) throw new Error(`nothing was read of game ${gameId}`)
  const { phasePlan } = game
  const phase = phasePlan?.[quarterOfRound(roundNb) - 1] ?? phasePlan?.at(-1) ?? game.phase
  return parametersOf({ ...game, phase }, conditions)
}
