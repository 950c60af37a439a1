import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { requireUser } from '../users/policy.ts'
import { duplicateGame } from './duplicate.ts'
import {
  archiveGame,
  changePractice,
  endGame,
  pauseGame,
  reopenGame,
  resumeGame,
  unarchiveGame,
} from './lifecycle.ts'
import {
  type GameRow,
  requireGame,
  requireGameAccess,
  requireGameAdministration,
  requireOwnList,
} from './policy.ts'
import { presentGames, presentOneGame } from './present.ts'
import {
  listGames,
  listGamesOfAdministrator,
  listGamesOfPlayer,
  listSoloGames,
  listSoloGamesOfAdministrator,
} from './repo.ts'
import { assignAdministrator, configureGame, createGame, removeGame } from './service.ts'

export function registerGameRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'createGame', async ({ caller, readBody }) =>
    presentOneGame(db, caller, await createGame(context, readBody())),
  )

  mount(app, 'configureGame', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await configureGame(context, game.id, readBody(), caller.role === 'ROLE_SUPER_ADMIN')
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'scheduleGame', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await configureGame(context, game.id, readBody(), caller.role === 'ROLE_SUPER_ADMIN')
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'listAllGames', async ({ caller, readQuery }) => {
    const list = readQuery().solo === '1' ? listSoloGames : listGames
    return presentGames(db, caller, await list(db))
  })

  mount(app, 'listAdministeredGames', async ({ caller, params, readQuery }) => {
    requireOwnList(caller, params.adminId)
    const administrator = await requireUser(db, params.adminId)
    const list = readQuery().solo === '1' ? listSoloGamesOfAdministrator : listGamesOfAdministrator
    return presentGames(db, caller, await list(db, administrator.id))
  })

  mount(app, 'listGames', async ({ caller }) => presentGames(db, caller, await visibleGames(caller)))

  mount(app, 'getGame', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAccess(db, caller, game)
    return presentOneGame(db, caller, game)
  })

  mount(app, 'assignAdministrator', async ({ caller, readQuery }) => {
    const query = readQuery()
    const game = await requireGame(db, query.gameId)
    await assignAdministrator(context, game.id, query.adminId)
    return presentOneGame(db, caller, game)
  })

  mount(app, 'duplicateGame', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return presentOneGame(db, caller, await duplicateGame(context, caller, game.id, readBody().name))
  })

  /** Mounts a call that changes the state of a whole game and answers with the game. */
  const mountChange = (
    name: 'reopenGame' | 'archiveGame' | 'unarchiveGame' | 'resumeGame',
    change: (context: Context, gameId: number) => Promise<void>,
  ) =>
    mount(app, name, async ({ caller, params }) => {
      const game = await requireGame(db, params.id)
      await requireGameAdministration(db, caller, game)
      await change(context, game.id)
      return presentOneGame(db, caller, await requireGame(db, game.id))
    })
  mountChange('reopenGame', reopenGame)
  mountChange('archiveGame', archiveGame)
  mountChange('unarchiveGame', unarchiveGame)
  mountChange('resumeGame', resumeGame)

  mount(app, 'setPractice', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await changePractice(context, game.id, readBody().practice)
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'pauseGame', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await pauseGame(context, game.id, readBody().message ?? '')
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'endGame', async ({ caller, params, readQuery }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await endGame(context, game.id, readQuery().expected ?? null)
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })

  mount(app, 'deleteGame', async ({ params }) => {
    await removeGame(context, params.id)
    return undefined
  })

  function visibleGames(caller: Caller): Promise<GameRow[]> {
    if (caller.role === 'ROLE_SUPER_ADMIN') return listGames(db)
    if (caller.role === 'ROLE_ADMIN') return listGamesOfAdministrator(db, caller.id)
    return listGamesOfPlayer(db, caller.id)
  }
}
