import { aGame } from './build-game.ts'
import { onItsOwn, type Provocation, pass, send } from './provoking.ts'
import type { TestServer } from './test-server.ts'

const aDebriefedGame = async (server: TestServer): Promise<Provocation> => {
  const game = await aGame(server)
  await pass(game)(server)
  return send('GET', `/api/v1/games/${game.id}/debrief/deck`)
}

const askAtOnce: Provocation = async server => (await aDebriefedGame(server))(server)

/** The files that one process writes or lets wait. */
const roomFor = 6

/** The refusals of files. */
export const deckProvocations = {
  'debrief/busy': onItsOwn({}, async server => {
    const ask = await aDebriefedGame(server)
    const answers = await Promise.all(Array.from({ length: roomFor + 1 }, () => ask(server)))
    const refused = answers.find(({ status }) => status === 503)
    if (refused === undefined) throw new Error('no file was refused')
    return refused
  }),
  'debrief/too-slow': onItsOwn({ env: { FILE_TIMEOUT: '1' } }, askAtOnce),
  'debrief/no-writer': onItsOwn({ env: { FILE_TIMEOUT: '0' } }, askAtOnce),
} satisfies Record<string, Provocation>
