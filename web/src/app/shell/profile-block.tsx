import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { roleOf, useSignedIn } from '../session.ts'
import styles from './header.module.css'

const roleKeys = {
  ROLE_SUPER_ADMIN: 'role.superAdmin',
  ROLE_ADMIN: 'role.admin',
  ROLE_USER: 'role.user',
} as const

/** Picture, name and role of the person signed in. */
export function ProfileBlock() {
  const { t } = useTranslation()
  const session = useSignedIn()
  const { user } = session
  return (
    <div className={styles.who}>
      <Avatar src={user.avatar || user.image} size={40} />
      <div>
        <div className={styles.name}>{user.displayName || user.username}</div>
        <div className={styles.role}>{t(roleKeys[roleOf(session)])}</div>
      </div>
    </div>
  )
}
