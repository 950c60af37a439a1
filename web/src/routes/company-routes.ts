import { companyScreens } from '@trimestre/contract/screens'
import { playerRoutes } from './player-routes.ts'
import type { AppRoute } from './routes.ts'

const frame = () => import('../features/staff/company/company-frame.tsx')

const texts = ['company', 'player', 'catalogue', 'criteria', 'explain'] as const

/** The screens of the player as an administrator opens them for any company of a game, inside a frame. */
const ofPlayers: readonly AppRoute[] = companyScreens.flatMap(screen => {
  const own = playerRoutes.find(({ path }) => path === `/app/user/${screen}`)
  return own
    ? [
        {
          path: `/app/admin/company/$companyId/${screen}` as const,
          namespaces: [...own.namespaces, 'company' as const],
          screen: own.screen,
          frame,
        },
      ]
    : []
})

/** The screens about one company, inside the frame, and the report of a class. */
export const companyRoutes: readonly AppRoute[] = [
  ...ofPlayers,
  {
    path: '/app/admin/company/$companyId/report',
    namespaces: texts,
    screen: () => import('../features/staff/reports/company-report-page.tsx'),
    frame,
  },
  {
    path: '/app/admin/company/$companyId/team',
    namespaces: ['company', 'player', 'catalogue', 'team'],
    screen: () => import('../features/staff/company/team/team-page.tsx'),
    frame,
  },
  {
    path: '/app/admin/game/$gameId/report',
    namespaces: texts,
    screen: () => import('../features/staff/reports/class-report-page.tsx'),
  },
  {
    path: '/app/admin/game/$gameId/model',
    namespaces: ['model', 'criteria', 'catalogue'],
    screen: () => import('../features/staff/model/game-model-page.tsx'),
  },
]
