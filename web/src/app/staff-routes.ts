import type { AppRoute } from './routes.ts'
import type { staffScreens } from './staff-screens.ts'

const screen = (name: keyof typeof staffScreens) => async () => {
  const { staffScreens } = await import('./staff-screens.ts')
  return staffScreens[name]()
}

/** Home, profile and error page of everybody, then the screens of administrators and super administrators. */
export const staffRoutes: readonly AppRoute[] = [
  {
    path: '/app',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['admin', 'super', 'control'],
    screen: screen('home'),
    bare: true,
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
  },
  {
    path: '/app/user/profile',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['profile', 'auth'],
    screen: screen('profile'),
  },
  {
    path: '/app/glossary',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['glossary'],
    screen: () => import('../features/glossary/glossary-page.tsx'),
  },
  {
    path: '/app/pages/error',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['auth'],
    screen: screen('serverError'),
  },
  {
    path: '/app/admin/games',
    roles: ['ROLE_ADMIN'],
    namespaces: ['admin', 'player', 'catalogue', 'overview'],
    screen: screen('myGames'),
  },
  {
    path: '/app/admin/pass_trimestre',
    roles: ['ROLE_ADMIN'],
    namespaces: ['control', 'admin', 'catalogue'],
    screen: screen('controlRoom'),
  },
  {
    path: '/app/admin/users',
    roles: ['ROLE_ADMIN'],
    namespaces: ['admin', 'profile'],
    screen: screen('players'),
  },
  {
    path: '/app/super_admin/products',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super'],
    screen: screen('products'),
  },
  {
    path: '/app/super_admin/users',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['admin', 'profile'],
    screen: screen('users'),
  },
  {
    path: '/app/super_admin/games',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'admin'],
    screen: screen('games'),
  },
  {
    path: '/app/super_admin/items',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'player', 'catalogue'],
    screen: screen('items'),
  },
  {
    path: '/app/super_admin/criteria',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'criteria'],
    screen: screen('criteria'),
  },
  {
    path: '/app/super_admin/menu',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'catalogue'],
    screen: screen('menus'),
  },
  {
    path: '/app/super_admin/events',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'catalogue', 'criteria'],
    screen: screen('events'),
  },
  {
    path: '/app/super_admin/system',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['system'],
    screen: screen('system'),
  },
  {
    path: '/app/super_admin/journal',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['system'],
    screen: screen('journal'),
  },
]
