import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { requireGame, requireGameAdministration, requireGameMembership } from '../games/policy.ts'
import { formOf, writeForm } from './form.ts'
import { catchUp } from './opening.ts'
import { confirm, myResultOf, resultsOf } from './results.ts'
import {
  changeRound,
  closeRound,
  createRound,
  openRound,
  releaseRound,
  removeRound,
  requireRound,
} from './rounds.ts'
import { peerRoundsFor, presentForStaff } from './service.ts'

type Params = { id: number; peerRoundId: number }

const keyOf = ({ id, peerRoundId }: Params) => ({ gameId: id, id: peerRoundId })

export function registerPeerRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context

  async function requireRunGame(caller: Caller, gameId: number): Promise<void> {
    await requireGameAdministration(db, caller, await requireGame(db, gameId))
  }

  /** Returns the peer evaluation of a game that the caller runs. */
  async function requireRunRound(caller: Caller, params: Params) {
    await requireRunGame(caller, params.id)
    await requireRound(db, keyOf(params))
    await catchUp(context, params.id)
    return keyOf(params)
  }

  /** Returns the peer evaluation of a game that the caller plays. */
  async function requirePlayedRound(caller: Caller, params: Params) {
    await requireGameMembership(db, caller, await requireGame(db, params.id))
    await requireRound(db, keyOf(params))
    await catchUp(context, params.id)
    return keyOf(params)
  }

  const reading = (request: FastifyRequest, lang: string | undefined) => ({
    now: now(),
    language: preferredLanguage(lang ?? request.headers['accept-language']),
  })

  mount(app, 'listPeerRounds', async ({ caller, params }) => {
    await requireGameMembership(db, caller, await requireGame(db, params.id))
    return peerRoundsFor(context, caller, params.id)
  })

  mount(app, 'createPeerRound', async ({ caller, params, readBody }) => {
    await requireRunGame(caller, params.id)
    return presentForStaff(context, await createRound(context, params.id, readBody()))
  })

  mount(app, 'updatePeerRound', async ({ caller, params, readBody }) => {
    const key = await requireRunRound(caller, params)
    return presentForStaff(context, await changeRound(context, key, readBody()))
  })

  mount(app, 'deletePeerRound', async ({ caller, params }) => {
    await removeRound(context, await requireRunRound(caller, params))
    return undefined
  })

  mount(app, 'openPeerRound', async ({ caller, params }) => {
    const key = await requireRunRound(caller, params)
    return presentForStaff(context, await openRound(context, key))
  })

  mount(app, 'closePeerRound', async ({ caller, params }) => {
    const key = await requireRunRound(caller, params)
    return presentForStaff(context, await closeRound(context, key))
  })

  mount(app, 'releasePeerRound', async ({ caller, params }) => {
    const key = await requireRunRound(caller, params)
    return presentForStaff(context, await releaseRound(context, key))
  })

  mount(app, 'getPeerForm', async ({ caller, params, readQuery, request }) => {
    const key = await requirePlayedRound(caller, params)
    return formOf(db, key, caller.id, reading(request, readQuery().lang))
  })

  mount(app, 'writePeerForm', async ({ caller, params, readQuery, readBody, request }) => {
    const key = await requirePlayedRound(caller, params)
    const { language } = reading(request, readQuery().lang)
    return writeForm(context, key, caller.id, readBody(), language)
  })

  mount(app, 'getPeerResults', async ({ caller, params, readQuery, request }) => {
    const key = await requireRunRound(caller, params)
    return resultsOf(db, await requireRound(db, key), reading(request, readQuery().lang))
  })

  mount(app, 'getMyPeerResult', async ({ caller, params, readQuery, request }) => {
    const key = await requirePlayedRound(caller, params)
    return myResultOf(db, key, caller.id, reading(request, readQuery().lang))
  })

  mount(app, 'confirmPeerFactor', async ({ caller, params, readQuery, readBody, request }) => {
    const key = await requireRunRound(caller, params)
    const { confirmed } = readBody()
    const { lang } = readQuery()
    await confirm(context, key, { userId: params.userId, confirmed, byUser: caller.id })
    return resultsOf(db, await requireRound(db, key), reading(request, lang))
  })
}
