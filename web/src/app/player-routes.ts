import type { AppRoute } from './routes.ts'

const common = { roles: ['ROLE_USER'], namespaces: ['player', 'catalogue'] } as const
const inGame = { ...common, inGame: true } as const

const areaScreen = () => import('../features/decisions/area-page.tsx')

/** Screens of the player: games first, then those of the game entered. */
export const playerRoutes: readonly AppRoute[] = [
  { path: '/app/user', ...common, bare: true, screen: () => import('./player-root.tsx') },
  {
    path: '/app/user/dashboard',
    ...common,
    screen: () => import('../features/games/player-home-page.tsx'),
  },
  { path: '/app/user/games', ...common, screen: () => import('../features/games/games-page.tsx') },
  {
    path: '/app/user/game_details/$gameId',
    ...common,
    screen: () => import('../features/games/game-details-page.tsx'),
  },
  {
    path: '/app/user/joined-game',
    ...inGame,
    screen: () => import('../features/game-dashboard/game-dashboard-page.tsx'),
  },
  { path: '/app/user/game-production', ...inGame, screen: areaScreen },
  { path: '/app/user/game-human-resources', ...inGame, screen: areaScreen },
  { path: '/app/user/game-quality', ...inGame, screen: areaScreen },
  { path: '/app/user/game-Research&Development', ...inGame, screen: areaScreen },
  { path: '/app/user/game-logistics', ...inGame, screen: areaScreen },
  { path: '/app/user/game-retail-price', ...inGame, screen: areaScreen },
  { path: '/app/user/game-marketing', ...inGame, screen: areaScreen },
  { path: '/app/user/game-comptabilite', ...inGame, screen: () => import('./accounting-page.tsx') },
  {
    path: '/app/user/game-solde-intermediaire',
    ...inGame,
    screen: () => import('../features/statements/sig-page.tsx'),
  },
  {
    path: '/app/user/game-accounting-balance-sheet',
    ...inGame,
    screen: () => import('../features/statements/balance-sheet-page.tsx'),
  },
  {
    path: '/app/user/game-competitive',
    ...inGame,
    screen: () => import('../features/competition/competition-page.tsx'),
  },
  {
    path: '/app/user/market-newspaper',
    ...inGame,
    namespaces: [...common.namespaces, 'explain'],
    screen: () => import('../features/newspaper/newspaper-page.tsx'),
  },
]
