import { currentQuarter, type PassQuery, passedMessage } from '@trimestre/contract/games'
import { publicationDaysMax } from '@trimestre/contract/round-limits'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { PassOutcome } from '../../game-day/pass/pass-quarter.ts'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { whileListening } from '../../platform/process/background-work.ts'
import { requireGame, requireGameAccess, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { changePublication } from '../games/publication.ts'
import { presentResult } from '../results/present.ts'
import { listOfVersion } from '../results/service.ts'
import { compareVersions } from './compare.ts'
import { presentDryRun } from './dry-run.ts'
import { audienceOf, presentRound, type RoundRow } from './present.ts'
import { readCorrections } from './reopen.ts'
import { findLastRound, findRound } from './repo.ts'
import { createScheduler } from './scheduler.ts'
import { createPassService } from './service.ts'
import { versionsOf } from './versions.ts'
import { listVersions } from './versions-repo.ts'

const warmUpDelayMs = 3_000
const dayMs = 86_400_000

export function registerRoundRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const passes = createPassService(context)
  const scheduler = createScheduler(context, passes)
  app.decorate('scheduler', scheduler)
  whileListening(app, context, 'schedule', () => scheduler.start())
  // The worker is not started immediately: a server that has just started serves its first visitors first.
  whileListening(app, context, 'warm-up', () => {
    setTimeout(() => passes.warmUp(), warmUpDelayMs).unref()
  })
  app.addHook('onClose', async () => {
    await scheduler.stop()
    await passes.close()
  })

  const readClick = ({ expected, dropped }: z.output<typeof PassQuery>, reply: FastifyReply) => ({
    expected,
    dropped: dropped === undefined ? undefined : { at: new Date(dropped), now: context.now() },
    arrivedAt: arrivalOf(reply),
  })

  mount(app, 'passRound', async ({ caller, params, readQuery, readBody, reply }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    readBody()
    const click = { gameId: game.id, ...readClick(readQuery(), reply) }
    return presentPass(game.id, await passes.pass({ ...click, opensNext: false }))
  })

  mount(app, 'passAndOpenRound', async ({ caller, params, readQuery, readBody, reply }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    readBody()
    const click = { gameId: game.id, ...readClick(readQuery(), reply) }
    const outcome = await passes.pass({ ...click, opensNext: true })
    return { message: passedMessage, ...presentPass(game.id, outcome) }
  })

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
    const { gameId, id } = await requireOwnRound(caller, params.id)
    const body = readBody()
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

  mount(app, 'getActiveRound', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAccess(db, caller, game)
    const round = await findLastRound(db, game.id)
    if (round === undefined) throw new Refusal('request/not-found')
    return presentRound(round, audienceOf(caller))
  })

  mount(app, 'getRound', async ({ caller, params }) => {
    const round = await findRound(db, params.id)
    if (round === undefined || round.state === 'superseded') throw new Refusal('request/not-found')
    await requireGameAccess(db, caller, await requireGame(db, round.gameId))
    return presentRound(round, audienceOf(caller))
  })
}

function arrivalOf(reply: FastifyReply): number {
  return performance.now() - reply.elapsedTime
}

function presentPass(gameId: number, outcome: PassOutcome) {
  return { ...presentOutcome(gameId, outcome), version: outcome.version, inputs: outcome.inputs }
}

function presentOutcome(gameId: number, { round, roundCount }: Pick<PassOutcome, 'round' | 'roundCount'>) {
  return {
    game: linkTo('games', gameId),
    round: presentRound(round, 'staff'),
    currentTrimestre: currentQuarter(roundCount),
    nbRounds: roundCount,
  }
}

/** Throws 422 unless a publication can be planned at this time. */
function refuseUnplannable(at: Date, now: Date): void {
  const latest = now.getTime() + publicationDaysMax * dayMs
  if (at <= now || at.getTime() > latest) throw invalid([violation('at', 'schedule')])
}
