import type { AppRoute } from './routes.ts'

/** The home, profile and error pages of all roles, then the screens of administrators and super administrators. */
export const staffRoutes: readonly AppRoute[] = [
  {
    path: '/app',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['admin', 'super', 'control'],
    screen: () => import('../features/home/home-page.tsx'),
    bare: true,
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
  },
  {
    path: '/app/user/profile',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'],
    namespaces: ['profile', 'auth'],
    screen: () => import('../features/profile/profile-page.tsx'),
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
    screen: () => import('../features/static-pages/server-error-page.tsx'),
  },
  {
    path: '/app/admin/games',
    roles: ['ROLE_ADMIN'],
    namespaces: ['admin', 'player', 'catalogue', 'overview'],
    screen: () => import('./my-games-screen.tsx'),
  },
  {
    path: '/app/admin/pass_trimestre',
    roles: ['ROLE_ADMIN'],
    namespaces: ['control', 'admin', 'catalogue'],
    screen: () => import('./control-room-page.tsx'),
  },
  {
    path: '/app/admin/users',
    roles: ['ROLE_ADMIN'],
    namespaces: ['admin', 'profile'],
    screen: () => import('../features/users/players-page.tsx'),
  },
  {
    path: '/app/super_admin/products',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super'],
    screen: () => import('../features/products/products-page.tsx'),
  },
  {
    path: '/app/super_admin/users',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['admin', 'profile'],
    screen: () => import('../features/users/users-page.tsx'),
  },
  {
    path: '/app/super_admin/games',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'admin'],
    screen: () => import('../features/games-management/games-page.tsx'),
  },
  {
    path: '/app/super_admin/items',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'player', 'catalogue'],
    screen: () => import('../features/items/items-page.tsx'),
  },
  {
    path: '/app/super_admin/criteria',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'criteria'],
    screen: () => import('../features/criteria/criteria-page.tsx'),
  },
  {
    path: '/app/super_admin/menu',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'catalogue'],
    screen: () => import('../features/menus/menus-page.tsx'),
  },
  {
    path: '/app/super_admin/events',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['super', 'catalogue', 'criteria'],
    screen: () => import('../features/events/events-page.tsx'),
  },
  {
    path: '/app/super_admin/system',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['system'],
    screen: () => import('../features/system/system-page.tsx'),
  },
  {
    path: '/app/super_admin/journal',
    roles: ['ROLE_SUPER_ADMIN'],
    namespaces: ['system'],
    screen: () => import('../features/system/audit-page.tsx'),
  },
]
