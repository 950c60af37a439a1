import { anAccount } from './build-game.ts'
import { runSql } from './database-server.ts'
import { onItsOwn, type Provocation, send } from './provoking.ts'
import { aSoloRecipe } from './solo-games.ts'
import type { TestServer } from './test-server.ts'

let count = 0

/** Writes a training, and returns it with a player's game of it. */
async function aStartedTraining(server: TestServer, given: { attemptsMax?: number } = {}) {
  count += 1
  const username = `essayeur${count}`
  await anAccount(server, username)
  const admin = await server.client('admin')
  const body = { name: `Entraînement ${count}`, ...aSoloRecipe, open: true, ...given }
  const { id } = await admin('createTraining', { body })
  const player = await server.client(username)
  const game = await player('startTraining', { params: { id } })
  return { username, player, trainingId: id, gameId: game.id }
}

/** The refusals of solo games and trainings. */
export const soloProvocations = {
  'trainings/started': async server => {
    const { trainingId } = await aStartedTraining(server)
    return send('PUT', `/api/v1/trainings/${trainingId}`, { nbTurns: 9 }, 'admin')(server)
  },
  'trainings/over': async server => {
    const { username, trainingId, gameId } = await aStartedTraining(server)
    await runSql(server.databaseUrl, `update trainings set until = now() where id = ${trainingId}`)
    return send('POST', `/api/v1/games/${gameId}/solo/pass`, [], username)(server)
  },
  'trainings/attempts': async server => {
    const { username, player, gameId } = await aStartedTraining(server, { attemptsMax: 1 })
    await player('passSolo', { params: { id: gameId } })
    return send('POST', `/api/v1/games/${gameId}/solo/restart`, undefined, username)(server)
  },
  'solo/closed': onItsOwn({ env: { SOLO_GAMES: '0' } }, send('POST', '/api/v1/solo', aSoloRecipe, 'joueur1')),
  'solo/too-many': async server => {
    count += 1
    const username = `essayeur${count}`
    await anAccount(server, username)
    const begin = send('POST', '/api/v1/solo', aSoloRecipe, username)
    for (let games = 0; games < 3; games += 1) await begin(server)
    return begin(server)
  },
} satisfies Record<string, Provocation>
