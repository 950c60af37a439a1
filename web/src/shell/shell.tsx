import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveGame } from '../domain/event-stream/live-game.ts'
import { emptyScreens, mayOpenBut } from '../domain/game-menu.ts'
import { type MenuItem, menuOf } from '../domain/menus.ts'
import { normalPath } from '../domain/normal-path.ts'
import { useEnteredGame } from '../domain/practice.tsx'
import { roleOf, type Session } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { setPreferences } from '../ui/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { usePreference } from '../ui/use-preference.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { useFrameRemoval } from './frame/frame-removal.ts'
import { Header } from './header.tsx'
import { layoutNavigation } from './layouts.ts'
import { MenuMarksContext, useMarksOf } from './menu-marks.ts'
import { openMessageLog } from './message-log.ts'
import { useNews } from './news.ts'
import { OfflineBar } from './offline-bar.tsx'
import { OutageBar } from './outage-bar.tsx'
import { ProfileBlock } from './profile-block.tsx'
import styles from './shell.module.css'
import './print.css'
import { ShellPage } from './shell-page.tsx'
import { ShellPanels } from './shell-panels.tsx'
import { SmallScreenMenu } from './small-screen-menu.tsx'
import { useOutageInPages } from './use-outage-in-pages.ts'
import { usePageTitle } from './use-page-title.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import { useTyping } from './use-typing.ts'

/**
 * Renders the application. Where the static frame of the server is shown, React renders it as a transition, in slices
 * between which the browser handles input and paints, and replaces the frame in one step. Otherwise it is rendered at
 * once.
 */
export function Shell() {
  const isDue = useDeferredValue(true, document.getElementById('frame') === null)
  return isDue && <DrawnShell />
}

/** Renders the application around a screen; a projected screen is rendered alone. */
function DrawnShell() {
  useFrameRemoval()
  const isProjected = useLocation({ select: ({ search }) => 'projector' in search })
  return isProjected ? <Outlet /> : <ShellAround />
}

type MarksProps = { menu: readonly MenuItem[]; session: Session; children: ReactNode }

/** Renders the header, the navigation of the chosen layout, the page and the footer. */
function ShellAround() {
  const { t } = useTranslation()
  const session = useSignedIn()
  const path = normalPath(useLocation({ select: location => location.pathname }))
  const role = roleOf(session)
  const empty = useEnteredGame(session.currentGame, emptyScreens) ?? emptyScreens(null)
  const menu = useMemo(() => menuOf(role, session.mode, mayOpenBut(empty)), [role, session.mode, empty])
  const isNarrow = useMediaQuery('(width < 960px)')
  const layout = usePreference('layout')
  const sidebarOpen = usePreference('sidebarOpen')
  const [drawerOpened, setDrawerOpened] = useState(false)
  const { title } = usePageTitle(path)
  const { place, Navigation } = layoutNavigation[layout]
  const isInGame = session.mode === 'GAME'
  useTyping()
  useEffect(() => openMessageLog(session.user.id), [session.user.id])

  // A rail without groups has no list: then the whole rail is hidden.
  const isRailAlone = layout === 'big-sidebar' && !menu.some(item => item.children)
  const toggle = useMenuToggle(isNarrow, drawerOpened, setDrawerOpened)
  const navigation = (
    <Navigation
      menu={menu}
      path={path}
      unfolded={sidebarOpen}
      onUnfold={unfold}
      header={isRailAlone ? undefined : <ProfileBlock compact={!sidebarOpen} />}
    />
  )
  return (
    <MenuMarks menu={menu} session={session}>
      <Background />
      <div
        className={classNames(styles.shell, isInGame && styles.withBottomBar)}
        data-layout={layout}
        data-shell
      >
        <a className={styles.skip} href="#content" data-screen-only>
          {t('shell.skip')}
        </a>
        <Header
          title={title}
          menu={menu}
          isInGame={isInGame}
          toggle={isNarrow || place === 'aside' ? toggle : undefined}
        />
        <OfflineBar />
        {!isNarrow && place === 'bar' && (
          <NavigationBar>
            <Suspense>{navigation}</Suspense>
          </NavigationBar>
        )}
        <div className={styles.columns} data-shell>
          {!isNarrow && place === 'aside' && !(isRailAlone && !sidebarOpen) && (
            <div className={styles.aside} data-screen-only>
              <Suspense>{navigation}</Suspense>
            </div>
          )}
          <div className={styles.center} data-shell>
            <OutageBar />
            <ShellPage path={path}>
              <Outlet />
            </ShellPage>
            <Footer />
          </div>
        </div>
        <SmallScreenMenu
          menu={menu}
          path={path}
          enabled={isNarrow}
          opened={isNarrow && drawerOpened}
          onOpen={setDrawerOpened}
        />
        {isInGame && <BottomBar menu={menu} path={path} onMore={() => setDrawerOpened(true)} />}
        <ShellPanels />
      </div>
    </MenuMarks>
  )
}

/**
 * Runs the background work of every page. It is a component that renders nothing, so that no response causes the frame
 * to render again.
 */
function Background() {
  const session = useSignedIn()
  useLiveGame(session.mode === 'GAME' ? session.currentGame?.id : undefined)
  useNews(session)
  useOutageInPages()
  return null
}

/**
 * Provides the marks of the menu entries through a context, so that the rest of the shell does not render again when
 * they change.
 */
function MenuMarks({ menu, session, children }: MarksProps) {
  return <MenuMarksContext value={useMarksOf(menu, session)}>{children}</MenuMarksContext>
}

const unfold = (sidebarOpen: boolean): void => setPreferences({ sidebarOpen })

/**
 * Returns the button at the start of the header: it opens the drawer on small screens and folds the menu on wide ones.
 */
function useMenuToggle(isNarrow: boolean, drawerOpened: boolean, openDrawer: (opened: boolean) => void) {
  const { t } = useTranslation()
  const sidebarOpen = usePreference('sidebarOpen')
  if (isNarrow)
    return { label: t('shell.openMenu'), expanded: drawerOpened, onToggle: () => openDrawer(true) }
  return {
    label: t(sidebarOpen ? 'shell.foldMenu' : 'shell.unfoldMenu'),
    expanded: sidebarOpen,
    onToggle: () => unfold(!sidebarOpen),
  }
}

/** Renders a bar below the header that becomes fixed once the page is scrolled by the height of the header. */
function NavigationBar({ children }: { children: ReactNode }) {
  const isFixed = useScrolledPast(64)
  return (
    <div className={styles.barPlace} data-screen-only>
      <div className={classNames(styles.bar, isFixed && styles.fixedBar)}>{children}</div>
    </div>
  )
}
