/** Home and profile of everybody, and the screens of administrators; each a file fetched when first opened. */
export const staffScreens = {
  home: () => import('../features/home/home-page.tsx'),
  profile: () => import('../features/profile/profile-page.tsx'),
  serverError: () => import('../features/plain/server-error-page.tsx'),
  myGames: () => import('./my-games-screen.tsx'),
  controlRoom: () => import('./control-room-page.tsx'),
  players: () => import('../features/users/players-page.tsx'),
  products: () => import('../features/products/products-page.tsx'),
  users: () => import('../features/users/users-page.tsx'),
  games: () => import('../features/games-management/games-page.tsx'),
  items: () => import('../features/items/items-page.tsx'),
  criteria: () => import('../features/criteria/criteria-page.tsx'),
  menus: () => import('../features/menus/menus-page.tsx'),
  events: () => import('../features/events/events-page.tsx'),
  system: () => import('../features/system/system-page.tsx'),
  journal: () => import('../features/system/journal-page.tsx'),
} as const
