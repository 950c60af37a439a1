import type { Access } from './endpoint.ts'
import type { RoleName } from './roles.ts'
import type { EndpointName } from './routes.ts'

/**
 * The positions from which a caller makes a call. Own: the caller's account or company, a game to which they are
 * invited or which they have joined; for an administrator, a game of theirs and the players they may manage. Foreign:
 * the same of another user.
 */
export const positions = [
  'anonymous',
  'player, own',
  'player, foreign',
  'administrator, own',
  'administrator, foreign',
  'super administrator',
] as const
export type Position = (typeof positions)[number]

/**
 * The expected outcome of a call. `ok`: the success of the call; 409: closed to everybody once the product is set up;
 * 404: unknown until an identity provider is configured; null: the position does not exist for this call.
 */
export type Verdict = 'ok' | 401 | 403 | 404 | 409 | null
export type Row = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]

const ok = 'ok'

/** The authorisation table: one row per call, with one verdict per position in the order of {@link positions}. */
export const authorisation: Record<EndpointName, Row> = {
  login: [ok, ok, ok, ok, ok, ok],
  register: [ok, ok, ok, ok, ok, ok],
  refreshToken: [ok, ok, ok, ok, ok, ok],
  logout: [401, ok, null, ok, null, ok],
  requestPasswordReset: [ok, ok, ok, ok, ok, ok],
  resetPassword: [ok, ok, ok, ok, ok, ok],
  confirmEmail: [ok, ok, ok, ok, ok, ok],
  describeOidc: [ok, ok, ok, ok, ok, ok],
  startOidc: [404, 404, null, 404, null, 404],
  finishOidc: [404, 404, null, 404, null, 404],
  exchangeOidc: [401, 401, null, 401, null, 401],
  setUp: [409, 409, null, 409, null, 409],

  listPlayers: [401, 403, 403, ok, ok, ok],
  listSuperAdministrators: [401, 403, 403, 403, 403, ok],
  listAdministrators: [401, 403, 403, 403, 403, ok],
  listRoles: [401, ok, null, ok, null, ok],
  getUser: [401, ok, 403, ok, 403, ok],
  createUser: [401, 403, 403, ok, 403, ok],
  updateUser: [401, ok, 403, ok, 403, ok],
  deleteUser: [401, 403, 403, ok, 403, ok],
  createUsers: [401, 403, 403, ok, 403, ok],
  exportUser: [401, ok, 403, ok, 403, ok],
  eraseUser: [401, ok, 403, ok, 403, ok],
  importUsers: [401, 403, 403, ok, 403, ok],
  changePassword: [401, ok, 403, ok, 403, ok],
  listUnassignedUsers: [401, 403, 403, ok, 403, ok],
  listAssignedUsers: [401, 403, 403, ok, 403, ok],
  withdrawInvitation: [401, 403, 403, ok, 403, ok],
  invite: [401, 403, 403, ok, 403, ok],

  uploadPicture: [401, ok, null, ok, null, ok],
  showPicture: [ok, ok, ok, ok, ok, ok],
  listProducts: [401, ok, ok, ok, ok, ok],
  createProduct: [401, 403, 403, 403, 403, ok],
  updateProduct: [401, 403, 403, 403, 403, ok],
  deleteProduct: [401, 403, 403, 403, 403, ok],
  listMenus: [401, ok, ok, ok, ok, ok],
  createMenu: [401, 403, 403, 403, 403, ok],
  updateMenu: [401, 403, 403, 403, 403, ok],
  deleteMenu: [401, 403, 403, 403, 403, ok],
  listItems: [401, ok, ok, ok, ok, ok],
  createItem: [401, 403, 403, 403, 403, ok],
  updateItem: [401, 403, 403, 403, 403, ok],
  deleteItem: [401, 403, 403, 403, 403, ok],
  getItemDescription: [401, ok, ok, ok, ok, ok],
  updateItemDescription: [401, 403, 403, 403, 403, ok],
  listEvents: [401, 403, 403, ok, ok, ok],
  createEvent: [401, 403, 403, 403, 403, ok],
  updateEvent: [401, 403, 403, 403, 403, ok],
  deleteEvent: [401, 403, 403, 403, 403, ok],
  listAllCriteria: [401, 403, 403, ok, ok, ok],
  listCriteria: [401, 403, 403, ok, 403, ok],
  updateCriteria: [401, 403, 403, 403, 403, ok],
  listCriterionRules: [401, 403, 403, ok, ok, ok],

  createGame: [401, 403, 403, 403, 403, ok],
  configureGame: [401, 403, 403, ok, 403, ok],
  scheduleGame: [401, 403, 403, ok, 403, ok],
  listAllGames: [401, 403, 403, 403, 403, ok],
  listAdministeredGames: [401, 403, 403, ok, 403, ok],
  listGames: [401, ok, null, ok, null, ok],
  getGame: [401, ok, 403, ok, 403, ok],
  streamGame: [401, ok, 403, ok, 403, ok],
  assignAdministrator: [401, 403, 403, 403, 403, ok],
  duplicateGame: [401, 403, 403, ok, 403, ok],
  deleteGame: [401, 403, 403, 403, 403, ok],
  resetDemoGame: [401, 403, 403, ok, 403, ok],
  exportGame: [401, 403, 403, ok, 403, ok],

  passRound: [401, 403, 403, ok, 403, ok],
  passAndOpenRound: [401, 403, 403, ok, 403, ok],
  listScheduledPasses: [401, 403, 403, ok, 403, ok],
  schedulePass: [401, 403, 403, ok, 403, ok],
  cancelScheduledPass: [401, 403, 403, ok, 403, ok],
  listGameEvents: [401, ok, 403, ok, 403, ok],
  listEventGames: [401, ok, 403, ok, 403, ok],
  associateEvent: [401, 403, 403, ok, 403, ok],
  dissociateEvent: [401, 403, 403, ok, 403, ok],
  getActiveRound: [401, ok, 403, ok, 403, ok],
  getRound: [401, ok, 403, ok, 403, ok],

  joinGame: [401, ok, 403, 403, 403, 403],
  getCompany: [401, ok, 403, ok, 403, ok],
  findCompany: [401, ok, 403, ok, 403, ok],
  listCompanyResults: [401, ok, 403, ok, 403, ok],
  getDashboard: [401, ok, 403, ok, 403, ok],
  getCompanyState: [401, ok, 403, ok, 403, ok],
  getProjectionInputs: [401, ok, 403, ok, 403, ok],
  listExplanations: [401, ok, 403, ok, 403, ok],
  getExplanation: [401, ok, 403, ok, 403, ok],
  getFigureHistory: [401, ok, 403, ok, 403, ok],
  getStatement: [401, ok, 403, ok, 403, ok],
  exportAccounting: [401, ok, 403, ok, 403, ok],
  lockCompany: [401, ok, 403, 403, 403, 403],
  unlockCompany: [401, ok, 403, 403, 403, 403],
  changeSeat: [401, 403, 403, ok, 403, ok],
  resetCompany: [401, 403, 403, ok, 403, ok],
  getMarketStudy: [401, ok, 403, ok, 403, ok],
  getProgress: [401, 403, 403, ok, 403, ok],
  getAttendance: [401, 403, 403, ok, 403, ok],
  listExpertResults: [401, 403, 403, ok, 403, ok],
  listGameResults: [401, ok, 403, ok, 403, ok],
  getNewspaper: [401, ok, 403, ok, 403, ok],
  getDecisionSheet: [401, ok, 403, ok, 403, ok],
  listDecisions: [401, ok, 403, ok, 403, ok],
  saveDecisions: [401, ok, 403, 403, 403, 403],

  listComponentDocs: [ok, ok, ok, ok, ok, ok],
  describeApi: [ok, ok, ok, ok, ok, ok],
  // Each of the batched requests is authorised separately.
  askSeveral: [ok, ok, ok, ok, ok, ok],
  health: [ok, ok, ok, ok, ok, ok],
  isAlive: [ok, ok, ok, ok, ok, ok],
  getSystemStatus: [401, 403, 403, 403, 403, ok],
  listAudit: [401, 403, 403, 403, 403, ok],
}

/** Returns the access that an endpoint declares: the roles that the row lets in at all. Ownership is checked later. */
export function accessOf([anonymous, ...others]: Row): Access {
  // A 401 for every caller is the response of the call itself, which is therefore open to anonymous callers.
  if (anonymous !== 401 || !others.includes(ok)) return 'anonymous'
  const [player, playerElsewhere, administrator, administratorElsewhere, superAdministrator] = others
  const lets = (verdict: Verdict | undefined) => verdict === 'ok'
  const roles: RoleName[] = []
  if (lets(superAdministrator)) roles.push('ROLE_SUPER_ADMIN')
  if (lets(administrator) || lets(administratorElsewhere)) roles.push('ROLE_ADMIN')
  if (lets(player) || lets(playerElsewhere)) roles.push('ROLE_USER')
  return roles.length === 3 ? 'signed-in' : roles
}
