import { addressOf } from '@trimestre/contract/client'
import type { EndpointName } from '@trimestre/contract/routes'
import { gameAreas } from './src/domain/game-areas.ts'

/** In an address, what only the browser knows: the ids of what it keeps. */
const [user, game, company] = ['{user}', '{game}', '{company}'] as const

const at = (name: EndpointName, params: Record<string, string> = {}): string =>
  decodeURI(addressOf(name, { params }))
const ofCompany = (name: EndpointName): string => at(name, { id: company })

/** What the menu of a game shows. */
const ofMenu = [
  at('getActiveRound', { gameId: game }),
  at('getGame', { id: game }),
  at('listGames'),
  ofCompany('getDecisionSheet'),
]

const ofArea = [
  ...ofMenu,
  ofCompany('listCompanyResults'),
  ofCompany('getCompanyState'),
  ofCompany('getProjectionInputs'),
]

const ofPages: Record<string, readonly string[]> = {
  '/app/user/joined-game': [
    ...ofMenu,
    ofCompany('getDashboard'),
    ofCompany('listCompanyResults'),
    ofCompany('getCompanyState'),
  ],
  ...Object.fromEntries(Object.values(gameAreas).map(({ path }) => [path, ofArea])),
  '/app/admin/games': [at('listAdministeredGames', { adminId: user })],
}

/**
 * The calls that the page at this path makes when a visit begins there, to be asked before its scripts have come. What
 * is missing here is asked later; what is too much is asked in vain.
 */
export const routeQueries = (path: string): readonly string[] =>
  ofPages[path] ?? (path.startsWith('/app/user') ? ofMenu : [])
