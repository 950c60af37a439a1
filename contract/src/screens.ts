/**
 * The addresses of the application's screens (specification §2, `/setup`, `/privacy`, the glossary, the market
 * newspaper, and the super administrator's `system` and `journal`). The server returns status 200 for these and 404 for
 * any other, with the same page.
 */
export const screens = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/login-firebase',
  '/register-firebase',
  '/reset-firebase',
  '/maintenance',
  '/coming-soon',
  '/terms-conditions',
  '/setup',
  '/privacy',
  '/app',
  '/app/dashboard',
  '/app/form',
  '/app/table',
  '/app/pages/not-found',
  '/app/pages/error',
  '/app/glossary',
  '/app/pages/task',
  '/app/pages/calendar',
  '/app/pages/email',
  '/app/pages/photo-gallery',
  '/app/super_admin/users',
  '/app/super_admin/games',
  '/app/super_admin/items',
  '/app/super_admin/events',
  '/app/super_admin/menu',
  '/app/super_admin/products',
  '/app/super_admin/criteria',
  '/app/super_admin/system',
  '/app/super_admin/journal',
  '/app/admin/games',
  '/app/admin/users',
  '/app/admin/pass_trimestre',
  '/app/user',
  '/app/user/profile',
  '/app/user/games',
  '/app/user/game_details/:gameId',
  '/app/user/dashboard',
  '/app/user/joined-game',
  '/app/user/game-production',
  '/app/user/game-human-resources',
  '/app/user/game-quality',
  '/app/user/game-marketing',
  '/app/user/game-Research&Development',
  '/app/user/game-logistics',
  '/app/user/game-retail-price',
  '/app/user/game-comptabilite',
  '/app/user/game-competitive',
  '/app/user/market-newspaper',
  '/app/user/game-solde-intermediaire',
  '/app/user/game-accounting-balance-sheet',
] as const

/** Returns the pattern of a screen's address, percent-decoded; `:name` or `$name` in it stands for a number. */
export const screenPattern = (address: string): RegExp =>
  new RegExp(`^${address.replace(/[:$]\w+/g, '\\d+')}/?$`)

const patterns = screens.map(screenPattern)

/** Whether a percent-decoded path is that of a screen. */
export const isScreen = (path: string): boolean => patterns.some(pattern => pattern.test(path))
