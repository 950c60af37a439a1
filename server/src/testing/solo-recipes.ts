import { anAccount } from './build-game.ts'
import { idOf, type Recipe, type Setting } from './call-settings.ts'
import { aSoloRecipe } from './solo-games.ts'

const count = (() => {
  let last = 0
  return () => ++last
})()

/** Writes a training of the administrator of the setting, for its player. */
async function aTraining(setting: Setting): Promise<number> {
  const { server, owners } = setting
  const writer = await server.client(owners.administrator)
  const players = [await idOf(setting, owners.player)]
  const body = { name: `Entraînement ${count()}`, ...aSoloRecipe, players }
  return (await writer('createTraining', { body })).id
}

const theTraining = async (setting: Setting) => ({ params: { id: await aTraining(setting) } })

/** Starts the game of the setting's player in a training of its administrator. */
async function aGameOfTraining(setting: Setting) {
  const player = await setting.server.client(setting.owners.player)
  const { id } = await player('startTraining', await theTraining(setting))
  return { params: { id } }
}

/** Creates a player who has no solo game yet. */
async function aPlayer({ server }: Setting): Promise<string> {
  const username = `solo${count()}`
  await anAccount(server, username)
  await server.session(username)
  return username
}

const isPlayer = ({ caller, owners }: Setting) => caller === 'joueur1' || caller === owners.player

/** The recipes of solo games and trainings. */
export const soloRecipes = {
  createTraining: () => ({ body: { name: `Entraînement ${count()}`, ...aSoloRecipe } }),
  listTrainings: () => ({}),
  getTraining: theTraining,
  updateTraining: async setting => ({ ...(await theTraining(setting)), body: { name: 'Autre nom' } }),
  deleteTraining: theTraining,
  startTraining: theTraining,
  listTrainingResults: theTraining,
  startSolo: async setting => ({
    body: aSoloRecipe,
    ...(isPlayer(setting) && { caller: await aPlayer(setting) }),
  }),
  passSolo: aGameOfTraining,
  restartSolo: aGameOfTraining,
  deleteSolo: async setting => {
    const username = await aPlayer(setting)
    const player = await setting.server.client(username)
    const { id } = await player('startSolo', { body: aSoloRecipe })
    return { params: { id }, ...(setting.isOwn && isPlayer(setting) && { caller: username }) }
  },
  listSoloAttempts: async setting => {
    const input = await aGameOfTraining(setting)
    const player = await setting.server.client(setting.owners.player)
    for (let quarter = 0; quarter < aSoloRecipe.nbTurns; quarter += 1) await player('passSolo', input)
    return input
  },
} satisfies Record<string, Recipe>
