import type { Game } from '@trimestre/contract/games'
import type { EndpointName } from '@trimestre/contract/routes'
import { markDemoGame } from '../features/games/service.ts'
import { hashToken } from '../platform/auth/tokens.ts'
import { connect } from '../platform/db/database.ts'
import { branchRecipes } from './branch-recipes.ts'
import { anAccount } from './build-game.ts'
import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'
import { runSql } from './database-server.ts'
import { formationRecipes } from './formation-recipes.ts'
import { joiningRecipes } from './joining-recipes.ts'
import { aPicture, formOf } from './pictures.ts'
import { roundRecipes } from './round-recipes.ts'
import { seatRecipes } from './seat-recipes.ts'
import { soloRecipes } from './solo-recipes.ts'
import { teachingRecipes } from './teaching-recipes.ts'
import { teamworkRecipes } from './teamwork-recipes.ts'
import type { TestServer } from './test-server.ts'

export { anotherGame, type CallInput, type Owners, type Recipe, type Setting } from './call-settings.ts'

const count = (() => {
  let last = 0
  return () => ++last
})()

const nothing: Recipe = () => ({})
const root = ({ server }: Setting) => server.client('superadmin')

const companyOf = ({ companies }: Game): number => companies[0]?.id ?? 0
const lastRoundOf = ({ rounds }: Game): number => rounds.at(-1)?.id ?? 0

const theGame: Recipe = ({ game }) => ({ params: { gameId: game.id } })
const theCompany: Recipe = ({ game }) => ({ params: { id: companyOf(game) } })
const aCompany: Recipe = async setting => theCompany({ ...setting, game: await anotherGame(setting) })
const aGameById = async (setting: Setting) => ({ params: { id: (await anotherGame(setting)).id } })
const aPassedGame = async (setting: Setting) => {
  const input = await aGameById(setting)
  await (await root(setting))('passAndOpenRound', { params: { gameId: input.params.id } })
  return input
}
const freshGame: Recipe = async setting => ({ params: { gameId: (await anotherGame(setting)).id } })
const playerOfGame: Recipe = async setting => ({ params: { id: await idOf(setting, setting.owners.player) } })

/** A player sees only their own account; an administrator sees the players, but not other administrators. */
const visibleUser: Recipe = async setting => {
  const { isOwn, caller, owners } = setting
  const isStaffAbroad = !isOwn && caller === 'admin'
  return { params: { id: await idOf(setting, isStaffAbroad ? 'superadmin' : owners.player) } }
}

const aUser = (role: string) => {
  const username = `compte${count()}`
  return { username, email: `${username}@example.org`, password: username, age: 20, role }
}

/** Creates another account with the caller's role. */
async function aTwin({ server, caller }: Setting): Promise<string> {
  const username = `double${count()}`
  const { user } = await server.session(caller ?? 'joueur1')
  await anAccount(server, username, user.role.name)
  await server.session(username)
  return username
}

/** Creates an account that the caller signs in with, for calls about oneself; another user's account otherwise. */
async function accountOfOneself(setting: Setting) {
  const { isOwn, caller } = setting
  const isSelf = isOwn && caller !== null && caller !== 'superadmin'
  const username = isSelf ? await aTwin(setting) : `change${count()}`
  const id = isSelf ? await idOf(setting, username) : await anAccount(setting.server, username)
  return { username, params: { id }, ...(isSelf && { caller: username }) }
}

/** Creates a player without a game, as the administrator of the setting. */
async function anAccountOf({ server, owners }: Setting): Promise<number> {
  const maker = await server.client(owners.administrator)
  return (await maker('createUser', { body: aUser('ROLE_USER') })).id
}

/** Administrators may create players only. */
const userOfRole = ({ isOwn }: Setting) => aUser(isOwn ? 'ROLE_USER' : 'ROLE_ADMIN')

const decisionsPlace = ({ game }: Setting) => ({
  roundId: lastRoundOf(game),
  area: 'ventes',
  companyId: companyOf(game),
})

const aProduct = async (setting: Setting) =>
  (await (await root(setting))('createProduct', { body: { name: `Produit ${count()}` } })).id
