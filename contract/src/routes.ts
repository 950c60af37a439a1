import type { Route } from './endpoint.ts'

/** Method and path of every call, by name. Free of schemas, so that the web's first load stays light. */
export const routes = {
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/user/register' },
  refreshToken: { method: 'POST', path: '/api/token/refresh' },
  logout: { method: 'POST', path: '/api/logout' },
  setUp: { method: 'POST', path: '/api/setup' },

  listPlayers: { method: 'GET', path: '/api/v1/user/user' },
  listSuperAdministrators: { method: 'GET', path: '/api/v1/user/super_admin' },
  listAdministrators: { method: 'GET', path: '/api/v1/user/admin' },
  listRoles: { method: 'GET', path: '/api/v1/roles' },
  getUser: { method: 'GET', path: '/api/v1/users/:id' },
  createUser: { method: 'POST', path: '/api/v1/users' },
  updateUser: { method: 'PUT', path: '/api/v1/users/:id' },
  deleteUser: { method: 'DELETE', path: '/api/v1/users/:id' },
  createUsers: { method: 'POST', path: '/api/v1/multiple_users' },
  changePassword: { method: 'POST', path: '/api/v1/users/:id/password' },
  listUnassignedUsers: { method: 'GET', path: '/api/v1/users_not_assigned/game/:gameId' },
  listAssignedUsers: { method: 'GET', path: '/api/v1/users_assigned/game/:gameId' },
  invite: { method: 'POST', path: '/api/v1/invit/game/:gameId' },

  listProducts: { method: 'GET', path: '/api/v1/products' },
  createProduct: { method: 'POST', path: '/api/v1/products' },
  updateProduct: { method: 'PUT', path: '/api/v1/products/:id' },
  deleteProduct: { method: 'DELETE', path: '/api/v1/products/:id' },

  listMenus: { method: 'GET', path: '/api/v1/menus' },
  createMenu: { method: 'POST', path: '/api/v1/menus' },
  updateMenu: { method: 'PUT', path: '/api/v1/menus/:id' },
  deleteMenu: { method: 'DELETE', path: '/api/v1/menus/:id' },
  listItems: { method: 'GET', path: '/api/v1/items' },
  createItem: { method: 'POST', path: '/api/v1/items' },
  updateItem: { method: 'PUT', path: '/api/v1/items/:id' },
  deleteItem: { method: 'DELETE', path: '/api/v1/items/:id' },
  getItemDescription: { method: 'GET', path: '/api/v1/items/:id/item_description' },
  updateItemDescription: { method: 'PUT', path: '/api/v1/item_descriptions/:id' },
  listEvents: { method: 'GET', path: '/api/v1/events' },
  createEvent: { method: 'POST', path: '/api/v1/events' },
  updateEvent: { method: 'PUT', path: '/api/v1/events/:id' },
  deleteEvent: { method: 'DELETE', path: '/api/v1/events/:id' },

  createGame: { method: 'POST', path: '/api/v1/game' },
  configureGame: { method: 'PUT', path: '/api/v1/game/:id' },
  scheduleGame: { method: 'PUT', path: '/api/v1/games/:id' },
  listAllGames: { method: 'GET', path: '/api/v1/gamesadmin/0' },
  listAdministeredGames: { method: 'GET', path: '/api/v1/gamesadmin/:adminId' },
  listGames: { method: 'GET', path: '/api/v1/games' },
  getGame: { method: 'GET', path: '/api/v1/games/:id' },
  assignAdministrator: { method: 'POST', path: '/api/game/assignAdmin' },
  deleteGame: { method: 'DELETE', path: '/api/v1/games/:id' },

  passRound: { method: 'POST', path: '/api/v1/rounds/pass/:gameId' },
  passAndOpenRound: { method: 'POST', path: '/api/v1/rounds/pass0/:gameId' },
  listScheduledPasses: { method: 'GET', path: '/api/v1/rounds/roundpass/:gameId' },
  schedulePass: { method: 'POST', path: '/api/v1/round_passes' },
  cancelScheduledPass: { method: 'DELETE', path: '/api/v1/round_passes/:id' },
  getActiveRound: { method: 'GET', path: '/api/v1/rounds/actif/:gameId' },
  getRound: { method: 'GET', path: '/api/v1/rounds/:id' },

  joinGame: { method: 'POST', path: '/api/v1/companies' },
  getCompany: { method: 'GET', path: '/api/v1/companies/:id' },
  findCompany: { method: 'GET', path: '/api/v1/companies/user/:userId/game/:gameId' },
  listCompanyResults: { method: 'GET', path: '/api/v1/companies/:id/resultats' },
  getDashboard: { method: 'GET', path: '/api/v1/companies/:id/dashboard' },
  getCompanyState: { method: 'GET', path: '/api/v1/companies/:id/state' },
  getStatement: { method: 'GET', path: '/api/v1/companies/:id/statements/:kind' },
  listGameResults: { method: 'GET', path: '/api/v1/results/game/:gameId' },

  listDecisions: { method: 'GET', path: '/api/v1/decisions/game/:roundId/criteria/:area/company/:companyId' },
  saveDecisions: { method: 'PUT', path: '/api/v1/decisions/game/:roundId/criteria/:area/company/:companyId' },

  listComponentDocs: { method: 'GET', path: '/api/docs' },
  health: { method: 'GET', path: '/api/health' },
} as const satisfies Record<string, Route>

export type EndpointName = keyof typeof routes
