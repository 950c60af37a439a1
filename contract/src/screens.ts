import type { RoleName } from './roles.ts'

const everybody = 'everybody'
const signedIn: readonly RoleName[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER']
const superAdministrators: readonly RoleName[] = ['ROLE_SUPER_ADMIN']
const administrators: readonly RoleName[] = ['ROLE_ADMIN']
const players: readonly RoleName[] = ['ROLE_USER']
/** Addresses of the specification that have no screen: the application shows that it has not found them. */
const nobody: readonly RoleName[] = []

/**
 * The screens of the application and who may open them (specification §2, `/setup`, `/privacy`, the glossary, the
 * case of a product, the market newspaper, and the super administrator's `system` and `journal`): the only list of them. `$name` stands for a
 * number. The server returns status 200 for these addresses and 404 for any other, with the same page.
 */
export const screens = {
  '/': everybody,
  '/login': everybody,
  '/register': everybody,
  '/reset-password': everybody,
  '/confirm-email': everybody,
  '/login-firebase': everybody,
  '/register-firebase': everybody,
  '/reset-firebase': everybody,
  '/maintenance': everybody,
  '/coming-soon': everybody,
  '/terms-conditions': everybody,
  '/setup': everybody,
  '/privacy': everybody,
  '/app': signedIn,
  '/app/dashboard': nobody,
  '/app/form': nobody,
  '/app/table': nobody,
  '/app/pages/not-found': nobody,
  '/app/pages/error': signedIn,
  '/app/glossary': signedIn,
  '/app/product_case/$productId': signedIn,
  '/app/pages/task': nobody,
  '/app/pages/calendar': nobody,
  '/app/pages/email': nobody,
  '/app/pages/photo-gallery': nobody,
  '/app/super_admin/users': superAdministrators,
  '/app/super_admin/games': superAdministrators,
  '/app/super_admin/items': superAdministrators,
  '/app/super_admin/events': superAdministrators,
  '/app/super_admin/menu': superAdministrators,
  '/app/super_admin/products': superAdministrators,
  '/app/super_admin/criteria': superAdministrators,
  '/app/super_admin/system': superAdministrators,
  '/app/super_admin/journal': superAdministrators,
  '/app/admin/games': administrators,
  '/app/admin/users': administrators,
  '/app/admin/pass_trimestre': administrators,
  '/app/user': players,
  '/app/user/profile': signedIn,
  '/app/user/games': players,
  '/app/user/game_details/$gameId': players,
  '/app/user/dashboard': players,
  '/app/user/joined-game': players,
  '/app/user/game-production': players,
  '/app/user/game-human-resources': players,
  '/app/user/game-quality': players,
  '/app/user/game-marketing': players,
  '/app/user/game-Research&Development': players,
  '/app/user/game-logistics': players,
  '/app/user/game-retail-price': players,
  '/app/user/game-comptabilite': players,
  '/app/user/game-competitive': players,
  '/app/user/market-newspaper': players,
  '/app/user/game-solde-intermediaire': players,
  '/app/user/game-accounting-balance-sheet': players,
} as const satisfies Record<string, typeof everybody | readonly RoleName[]>

export type ScreenAddress = keyof typeof screens

export const screenAddresses = Object.keys(screens) as ScreenAddress[]

/** Returns the roles that may open a screen of the application; none for public pages. */
export const rolesOf = (address: ScreenAddress): readonly RoleName[] => {
  const roles = screens[address]
  return roles === everybody ? [] : roles
}

/** Returns the pattern of a screen's address, percent-decoded; `$name` in it stands for a number. */
export const screenPattern = (address: string): RegExp =>
  new RegExp(`^${address.replace(/\$\w+/g, '\\d+')}/?$`)

/** Whether a percent-decoded path is that of a screen. */
export const isScreen = (path: string): boolean =>
  screenAddresses.some(address => screenPattern(address).test(path))
