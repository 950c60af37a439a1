import type { RoleName } from '@trimestre/contract/roles'
import { normalPath } from './normal-path.ts'
import type { Mode } from './session.ts'

/** `leaveGame` and `signOut` are actions that end elsewhere; the other entries open a screen. */
export type MenuAction = 'leaveGame' | 'signOut'

export type MenuItem = {
  key: MenuKey
  path?: string
  /** The target of the path when it is not a screen itself. */
  leadsTo?: string
  /** The paths of pages that are reached from the entry, without the numbers that follow them. */
  above?: readonly string[]
  action?: MenuAction
  children?: readonly MenuItem[]
  /** Whether the mega-menu shows the entry although the user may not open it. */
  locked?: boolean
}

const playerMenu = [
  {
    key: 'user.home',
    path: '/app/user/',
    leadsTo: '/app/user/dashboard',
    children: [{ key: 'user.games', path: '/app/user/games', above: ['/app/user/game_details'] }],
  },
  { key: 'user.profile', path: '/app/user/profile' },
  { key: 'user.logout', action: 'signOut' },
] as const

const gameMenu = [
  {
    key: 'game.dashboard',
    path: '/app/user/joined-game',
    above: [
      '/app/user/game-competitive',
      '/app/user/market-newspaper',
      '/app/user/market-rules',
      '/app/user/model',
      '/app/user/debrief',
    ],
  },
  { key: 'game.journal', path: '/app/user/journal' },
  { key: 'game.practice', path: '/app/user/practice-quarters' },
  { key: 'game.messages', path: '/app/user/messages' },
  {
    key: 'game.support',
    children: [
      { key: 'game.production', path: '/app/user/game-production' },
      { key: 'game.humanResources', path: '/app/user/game-human-resources' },
      { key: 'game.quality', path: '/app/user/game-quality' },
      { key: 'game.research', path: '/app/user/game-Research&Development' },
      { key: 'game.logistics', path: '/app/user/game-logistics' },
    ],
  },
  {
    key: 'game.business',
    children: [
      { key: 'game.sales', path: '/app/user/game-retail-price' },
      { key: 'game.marketing', path: '/app/user/game-marketing' },
    ],
  },
  {
    key: 'game.finance',
    children: [
      { key: 'game.accounting', path: '/app/user/game-comptabilite' },
      { key: 'game.intermediate', path: '/app/user/game-solde-intermediaire' },
      { key: 'game.balanceSheet', path: '/app/user/game-accounting-balance-sheet' },
    ],
  },
  {
    key: 'game.assessment',
    children: [
      { key: 'game.quiz', path: '/app/user/quiz' },
      { key: 'game.peers', path: '/app/user/peers' },
      { key: 'game.grade', path: '/app/user/grade' },
    ],
  },
  { key: 'game.allGames', path: '/app/user/games', action: 'leaveGame' },
  { key: 'game.disconnect', action: 'signOut' },
] as const

/** The pages that administrators reach from the list of their games. */
const pagesOfGames = ['/app/admin/pass_trimestre', '/app/admin/company', '/app/admin/game']

const adminMenu = [
  { key: 'admin.home', path: '/app' },
  { key: 'admin.games', path: '/app/admin/games', above: pagesOfGames },
  { key: 'admin.trainings', path: '/app/admin/trainings' },
  { key: 'admin.users', path: '/app/admin/users' },
  { key: 'admin.glossary', path: '/app/glossary' },
  { key: 'admin.logout', action: 'signOut' },
] as const

const superMenu = [
  { key: 'super.home', path: '/app' },
  { key: 'super.myGames', path: '/app/admin/games', above: pagesOfGames },
  { key: 'super.trainings', path: '/app/admin/trainings' },
  { key: 'super.products', path: '/app/super_admin/products' },
  { key: 'super.users', path: '/app/super_admin/users' },
  { key: 'super.games', path: '/app/super_admin/games' },
  { key: 'super.items', path: '/app/super_admin/items' },
  { key: 'super.criteria', path: '/app/super_admin/criteria' },
  { key: 'super.menus', path: '/app/super_admin/menu' },
  { key: 'super.events', path: '/app/super_admin/events' },
  { key: 'super.glossary', path: '/app/glossary' },
  { key: 'super.system', path: '/app/super_admin/system' },
  { key: 'super.journal', path: '/app/super_admin/journal' },
  { key: 'super.errorPage', path: '/app/pages/error' },
] as const

