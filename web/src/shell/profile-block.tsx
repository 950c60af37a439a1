import { useTranslation } from 'react-i18next'
import { usePresence } from '../domain/presence.ts'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './profile-block.module.css'

const roleKeys = {
  ROLE_SUPER_ADMIN: 'role.superAdmin',
  ROLE_ADMIN: 'role.admin',
  ROLE_USER: 'role.user',
} as const

/** Renders the avatar with a dot in the colour of the user's presence; the text next to it names the presence. */
export function PresentAvatar({ size }: { size: number }) {
  const { user } = useSignedIn()
  const presence = usePresence()
  return (
    <span className={styles.picture}>
      <Avatar src={user.avatar || user.image} size={size} />
      <span className={classNames(styles.dot, styles[presence])} />
    </span>
  )
}

/** Renders avatar, name, role and presence of the signed-in user; `compact` shows the avatar only. */
export function ProfileBlock({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  const session = useSignedIn()
  const presence = usePresence()
  const { user } = session
  return (
    <div className={styles.who}>
      <PresentAvatar size={40} />
      <div className={compact ? 'visually-hidden' : undefined}>
        <div className={styles.name}>{user.displayName || user.username}</div>
        <div className={styles.role}>{t(roleKeys[roleOf(session)])}</div>
        <div className={styles.role}>{t(`presence.${presence}`)}</div>
      </div>
    </div>
  )
}

/** Renders the colour of a presence, for lists that name it. */
export function PresenceDot({ presence }: { presence: ReturnType<typeof usePresence> }) {
  return <span className={classNames(styles.mark, styles[presence])} aria-hidden="true" />
}
