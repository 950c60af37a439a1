import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { usePreferences } from '../../ui/preferences.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useOnce } from '../../ui/use-once.ts'
import { menuOf } from '../menus.ts'
import { normalPath } from '../normal-path.ts'
import { mayOpen } from '../routes.ts'
import { roleOf, useSignedIn } from '../session.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { layoutOf } from './layouts.ts'
import { OfflineBar } from './offline-bar.tsx'
import styles from './shell.module.css'
import { ShellPage } from './shell-page.tsx'
import { usePageTitle } from './use-page-title.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** Header, navigation of the chosen layout, the page, footer. */
export function Shell() {
  const { t } = useTranslation()
  const session = useSignedIn()
  const path = normalPath(useLocation({ select: location => location.pathname }))
  const menu = menuOf(roleOf(session), session.mode, mayOpen)
  const isNarrow = useMediaQuery('(width < 960px)')
  const { layout } = usePreferences()
  const [drawerOpened, setDrawerOpened] = useState(false)
  const isDrawerNeeded = useOnce(drawerOpened)
  const [listShown, setListShown] = useState(true)
  const { title } = usePageTitle(path)
  const Navigation = layoutOf(layout)
  const navigation = { menu, path, listShown, onShowList: setListShown }
  const isInGame = session.mode === 'GAME'
  const menuLabel = isNarrow ? t('shell.openMenu') : t(listShown ? 'shell.hideList' : 'shell.showList')
  const toggleMenu = () => (isNarrow ? setDrawerOpened(true) : setListShown(!listShown))
  return (
    <div className={classNames(styles.shell, isInGame && styles.withBottomBar)}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Header
        title={title}
        menuLabel={menuLabel}
        menuExpanded={isNarrow ? drawerOpened : listShown}
        onToggleMenu={isNarrow || menu.some(item => item.children) ? toggleMenu : undefined}
      />
      <OfflineBar />
      <div className={styles.columns}>
        {!isNarrow && (
          <div className={styles.aside}>
            <Navigation {...navigation} />
          </div>
        )}
        <div className={styles.center}>
          <main id="content" tabIndex={-1} className={styles.main}>
            <ShellPage path={path}>
              <Outlet />
            </ShellPage>
          </main>
          <Footer />
        </div>
      </div>
      {isDrawerNeeded && (
        <Suspense>
          <MenuDrawer
            menu={menu}
            path={path}
            opened={isNarrow && drawerOpened}
            onClose={() => setDrawerOpened(false)}
          />
        </Suspense>
      )}
      {isInGame && <BottomBar menu={menu} path={path} onMore={() => setDrawerOpened(true)} />}
    </div>
  )
}
