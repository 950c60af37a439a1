import type { AppRoute } from './routes.ts'

/** These screens are shared by several paths, so that a chunk loaded for one of them serves the others. */
const home = () => import('../features/player/games/player-home-page.tsx')
const area = () => import('../features/player/decisions/area-page.tsx')

const common = { namespaces: ['player', 'catalogue'] } as const
const inGame = { ...common, inGame: true } as const

/** The screens of the player: first the games, then those of the game entered. */
export const playerRoutes: readonly AppRoute[] = [
  {
    path: '/app/user',
    ...common,
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
    screen: home,
  },
  { path: '/app/user/dashboard', ...common, screen: home },
  { path: '/app/user/games', ...common, screen: () => import('../features/player/games/games-page.tsx') },
  {
    path: '/app/user/game_details/$gameId',
    ...common,
    screen: () => import('../features/player/games/game-details-page.tsx'),
  },
  {
    path: '/app/user/joined-game',
    ...inGame,
    screen: () => import('../features/player/dashboard/game-dashboard-page.tsx'),
  },
  { path: '/app/user/game-production', ...inGame, screen: area },
  { path: '/app/user/game-human-resources', ...inGame, screen: area },
  { path: '/app/user/game-quality', ...inGame, screen: area },
  { path: '/app/user/game-Research&Development', ...inGame, screen: area },
  { path: '/app/user/game-logistics', ...inGame, screen: area },
  { path: '/app/user/game-retail-price', ...inGame, screen: area },
  { path: '/app/user/game-marketing', ...inGame, screen: area },
  { path: '/app/user/game-comptabilite', ...inGame, screen: () => import('./accounting-page.tsx') },
  {
    path: '/app/user/game-solde-intermediaire',
    ...inGame,
    screen: () => import('../features/player/statements/sig-page.tsx'),
  },
  {
    path: '/app/user/game-accounting-balance-sheet',
    ...inGame,
    screen: () => import('../features/player/statements/balance-sheet-page.tsx'),
  },
  {
    path: '/app/user/game-competitive',
    ...inGame,
    screen: () => import('../features/player/competition/competition-page.tsx'),
  },
  {
    path: '/app/user/market-newspaper',
    ...inGame,
    namespaces: [...common.namespaces, 'explain'],
    screen: () => import('../features/player/newspaper/newspaper-page.tsx'),
  },
]
