import { IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { availableLanguages, currentLanguage, setLanguage } from '../../i18n/i18n.ts'
import { languages } from '../../i18n/languages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { setPreferences, usePreferences } from '../../ui/preferences.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { mayOpen } from '../routes.ts'
import { roleOf, useSignedIn } from '../session.ts'
import styles from './header.module.css'
import { leaveApplication } from './menu-entry.tsx'
import { ProfileBlock } from './profile-block.tsx'

/** Profile and sign-out; on small screens also what the header has no room for. */
export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSignedIn()
  const isNarrow = useMediaQuery('(width < 960px)')
  const narrowEntries = useNarrowEntries()
  const { user } = session
  const name = user.displayName || user.username
  const hasProfile = mayOpen('/app/user/profile', roleOf(session))
  const profile: MenuEntry = {
    id: 'profile',
    label: t('header.myProfile'),
    icon: <IconUserCircle size={20} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/app/user/profile' }),
  }
  const logOut: MenuEntry = {
    id: 'logout',
    label: t('header.logOut'),
    icon: <IconLogout className="flip" size={20} aria-hidden="true" />,
    separated: isNarrow || hasProfile,
    onSelect: () => void leaveApplication(),
  }
  return (
    <Menu
      label={t('shell.userMenu', { name })}
      entries={[...(hasProfile ? [profile] : []), ...(isNarrow ? narrowEntries : []), logOut]}
      header={<ProfileBlock />}
      button={props => (
        <IconButton
          {...props}
          className={styles.user}
          label={t('shell.userMenu', { name })}
          tip="end"
          icon={<Avatar src={user.avatar || user.image} size={34} />}
        />
      )}
    />
  )
}

function useNarrowEntries(): MenuEntry[] {
  const { t } = useTranslation()
  const { scheme } = usePreferences()
  const isDark = scheme === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return [
    {
      id: 'scheme',
      label: t('shell.darkMode'),
      icon: <Icon size={20} aria-hidden="true" />,
      checked: isDark,
      onSelect: () => setPreferences({ scheme: isDark ? 'light' : 'dark' }),
    },
    ...availableLanguages.map((code, index) => ({
      id: code,
      label: languages[code].name,
      lang: code,
      checked: code === currentLanguage(),
      separated: index === 0,
      onSelect: () => void setLanguage(code),
    })),
  ]
}