const aMenu = async (setting: Setting) =>
  (await (await root(setting))('createMenu', { body: { name: `Menu ${count()}` } })).id
const anItem = async (setting: Setting) =>
  (await root(setting))('createItem', { body: { name: `Item ${count()}`, menu: await aMenu(setting) } })
const anEvent = async (setting: Setting) =>
  (await (await root(setting))('createEvent', { body: { name: `Evenement ${count()}`, impact: 5 } })).id

/** Returns a new instant on each call, since a game has at most one scheduled pass at an instant. */
const instant = () => {
  const index = count()
  const day = String(1 + (Math.floor(index / 144) % 28)).padStart(2, '0')
  return { date: `12/${day}/2090`, heure: index % 12, minute: (Math.floor(index / 12) % 12) * 5 }
}
const aScheduledPass = async (setting: Setting) =>
  (await (await root(setting))('schedulePass', { body: { game: setting.game.id, ...instant() } })).id

/** Creates the token of a link that a mail would contain. */
async function aResetToken({ databaseUrl }: TestServer, userId: number): Promise<string> {
  const token = `lien${count()}`
  const insert = `insert into one_time_tokens (hash, purpose, user_id, data, expires_at)
    select '${hashToken(token)}', 'password-reset', id, jsonb_build_object('email', lower(email)), 'infinity'
    from users where id = ${userId}`
  await runSql(databaseUrl, insert)
  return token
}

const newcomer = () => ({
  ...aUser('ROLE_USER'),
  firstName: 'Nina',
  lastName: 'Petit',
  passwordConfirm: undefined,
})

