import { publicationDaysMax } from '@trimestre/contract/round-limits'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { changePublication } from '../games/publication.ts'
import { presentResult } from '../results/present.ts'
import { listOfVersion } from '../results/service.ts'
import { compareVersions } from './compare.ts'
import { presentDryRun } from './dry-run.ts'
import { presentRound, type RoundRow } from './present.ts'
import { presentOutcome } from './present-pass.ts'
import { readCorrections } from './reopen.ts'
import { findRound, listFormerRounds } from './repo.ts'
import type { PassService } from './service.ts'
import { versionsOf } from './versions.ts'
import { listVersions } from './versions-repo.ts'

const dayMs = 86_400_000

/** Registers what staff do with a quarter besides passing it, and what they read of its versions. */
export function registerRoundActRoutes(app: FastifyInstance, context: Context, passes: PassService): void {
  const { db } = context

  /** Returns a round of a game that the caller runs. */
  async function requireOwnRound(caller: Caller, id: number): Promise<RoundRow> {
    const round = await findRound(db, id)
    if (round === undefined) throw new Refusal('request/not-found')
    await requireGameAdministration(db, caller, await requireGame(db, round.gameId))
    return round
  }

  mount(app, 'setPublication', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await changePublication(context, game.id, readBody())
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'rehearseRound', async ({ caller, params, readBody }) => {
    const round = await requireOwnRound(caller, params.id)
    readBody()
    const at = context.now()
    const outcome = await passes.rehearse({ gameId: round.gameId, roundId: round.id })
    // Nothing was written, but the rehearsal read open sheets: the transaction records who did so.
    await db.transaction(async () => undefined)
    return presentDryRun(db, round, at, outcome)
  })

  mount(app, 'publishRound', async ({ caller, params, readBody }) => {
    const { gameId, id, state } = await requireOwnRound(caller, params.id)
    const body = readBody()
    if (state === 'superseded') throw new Refusal('rounds/not-hidden')
    const at = body.at === undefined ? undefined : new Date(body.at)
    if (at !== undefined) refuseUnplannable(at, context.now())
    const act = { kind: 'publish', roundId: id, opensNext: body.opensNext ?? false, at } as const
    return presentOutcome(gameId, await passes.act(gameId, act))
  })

  mount(app, 'cancelPublication', async ({ caller, params }) => {
    const { gameId, id, publishAt } = await requireOwnRound(caller, params.id)
    if (publishAt === null) throw new Refusal('request/not-found')
    await passes.act(gameId, { kind: 'publish', roundId: id, opensNext: false, at: null })
    return undefined
  })

  mount(app, 'undoRound', async ({ caller, params, readBody }) => {
    const { gameId, id } = await requireOwnRound(caller, params.id)
    readBody()
    return presentOutcome(gameId, await passes.act(gameId, { kind: 'undo', roundId: id }))
  })

  mount(app, 'reopenRound', async ({ caller, params, readBody }) => {
    const { gameId, id: roundId } = await requireOwnRound(caller, params.id)
    const { level } = await requireGame(db, gameId)
    const body = readBody()
    const { reason, mode, sheets } = body
    const decisions = await readCorrections(db, { gameId, level }, body)
    const how = mode === 'replay' ? { mode, keepsSaved: sheets !== 'clear' } : { mode, decisions }
    const outcome = await passes.reopen({ gameId, roundId, reason: reason.trim(), ...how })
    return { ...presentOutcome(gameId, outcome), superseded: outcome.superseded }
  })

  mount(app, 'restartGame', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const { decisions, reason } = readBody()
    if (!game.practice && !reason?.trim()) throw invalid([violation('reason', 'required')])
    const carriesDecisions = decisions === 'carry'
    await passes.restart({ gameId: game.id, carriesDecisions, reason: reason?.trim() ?? '' })
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'compareVersions', async ({ caller, params, readQuery }) =>
    compareVersions(db, await requireOwnRound(caller, params.id), readQuery()),
  )

  mount(app, 'listFormerRounds', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return (await listFormerRounds(db, game.id)).map(round => presentRound(round, 'staff'))
  })

  mount(app, 'listRoundVersions', async ({ caller, params }) =>
    versionsOf(db, await requireOwnRound(caller, params.id)),
  )

  mount(app, 'listVersionResults', async ({ caller, params }) => {
    const { gameId, id } = await requireOwnRound(caller, params.id)
    const { version } = params
    const versions = await listVersions(db, { gameId, id })
    if (!versions.some(each => each.version === version)) throw new Refusal('request/not-found')
    return (await listOfVersion(db, { gameId, id, version })).map(presentResult)
  })
}

/** Throws 422 unless a publication can be planned at this time. */
function refuseUnplannable(at: Date, now: Date): void {
  const latest = now.getTime() + publicationDaysMax * dayMs
  if (at <= now || at.getTime() > latest) throw invalid([violation('at', 'schedule')])
}
