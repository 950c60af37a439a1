import type { RoleName } from './roles.ts'

const everybody = 'everybody'
const signedIn: readonly RoleName[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER']
const superAdministrators: readonly RoleName[] = ['ROLE_SUPER_ADMIN']
/** The screens for running games: super administrators may run some too. */
const staff: readonly RoleName[] = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN']
const players: readonly RoleName[] = ['ROLE_USER']
/** Addresses of the specification that have no screen: the application shows that it has not found them. */
const nobody: readonly RoleName[] = []

/** The last segments of the screens of a company in a game. */
export const companyScreens = [
  'joined-game',
  'journal',
  'practice-quarters',
  'messages',
  'game-production',
  'game-human-resources',
  'game-quality',
  'game-marketing',
  'game-Research&Development',
  'game-logistics',
  'game-retail-price',
  'game-comptabilite',
  'game-competitive',
  'market-newspaper',
  'market-rules',
  'model',
  'debrief',
  'game-solde-intermediaire',
  'game-accounting-balance-sheet',
] as const
export type CompanyScreen = (typeof companyScreens)[number]

type OwnScreen = `/app/user/${CompanyScreen}`
type LookedIntoScreen = `/app/admin/company/$companyId/${CompanyScreen}`

const each = <A extends string>(addressOf: (screen: CompanyScreen) => A, roles: readonly RoleName[]) =>
  Object.fromEntries(companyScreens.map(screen => [addressOf(screen), roles])) as Record<A, typeof roles>

/**
 * The screens of a company: a player opens those of the own company, administrators those of any company of their games,
 * read-only.
 */
const screensOfCompanies = {
  ...each((screen): OwnScreen => `/app/user/${screen}`, players),
  ...each((screen): LookedIntoScreen => `/app/admin/company/$companyId/${screen}`, staff),
}

/**
 * The screens of the application and who may open them: the only list of them. Besides those of specification §2 there
 * are `/setup`, `/join`, `/privacy`, the glossary, the case of a product, the market newspaper, the rules and the model of
 * the market, the debrief, the journal of a company, the messages, the own quizzes, peer evaluations and grade, the practice quarters, the trainings, and the super
 * administrator's `system` and `journal`. `$name` stands for a number. The server returns status 200 for the addresses that
 * somebody may open and 404 for any other, with the same page.
 */
export const screens = {
  '/': everybody,
  '/login': everybody,
  '/register': everybody,
  '/join': everybody,
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
  '/app/admin/games': staff,
  '/app/admin/trainings': staff,
  '/app/admin/users': staff,
  '/app/admin/pass_trimestre': staff,
  '/app/admin/company/$companyId/report': staff,
  '/app/admin/company/$companyId/team': staff,
  '/app/admin/game/$gameId/report': staff,
  '/app/admin/game/$gameId/model': staff,
  '/app/user': players,
  '/app/user/profile': signedIn,
  '/app/user/games': players,
  '/app/user/game_details/$gameId': players,
  '/app/user/dashboard': players,
  '/app/user/quiz': players,
  '/app/user/peers': players,
  '/app/user/grade': players,
  ...screensOfCompanies,
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

/** The addresses that somebody may open. */
export const openedAddresses = screenAddresses.filter(address => screens[address] !== nobody)

/** Whether a percent-decoded path is that of a screen that somebody may open. */
export const isScreen = (path: string): boolean =>
  openedAddresses.some(address => screenPattern(address).test(path))