type Leaf<T> = T extends { key: infer K; children: readonly (infer C)[] }
  ? K | Leaf<C>
  : T extends { key: infer K }
    ? K
    : never
export type MenuKey =
  | Leaf<(typeof playerMenu)[number]>
  | Leaf<(typeof gameMenu)[number]>
  | Leaf<(typeof adminMenu)[number]>
  | Leaf<(typeof superMenu)[number]>

function wholeMenu(role: RoleName, mode: Mode): readonly MenuItem[] {
  if (role === 'ROLE_SUPER_ADMIN') return superMenu
  if (role === 'ROLE_ADMIN') return adminMenu
  return mode === 'GAME' ? gameMenu : playerMenu
}

/**
 * Returns the menu of a role and mode, with only the entries whose screen exists and only groups that are not empty.
 */
export function menuOf(
  role: RoleName,
  mode: Mode,
  exists: (path: string, role: RoleName) => boolean,
): MenuItem[] {
  const keep = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap(item => {
      const children = item.children && keep(item.children)
      const path = item.path && exists(item.path, role) ? item.path : undefined
      const isAction = item.action === 'signOut'
      if (!path && !isAction && !children?.length) return []
      return [{ ...item, path, children: children?.length ? children : undefined }]
    })
  return keep(wholeMenu(role, mode))
}

/**
 * Returns the super administrator's menu as every role sees it in the mega-menu, locked where the user has no access.
 */
export const wholeSuperMenu = (
  role: RoleName,
  exists: (path: string) => boolean,
  mayOpen: (path: string, role: RoleName) => boolean,
): MenuItem[] =>
  superMenu
    .filter(item => exists(item.path))
    .map(item => ({ ...item, locked: mayOpen(item.path, role) ? undefined : true }))

/** Returns every entry without children, with the groups unfolded. */
export const leaves = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap(item => (item.children ? leaves(item.children) : [item]))

/** Returns every entry that opens a screen, each group's own screen before those inside it. */
export const screensOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap(item => [
    ...(item.path ? [{ ...item, children: undefined }] : []),
    ...screensOf(item.children ?? []),
  ])

export const leadsTo = (item: MenuItem, path: string): boolean =>
  item.leadsTo === path || (item.path !== undefined && normalPath(item.path) === path)

/** Whether a page is reached from an entry, such as the details of a game from the list of games. */
export const isAbove = ({ above = [] }: MenuItem, path: string): boolean =>
  above.some(each => path === each || path.startsWith(`${each}/`))

/** Returns the top-level entry that contains the path. */
export const openItem = (menu: readonly MenuItem[], path: string): MenuItem | undefined =>
  menu.find(item => [item, ...(item.children ?? [])].some(each => leadsTo(each, path) || isAbove(each, path)))

export type SectionKey =
  | 'player'
  | 'gameArea'
  | 'administration'
  | 'catalogue'
  | 'people'
  | 'system'
  | 'account'

const systemKeys: ReadonlySet<MenuKey> = new Set(['super.system', 'super.journal', 'super.errorPage'])

function sectionOf({ key, action }: MenuItem): SectionKey {
  if (action || key === 'user.profile') return 'account'
  if (systemKeys.has(key)) return 'system'
  if (key === 'super.home' || key === 'super.myGames' || key === 'super.trainings') return 'administration'
  if (key === 'super.users' || key === 'super.games') return 'people'
  if (key.startsWith('super.')) return 'catalogue'
  if (key.startsWith('admin.')) return 'administration'
  return key.startsWith('game.') ? 'gameArea' : 'player'
}

export type MenuSection = { key: SectionKey; items: MenuItem[] }

/** Groups the menu into titled sections, each at the position of its first entry. */
export function sectionsOf(menu: readonly MenuItem[]): MenuSection[] {
  const sections = new Map<SectionKey, MenuItem[]>()
  for (const item of menu) {
    const key = sectionOf(item)
    sections.set(key, [...(sections.get(key) ?? []), item])
  }
  return [...sections].map(([key, items]) => ({ key, items }))
}
