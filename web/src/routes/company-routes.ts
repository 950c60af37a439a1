import { companyScreens } from '@trimestre/contract/screens'
import { playerRoutes } from './player-routes.ts'
import type { AppRoute } from './routes.ts'

const frame = () => import('../features/staff/company/company-frame.tsx')

/** The screens of the player as an administrator opens them for any company of a game, inside a frame. */
export const companyRoutes: readonly AppRoute[] = companyScreens.flatMap(screen => {
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
