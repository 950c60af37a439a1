import type { BranchChanges } from '@trimestre/contract/branches'
import { branchDays, branchesMax } from '@trimestre/contract/round-limits'
import type pg from 'pg'
import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { atOneInstant } from './at-one-instant.ts'
import { countBranches, insertBranch, insertBranchQuarter, readActingEvents } from './branch-repo.ts'
import { peekGames } from './inputs-repo.ts'
import { insertAuditEntries } from './pass-repo.ts'
import { type LineRound, readLine } from './reopen-repo.ts'
import { type Chain, replayChain } from './replay-chain.ts'

/** What would have become of a game if something had been different (playing.md, 3.8). */
export type BranchRequest = {
  gameId: number
  fromQuarter: number
  name: string
  changes: BranchChanges
  now: Date
  /** The audit entry of the action, recorded in the same transaction. */
  action: AuditedAction | undefined
}

export type BranchOutcome = { branchId: number }

const dayMs = 86_400_000

/**
 * Computes the published quarters of a game again, from one of them on, with what was really given but for the changes,
 * and stores them as a branch. The game itself is neither locked nor changed.
 * @returns a refusal when the quarter is not published, or the game has too many branches
 */
export async function createBranch(
  client: pg.ClientBase,
  request: BranchRequest,
): Promise<BranchOutcome | Refusal> {
  const { gameId } = request
  return atOneInstant(client, gameId, 'read write', async () => {
    const [game] = await peekGames(client, [gameId])
    if (game === undefined) return new Refusal('request/not-found')
    if (game.archivedAt !== null) return new Refusal('games/archived')
    if ((await countBranches(client, gameId, request.now)) >= branchesMax)
      return new Refusal('branches/too-many')
    const chain = chainFrom(await readLine(client, gameId), request.fromQuarter)
    if (chain === undefined) return new Refusal('rounds/not-published')
    return { branchId: await writeBranch(client, chain, request) }
  })
}

/** Returns the published quarters from this one on; undefined when it is not published. */
function chainFrom(line: readonly LineRound[], fromQuarter: number): Chain | undefined {
  const from = line.findIndex(({ roundNb }) => quarterOfRound(roundNb) === fromQuarter)
  const before = line[from - 1]
  const chain = line.slice(from).filter(({ state }) => state === 'published')
  return before === undefined || line[from]?.state !== 'published' ? undefined : { before, chain }
}

async function writeBranch(
  client: pg.ClientBase,
  chain: Chain,
  { gameId, fromQuarter, name, changes, now, action }: BranchRequest,
): Promise<number> {
  const branchId = await insertBranch(client, {
    ...{ gameId, fromQuarter, name, changes },
    versions: chain.chain.map(({ version }) => version),
    byUser: action?.userId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + branchDays * dayMs),
  })
  const replayed = replayChain(client, chain, async ({ roundNb }, stored) => {
    const quarter = quarterOfRound(roundNb)
    return {
      parameters: await changed(client, stored, changes, quarter),
      corrected: correctedIn(changes, quarter),
    }
  })
  for await (const { round, made } of replayed)
    await insertBranchQuarter(
      client,
      { gameId, branchId, quarter: quarterOfRound(round.roundNb) },
      made.records,
    )
  if (action) await insertAuditEntries(client, [action])
  return branchId
}

async function changed(
  client: pg.ClientBase,
  stored: QuarterParameters,
  { criteria, phase, events }: BranchChanges,
  quarter: number,
): Promise<QuarterParameters> {
  const chosen = events[quarter]
  return {
    ...stored,
    criteria: { ...stored.criteria, ...criteria },
    phase: phase ?? stored.phase,
    events: chosen === undefined ? stored.events : await readActingEvents(client, chosen),
  }
}

/** Returns the changed values of a quarter, by company and key. */
function correctedIn({ decisions }: BranchChanges, quarter: number): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(decisions).map(([companyId, quarters]) => [companyId, quarters[quarter] ?? {}]),
  )
}
