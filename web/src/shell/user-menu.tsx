import {
  IconBell,
  IconBulb,
  IconLanguage,
  IconLogout,
  IconMaximize,
  IconMoon,
  IconPalette,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { languages } from '@trimestre/contract/languages'
import { useTranslation } from 'react-i18next'
import { presences, setPresence, usePresence } from '../domain/presence.ts'
import { mayOpen } from '../domain/screens.ts'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../ui/menu.tsx'
import { setPreferences } from '../ui/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { usePreference } from '../ui/use-preference.ts'
import { canFillScreen, toggleFullScreen, useIsFullScreen } from './full-screen-button.tsx'
import styles from './header.module.css'
import { languageEntries } from './language-menu.tsx'
import { PresenceDot, PresentAvatar, ProfileBlock } from './profile-block.tsx'
import { showPanel } from './shell-panels.tsx'
import { requestSignOut } from './sign-out.ts'
import { useBellName, useUnread } from './unread.ts'

/**
 * Renders the menu with profile, appearance, presence and sign-out; on small screens also the actions that the header
 * has no room for.
 */
export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSignedIn()
  const isNarrow = useMediaQuery('(width < 960px)')
  const narrowEntries = useNarrowEntries()
  const presence = usePresenceEntry(!isNarrow)
  const { user } = session
  const name = user.displayName || user.username
  const label = t('shell.userMenu', { name })
  const profile: MenuEntry = {
    id: 'profile',
    label: t('header.myProfile'),
    icon: <IconUserCircle size={20} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/app/user/profile' }),
  }
  const appearance: MenuEntry = {
    id: 'appearance',
    label: t('shell.appearance.title'),
    icon: <IconPalette size={20} aria-hidden="true" />,
    onSelect: () => showPanel('appearance'),
  }
  const logOut: MenuEntry = {
    id: 'logout',
    label: t('header.logOut'),
    icon: <IconLogout className="flip" size={20} aria-hidden="true" />,
    separated: true,
    onSelect: requestSignOut,
  }
  const hasProfile = mayOpen('/app/user/profile', roleOf(session))
  return (
    <Menu
      label={label}
      entries={[
        ...(hasProfile ? [profile] : []),
        appearance,
        presence,
        ...(isNarrow ? narrowEntries : []),
        logOut,
      ]}
      header={<ProfileBlock />}
      button={props => (
        <IconButton
          {...props}
          className={styles.user}
          label={label}
          tip="end"
          icon={
            <span className={styles.bell}>
              <PresentAvatar size={34} />
              {isNarrow && <UnreadDot />}
            </span>
          }
        />
      )}
    />
  )
}

/** Marks the account menu where it contains the bell and there is something to read; the entry says how much. */
function UnreadDot() {
  return useUnread() > 0 ? <span className={styles.dot} aria-hidden="true" /> : null
}

function usePresenceEntry(unfolded: boolean): MenuEntry {
  const { t } = useTranslation()
  const current = usePresence()
  return {
    id: 'presence',
    label: t('shell.presence'),
    icon: <PresenceDot presence={current} />,
    separated: true,
    unfolded,
    entries: presences.map(presence => ({
      id: presence,
      label: t(`presence.${presence}`),
      icon: <PresenceDot presence={presence} />,
      checked: presence === current,
      onSelect: () => setPresence(presence),
    })),
  }
}

function useNarrowEntries(): MenuEntry[] {
  const { t } = useTranslation()
  const scheme = usePreference('scheme')
  const bellName = useBellName(useUnread())
  const isFull = useIsFullScreen()
  const isDark = scheme === 'dark'
  const Scheme = isDark ? IconSun : IconMoon
  const fullScreen: MenuEntry = {
    id: 'full-screen',
    label: t('shell.fullScreen'),
    icon: <IconMaximize size={20} aria-hidden="true" />,
    checked: isFull,
    onSelect: toggleFullScreen,
  }
  return [
    {
      id: 'language',
      label: `${t('shell.languageTitle')} – ${languages[currentLanguage()].name}`,
      icon: <IconLanguage size={20} aria-hidden="true" />,
      entries: languageEntries(),
    },
    {
      id: 'messages',
      label: bellName,
      icon: <IconBell size={20} aria-hidden="true" />,
      onSelect: () => showPanel('messages'),
    },
    {
      id: 'guide',
      label: t('header.showGuide'),
      icon: <IconBulb size={20} aria-hidden="true" />,
      onSelect: () => showPanel('guide'),
    },
    {
      id: 'scheme',
      label: t('shell.darkMode'),
      icon: <Scheme size={20} aria-hidden="true" />,
      checked: isDark,
      onSelect: () => setPreferences({ scheme: isDark ? 'light' : 'dark' }),
    },
    ...(canFillScreen() ? [fullScreen] : []),
  ]
}
