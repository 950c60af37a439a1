import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { type CompanyScreen, companyScreens } from '@trimestre/contract/screens'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyScreens, mayOpenBut } from '../../../domain/game-menu.ts'
import { menuOf, screensOf } from '../../../domain/menus.ts'
import { companyPath, teamPath } from '../../../domain/screens.ts'
import { useCompany, useGameOfCompany } from './api.ts'
import { comparedKey, useCompanyAddress } from './company-address.ts'
import styles from './company-frame.module.css'

type Entry = { screen: CompanyScreen; label: string }

/** Returns the screens of a company: those of the player's menu, in its order, then those that screens lead to. */
function useEntries(companyId: number): Entry[] {
  const { t } = useTranslation()
  const game = useGameOfCompany(useCompany(companyId).data?.game.id).data
  const inMenu = screensOf(menuOf('ROLE_USER', 'GAME', mayOpenBut(emptyScreens(game)))).flatMap(
    ({ key, path }): Entry[] => {
      const screen = companyScreens.find(each => path === `/app/user/${each}`)
      return screen ? [{ screen, label: t(`menu.${key}`) }] : []
    },
  )
  const further = [
    { screen: 'game-competitive', label: t('menu.game.competitive') },
    { screen: 'market-newspaper', label: t('route.market-newspaper') },
    { screen: 'market-rules', label: t('route.market-rules') },
    { screen: 'model', label: t('route.model') },
    { screen: 'debrief', label: t('route.debrief') },
  ] as const
  return [...inMenu, ...further.filter(({ screen }) => inMenu.every(entry => entry.screen !== screen))]
}

/** Whether there is more to say about the people of a company than the name of its only player. */
function useHasTeam(companyId: number): boolean {
  const company = useCompany(companyId).data
  const game = useGameOfCompany(company?.game.id).data
  return Boolean(game?.teams) || (company?.members.length ?? 0) > 1
}

/** Leads to the screens of the company; the quarter and the compared company stay the same. */
export function CompanyScreensMenu() {
  const { t } = useTranslation('company')
  const { companyId } = useCompanyAddress()
  const path = useLocation({ select: location => location.pathname })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const kept = { t: search.t, [comparedKey]: search[comparedKey] }
  const hasTeam = useHasTeam(companyId)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current when the path is another
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 2
  }, [path])
  return (
    <nav className={styles.menu} aria-label={t('screens')} data-screen-only>
      <ul ref={list}>
        {useEntries(companyId).map(({ screen, label }) => (
          <li key={screen}>
            <Link
              to={companyPath(companyId, `/app/user/${screen}`)}
              search={kept as never}
              className={styles.entry}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ includeSearch: false }}
            >
              {label}
            </Link>
          </li>
        ))}
        {hasTeam && (
          <li>
            <Link
              to={teamPath(companyId)}
              search={{ [comparedKey]: search[comparedKey] } as never}
              className={styles.entry}
              activeProps={{ 'aria-current': 'page' }}
              activeOptions={{ includeSearch: false }}
            >
              {t('team.menu')}
            </Link>
          </li>
        )}
        <li>
          <Link
            to={`/app/admin/company/${companyId}/report`}
            search={{ [comparedKey]: search[comparedKey] } as never}
            className={styles.entry}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ includeSearch: false }}
          >
            {t('report.menu')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
