import { branchDays } from '@trimestre/contract/round-limits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { requireLockedGame } from '../games/service.ts'
import type { PassService } from '../rounds/service.ts'
import { readChanges } from './changes.ts'
import { presentBranch, presentBranchResults, presentSummaries, presentSummary } from './present.ts'
import {
  type BranchRow,
  deleteBranch,
  deleteExpired,
  findBranch,
  listBranches,
  updateBranch,
} from './repo.ts'

const dayMs = 86_400_000

/** Registers what staff ask of branches: what would have become of a game if something had been different. */
export function registerBranchRoutes(app: FastifyInstance, context: Context, passes: PassService): void {
  const { db, now } = context
  everyDay(app, context, 'branches.purge-failed', () => deleteExpired(db, now()))

  const requireOwnGame = async (caller: Caller, id: number) => {
    const game = await requireGame(db, id)
    await requireGameAdministration(db, caller, game)
    return game
  }

  /** Returns a branch of a game that the caller runs. */
  async function requireOwnBranch(caller: Caller, id: number): Promise<BranchRow> {
    const branch = await findBranch(db, id, now())
    if (branch === undefined) throw new Refusal('request/not-found')
    await requireOwnGame(caller, branch.gameId)
    return branch
  }

  mount(app, 'createBranch', async ({ caller, params, readBody }) => {
    const { id: gameId, level } = await requireOwnGame(caller, params.id)
    const body = readBody()
    const changes = await readChanges(db, { gameId, level }, body)
    const { fromQuarter, name } = body
    const request = { gameId, fromQuarter, name: name.trim(), changes, now: now() }
    const { branchId } = await passes.branch(request)
    return presentBranch(db, await requireOwnBranch(caller, branchId))
  })

  mount(app, 'listBranches', async ({ caller, params }) => {
    const { id } = await requireOwnGame(caller, params.id)
    return presentSummaries(db, await listBranches(db, id, now()))
  })

  mount(app, 'getBranch', async ({ caller, params }) =>
    presentBranch(db, await requireOwnBranch(caller, params.id)),
  )

  mount(app, 'listBranchResults', async ({ caller, params, readQuery }) => {
    const branch = await requireOwnBranch(caller, params.id)
    const { quarter } = readQuery()
    const last = branch.fromQuarter + branch.versions.length - 1
    if (quarter < branch.fromQuarter || quarter > last) throw new Refusal('request/not-found')
    return presentBranchResults(db, branch, quarter)
  })

  mount(app, 'updateBranch', async ({ caller, params, readBody }) => {
    const branch = await requireOwnBranch(caller, params.id)
    const { name = branch.name, pinned = branch.pinned } = readBody()
    const isReleased = branch.pinned && !pinned
    const expiresAt = isReleased ? new Date(now().getTime() + branchDays * dayMs) : branch.expiresAt
    const change = { name: name.trim(), pinned, expiresAt }
    const updated = await db.transaction(async tx => {
      await requireLockedGame(tx, branch.gameId)
      return updateBranch(tx, branch, change)
    })
    if (updated === undefined) throw new Refusal('request/not-found')
    return presentSummary(db, updated)
  })

  mount(app, 'deleteBranch', async ({ caller, params }) => {
    const branch = await requireOwnBranch(caller, params.id)
    await db.transaction(async tx => {
      await requireLockedGame(tx, branch.gameId)
      await deleteBranch(tx, branch)
    })
    return undefined
  })
}
