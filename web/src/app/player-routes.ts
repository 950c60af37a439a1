import type { playerScreens } from './player-screens.ts'
import type { AppRoute } from './routes.ts'

const screen = (name: keyof typeof playerScreens) => async () => {
  const { playerScreens } = await import('./player-screens.ts')
  return playerScreens[name]()
}

/** One for all: what has come for one of them is there for the others. */
const area = screen('area')

const common = { roles: ['ROLE_USER'], namespaces: ['player', 'catalogue'] } as const
const inGame = { ...common, inGame: true } as const

/** Screens of the player: games first, then those of the game entered. */
export const playerRoutes: readonly AppRoute[] = [
  {
    path: '/app/user',
    ...common,
    bare: true,
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
    screen: screen('playerHome'),
  },
  { path: '/app/user/dashboard', ...common, screen: screen('playerHome') },
  { path: '/app/user/games', ...common, screen: screen('games') },
  {
    path: '/app/user/game_details/$gameId',
    ...common,
    screen: screen('gameDetails'),
  },
  {
    path: '/app/user/joined-game',
    ...inGame,
    screen: screen('gameDashboard'),
  },
  { path: '/app/user/game-production', ...inGame, screen: area },
  { path: '/app/user/game-human-resources', ...inGame, screen: area },
  { path: '/app/user/game-quality', ...inGame, screen: area },
  { path: '/app/user/game-Research&Development', ...inGame, screen: area },
  { path: '/app/user/game-logistics', ...inGame, screen: area },
  { path: '/app/user/game-retail-price', ...inGame, screen: area },
  { path: '/app/user/game-marketing', ...inGame, screen: area },
  { path: '/app/user/game-comptabilite', ...inGame, screen: screen('accounting') },
  {
    path: '/app/user/game-solde-intermediaire',
    ...inGame,
    screen: screen('sig'),
  },
  {
    path: '/app/user/game-accounting-balance-sheet',
    ...inGame,
    screen: screen('balanceSheet'),
  },
  {
    path: '/app/user/game-competitive',
    ...inGame,
    screen: screen('competition'),
  },
  {
    path: '/app/user/market-newspaper',
    ...inGame,
    namespaces: [...common.namespaces, 'explain'],
    screen: screen('newspaper'),
  },
]
