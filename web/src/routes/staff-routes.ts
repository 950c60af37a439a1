import { administeredGamesQuery, productsQuery } from '../domain/game-queries.ts'
import type { AppRoute } from './routes.ts'

/** The home, profile and error pages of all roles, then the screens of administrators and super administrators. */
export const staffRoutes: readonly AppRoute[] = [
  {
    path: '/app',
    namespaces: ['admin', 'super', 'control', 'catalogue'],
    screen: () => import('../features/staff/home/home-page.tsx'),
    leadsTo: { ROLE_USER: '/app/user/dashboard' },
  },
  {
    path: '/app/user/profile',
    namespaces: ['profile', 'auth', 'catalogue'],
    screen: () => import('../features/account/profile/profile-page.tsx'),
  },
  {
    path: '/app/glossary',
    namespaces: ['glossary'],
    screen: () => import('../features/everyone/glossary/glossary-page.tsx'),
  },
  {
    path: '/app/product_case/$productId',
    namespaces: ['cases', 'catalogue'],
    queries: () => [productsQuery()],
    screen: () => import('../features/everyone/product-case/product-case-page.tsx'),
  },
  {
    path: '/app/pages/error',
    namespaces: ['auth'],
    screen: () => import('../features/everyone/static-pages/server-error-page.tsx'),
  },
  {
    path: '/app/admin/games',
    namespaces: ['admin', 'player', 'catalogue', 'overview', 'journal'],
    queries: ({ userId }) => [administeredGamesQuery(userId)],
    screen: () => import('./my-games-screen.tsx'),
  },
  {
    path: '/app/admin/trainings',
    namespaces: ['trainings', 'solo', 'seats', 'admin', 'catalogue'],
    screen: () => import('../features/admin/my-games/trainings/trainings-page.tsx'),
  },
  {
    path: '/app/admin/pass_trimestre',
    namespaces: ['control', 'admin', 'catalogue', 'explain'],
    screen: () => import('./control-room-page.tsx'),
  },
  {
    path: '/app/admin/users',
    namespaces: ['admin', 'profile'],
    screen: () => import('../features/staff/users/players-page.tsx'),
  },
  {
    path: '/app/super_admin/products',
    namespaces: ['super', 'catalogue'],
    screen: () => import('../features/super/products/products-page.tsx'),
  },
  {
    path: '/app/super_admin/users',
    namespaces: ['admin', 'profile'],
    screen: () => import('../features/staff/users/users-page.tsx'),
  },
  {
    path: '/app/super_admin/games',
    namespaces: ['super', 'admin', 'catalogue', 'journal'],
    screen: () => import('../features/super/games/games-page.tsx'),
  },
  {
    path: '/app/super_admin/items',
    namespaces: ['super', 'player', 'catalogue'],
    screen: () => import('../features/super/items/items-page.tsx'),
  },
  {
    path: '/app/super_admin/criteria',
    namespaces: ['super', 'criteria'],
    screen: () => import('../features/super/criteria/criteria-page.tsx'),
  },
  {
    path: '/app/super_admin/menu',
    namespaces: ['super', 'catalogue'],
    screen: () => import('../features/super/menus/menus-page.tsx'),
  },
  {
    path: '/app/super_admin/events',
    namespaces: ['super', 'catalogue', 'criteria'],
    screen: () => import('../features/super/events/events-page.tsx'),
  },
  {
    path: '/app/super_admin/system',
    namespaces: ['system'],
    screen: () => import('../features/super/system/system-page.tsx'),
  },
  {
    path: '/app/super_admin/journal',
    namespaces: ['system'],
    screen: () => import('../features/super/system/audit-page.tsx'),
  },
]
