/** The screens of the player, each a file fetched when first opened. Apart from their addresses, which every page needs. */
export const playerScreens = {
  area: () => import('../features/decisions/area-page.tsx'),
  playerHome: () => import('../features/games/player-home-page.tsx'),
  games: () => import('../features/games/games-page.tsx'),
  gameDetails: () => import('../features/games/game-details-page.tsx'),
  gameDashboard: () => import('../features/game-dashboard/game-dashboard-page.tsx'),
  accounting: () => import('./accounting-page.tsx'),
  sig: () => import('../features/statements/sig-page.tsx'),
  balanceSheet: () => import('../features/statements/balance-sheet-page.tsx'),
  competition: () => import('../features/competition/competition-page.tsx'),
  newspaper: () => import('../features/newspaper/newspaper-page.tsx'),
} as const
