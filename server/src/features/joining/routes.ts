import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { languageOf } from '../../platform/http/language.ts'
import { rememberDevice } from '../accounts/known-device.ts'
import { createRegistrationLimit } from '../accounts/login-limit.ts'
import { openSession } from '../accounts/sessions.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { displayName } from '../users/present.ts'
import { createCodeLimit } from './code-limit.ts'
import { listHosts } from './repo.ts'
import {
  closeJoinCode,
  findGameByCode,
  type JoinedByCode,
  joinByCode,
  joinByNickname,
  openJoinCode,
  requireOpenCode,
} from './service.ts'

export function registerJoiningRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const limit = createCodeLimit(context)
  const limitRegistration = createRegistrationLimit(context)

  const requireRunGame = async (caller: Caller, gameId: number): Promise<GameRow> => {
    const game = await requireGame(db, gameId)
    await requireGameAdministration(db, caller, game)
    return game
  }

  /** Returns the game of an open code, within the limit of wrong ones. */
  const requireGameOfCode = async (request: FastifyRequest, code: string): Promise<GameRow> =>
    requireOpenCode(await limit.within(request, () => findGameByCode(db, code)))

  mount(app, 'openJoinCode', async ({ caller, params }) => {
    const { id } = await requireRunGame(caller, params.id)
    await openJoinCode(context, id)
    return presentOneGame(db, caller, await requireGame(db, id))
  })

  mount(app, 'closeJoinCode', async ({ caller, params }) => {
    const { id } = await requireRunGame(caller, params.id)
    await closeJoinCode(context, id)
    return presentOneGame(db, caller, await requireGame(db, id))
  })

  mount(app, 'findGameByCode', async ({ params, request }) => {
    const { id, name } = await requireGameOfCode(request, params.code)
    return { game: { ...linkTo('games', id), name }, hosts: (await listHosts(db, id)).map(displayName) }
  })

  mount(app, 'joinByCode', async ({ caller, readBody, request, reply }) => {
    const { code } = readBody()
    await requireGameOfCode(request, code)
    const { isNew, ...joined } = await joinByCode(context, caller, code)
    if (isNew) await limit.countPlayer(request)
    else reply.code(200)
    return presentJoined(joined)
  })

  mount(app, 'joinByNickname', async ({ readBody, request, reply }) => {
    const body = readBody()
    await requireGameOfCode(request, body.code)
    const { user, ...joined } = await limitRegistration(request.address, () => joinByNickname(context, body))
    await limit.countPlayer(request)
    rememberDevice(context, request, reply, user.id)
    return { ...(await openSession(context, user, languageOf(request))), ...presentJoined(joined) }
  })
}

const presentJoined = ({ gameId, companyId }: JoinedByCode) => ({
  game: linkTo('games', gameId),
  company: companyId === null ? null : linkTo('companies', companyId),
})