/** A valid request for each call, from a caller who may make it. */
export const recipes: Record<EndpointName, Recipe> = {
  login: () => ({ body: { username: 'joueur4', password: 'joueur4' } }),
  register: () => ({ body: newcomer() }),
  refreshToken: async ({ server }) => {
    const anonymous = await server.client()
    const session = await anonymous('login', { body: { username: 'joueur4', password: 'joueur4' } })
    return { body: { refresh_token: session.refresh_token } }
  },
  logout: async setting => (setting.caller === null ? {} : { caller: await aTwin(setting) }),
  requestPasswordReset: () => ({ body: { email: 'joueur4@example.org' } }),
  resetPassword: async setting => {
    const password = `oublieux${count()}`
    const token = await aResetToken(setting.server, await anAccount(setting.server, password))
    return { body: { token, password, passwordConfirm: password } }
  },
  confirmEmail: async ({ server }) => {
    const address = `confirme${count()}@example.org`
    const id = await anAccount(server, `confirme${count()}`)
    const token = `adresse${count()}`
    await runSql(server.databaseUrl, `update users set pending_email = '${address}' where id = ${id}`)
    await runSql(
      server.databaseUrl,
      `insert into one_time_tokens (hash, purpose, user_id, data, expires_at)
        values ('${hashToken(token)}', 'email-confirmation', ${id}, '{"email":"${address}"}', 'infinity')`,
    )
    return { body: { token } }
  },
  describeOidc: nothing,
  startOidc: nothing,
  finishOidc: nothing,
  exchangeOidc: () => ({ body: { code: 'unknown' } }),
  setUp: () => ({ body: { token: 'unknown', ...aUser('ROLE_SUPER_ADMIN') } }),

  listPlayers: nothing,
  listSuperAdministrators: nothing,
  listAdministrators: nothing,
  listRoles: nothing,
  getUser: visibleUser,
  createUser: setting => ({ body: userOfRole(setting) }),
  updateUser: async setting => ({ ...(await visibleUser(setting)), body: { age: 21 } }),
  deleteUser: async setting =>
    setting.isOwn && setting.caller !== setting.owners.player
      ? { params: { id: await anAccountOf(setting) } }
      : playerOfGame(setting),
  createUsers: setting => ({ body: [userOfRole(setting), userOfRole(setting)] }),
  importUsers: setting => {
    const { username, email, age, role } = userOfRole(setting)
    return { body: { csv: `username;email;age;role\n${username};${email};${age};${role}` } }
  },
  exportUser: async setting => {
    const { isOwn, caller, owners } = setting
    return { params: { id: await idOf(setting, isOwn ? (caller ?? owners.player) : owners.player) } }
  },
  eraseUser: async setting => {
    const { username, ...input } = await accountOfOneself(setting)
    return { ...input, body: { currentPassword: username } }
  },
  changePassword: async setting => {
    const { username, ...input } = await accountOfOneself(setting)
    return {
      ...input,
      body: { currentPassword: username, password: username, passwordConfirm: username },
    }
  },
  issueAccess: async setting => ({ params: { id: await anAccountOf(setting) } }),
  listUnassignedUsers: theGame,
  listAssignedUsers: theGame,
  withdrawInvitation: async setting => {
    const game = await anotherGame(setting, { players: [], invited: ['joueur4'] })
    return { params: { gameId: game.id, userId: await idOf(setting, 'joueur4') } }
  },
  invite: async setting => ({ ...(await freshGame(setting)), body: [await idOf(setting, 'joueur4')] }),

  uploadPicture: async () => ({ body: formOf(await aPicture().png().toBuffer()) }),
  showPicture: async setting => {
    const body = formOf(await aPicture().png().toBuffer())
    const { contentUrl } = await (await root(setting))('uploadPicture', { body })
    return { params: { file: contentUrl.replace('/media/', '') } }
  },
  listProducts: nothing,
  createProduct: () => ({ body: { name: `Produit ${count()}` } }),
  updateProduct: async setting => ({
    params: { id: await aProduct(setting) },
    body: { description: 'Neuf' },
  }),
  deleteProduct: async setting => ({ params: { id: await aProduct(setting) } }),
  listMenus: nothing,
  createMenu: () => ({ body: { name: `Menu ${count()}` } }),
  updateMenu: async setting => ({ params: { id: await aMenu(setting) }, body: { title: 'Titre' } }),
  deleteMenu: async setting => ({ params: { id: await aMenu(setting) } }),
  listItems: nothing,
  createItem: async setting => ({ body: { name: `Item ${count()}`, menu: await aMenu(setting) } }),
  updateItem: async setting => ({ params: { id: (await anItem(setting)).id }, body: { name: 'Autre' } }),
  deleteItem: async setting => ({ params: { id: (await anItem(setting)).id } }),
  getItemDescription: async setting => ({ params: { id: (await anItem(setting)).id } }),
  updateItemDescription: async setting => ({
    params: { id: (await anItem(setting)).itemDescription.id },
    body: { description1: 'Texte' },
  }),
  listEvents: nothing,
  createEvent: () => ({ body: { name: `Evenement ${count()}`, impact: 5 } }),
  updateEvent: async setting => ({ params: { id: await anEvent(setting) }, body: { description: 'Neuf' } }),
  deleteEvent: async setting => ({ params: { id: await anEvent(setting) } }),
  listAllCriteria: nothing,
  listCriteria: ({ game }) => ({ query: { game: game.id } }),
  listCriterionRules: nothing,
  updateCriteria: ({ game }) => ({ params: { gameId: game.id }, body: { fields: { coefDemande: 1 } } }),

  createGame: () => ({ body: { name: `Jeu neuf ${count()}` } }),
  prepareClass: ({ game, isOwn }) => ({
    body: { name: `Classe ${count()}`, nbTurns: 8, levelGame: 1, ...(!isOwn && { game: game.id }) },
  }),
  configureGame: ({ game }) => ({ params: { id: game.id }, body: { description: 'Neuf' } }),
  scheduleGame: ({ game }) => ({ params: { id: game.id }, body: { typePassage: 0 } }),
  listAllGames: nothing,
  listAdministeredGames: async setting => ({
    params: { adminId: await idOf(setting, setting.owners.administrator) },
  }),
  listGames: nothing,
  getGame: ({ game }) => ({ params: { id: game.id } }),
  streamGame: ({ game }) => ({ params: { id: game.id } }),
  assignAdministrator: async setting => ({
    query: { gameId: setting.game.id, adminId: await idOf(setting, setting.owners.administrator) },
  }),
  duplicateGame: ({ game }) => ({ params: { id: game.id }, body: { name: `Copie ${count()}` } }),
  endGame: aPassedGame,
  reopenGame: async setting => {
    const input = await aPassedGame(setting)
    await (await root(setting))('endGame', input)
    return input
  },
  archiveGame: aGameById,
  unarchiveGame: aGameById,
  deleteGame: aGameById,
  resetDemoGame: async setting => {
    const { id } = await anotherGame(setting)
    // Connects to the database by its address: a bench runs the server in another process.
    const { databaseUrl } = setting.server
    const db = connect({ connectionString: databaseUrl, connectionsMax: 1 })
    await markDemoGame(db, id)
    await db.$client.end()
    return { params: { id } }
  },
  ...joiningRecipes,
  ...formationRecipes,
  ...teamworkRecipes,
  exportGame: ({ game }) => ({ params: { id: game.id, kind: 'results' } }),

  passRound: freshGame,
  passAndOpenRound: freshGame,
  listScheduledPasses: theGame,
  schedulePass: ({ game }) => ({ body: { game: game.id, ...instant() } }),
  planNextPass: ({ game }) => ({
    params: { id: game.id },
    body: { at: new Date(Date.UTC(2091, 0, 1, 0, count())).toISOString() },
  }),
  cancelScheduledPass: async setting => ({ params: { id: await aScheduledPass(setting) } }),
  listGameEvents: theGame,
  listEventGames: ({ game }) => ({ query: { game: game.id } }),
  associateEvent: async setting => ({
    body: { game: setting.game.id, event: await anEvent(setting), frequency: 1, nbTour: 3 },
  }),
  associateEvents: async setting => ({
    params: { id: setting.game.id },
    body: { events: [{ event: await anEvent(setting), nbTour: 3 }] },
  }),
  dissociateEvent: async setting => {
    const body = { game: setting.game.id, event: await anEvent(setting), frequency: 1, nbTour: 3 }
    return { params: { id: (await (await root(setting))('associateEvent', { body })).id } }
  },
  getActiveRound: theGame,
  getRound: ({ game }) => ({ params: { id: lastRoundOf(game) } }),

  joinGame: async setting => {
    const { isOwn, owners } = setting
    const game = await anotherGame(setting, { players: [], invited: isOwn ? [owners.player] : [] })
    return { body: { game: game.id } }
  },
  getCompany: theCompany,
  findCompany: async setting => ({
    params: { userId: await idOf(setting, setting.owners.player), gameId: setting.game.id },
  }),
  listCompanyResults: theCompany,
  getDashboard: theCompany,
  getCompanyState: theCompany,
  getProjectionInputs: theCompany,
  listExplanations: theCompany,
  getExplanation: ({ game }) => ({ params: { id: companyOf(game), figure: 'result.demande' } }),
  getFigureHistory: ({ game }) => ({ params: { id: companyOf(game), figure: 'result.demande' } }),
  getStatement: ({ game }) => ({ params: { id: companyOf(game), kind: 'sig' } }),
  exportAccounting: theCompany,
  lockCompany: aCompany,
  unlockCompany: aCompany,
  changeIdentity: async setting => ({ ...(await aCompany(setting)), body: { emblem: 'rocket' } }),
  ...seatRecipes,
  ...roundRecipes,
  ...branchRecipes,
  ...soloRecipes,
  ...teachingRecipes,
  resetCompany: aCompany,
  getMarketStudy: theCompany,
  getProgress: ({ game }) => ({ params: { id: game.id } }),
  getAttendance: theGame,
  listExpertResults: theGame,
  listGameResults: theGame,
  getMarketRules: ({ game }) => ({ params: { id: game.id } }),
  getNewspaper: ({ game }) => ({ params: { id: game.id } }),
  getDecisionSheet: theCompany,
  listDecisions: setting => ({ params: decisionsPlace(setting) }),
  saveDecisions: setting => ({ params: decisionsPlace(setting), body: { decisions: { prixVente: 52 } } }),

  listComponentDocs: nothing,
  describeApi: nothing,
  health: nothing,
  isAlive: nothing,
  getSystemStatus: nothing,
  sendTestMail: nothing,
  listAudit: nothing,
}
