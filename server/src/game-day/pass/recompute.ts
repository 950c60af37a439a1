import { canonicalJson, engineVersion } from '@trimestre/engine'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import type { HeldGame } from './held-games.ts'
import { readConditions } from './inputs-repo.ts'
import { announceToAll, sendRecords } from './pass-repo.ts'
import { parametersOf } from './play-round.ts'
import { insertVersion, type LineRound, type SupersededVersion } from './reopen-repo.ts'
import { type Chain, replayChain } from './replay-chain.ts'

type Correction = {
  reason: string
  /** The values that take the place of those given in the first quarter, by company and key. */
  decisions: Record<string, Record<string, number>>
  action: AuditedAction | undefined
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
): Promise<{ round: RoundRow; superseded: SupersededVersion[] }> {
  const [first] = chain
  if (first === undefined) throw new Error('there is no quarter to compute again')
  const replayed = replayChain(client, { before, chain }, async (round, stored) =>
    round === first
      ? { parameters: await presentParameters(client, held, round), corrected: decisions }
      : { parameters: stored, corrected: {} },
  )
  for await (const { round, parameters, previousVersion, made } of replayed) {
    await (await sendRecords(client, [made.records])).written
    await insertVersion(client, {
      gameId: round.gameId,
      roundId: round.id,
      version: made.version,
      replaces: round.version,
      previousVersion,
      engineVersion,
      parameters: canonicalJson(parameters),
      market: canonicalJson(made.market),
      inputs: made.inputs,
      byUser: action?.userId ?? null,
      reason,
    })
  }
  await announceToAll(client, [{ name: 'versions.updated', data: { gameId: first.gameId } }])
  const superseded = chain.map(({ roundNb, version }) => ({ roundNb, version }))
  return { round: { ...first, computedVersion: first.versionCount + 1 }, superseded }
}

/** Returns the conditions of a quarter as they stand now, with the phase that the plan has for it. */
async function presentParameters(client: pg.ClientBase, { game }: HeldGame, { gameId, roundNb }: LineRound) {
  const conditions = (await readConditions(client, [gameId], roundNb)).get(gameId)
  if (conditions === undefined) throw new Error(`nothing was read of game ${gameId}`)
  const { phasePlan } = game
  const phase = phasePlan?.[quarterOfRound(roundNb) - 1] ?? phasePlan?.at(-1) ?? game.phase
  return parametersOf({ ...game, phase }, conditions)
}
