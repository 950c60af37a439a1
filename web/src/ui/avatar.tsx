import { avatarPath } from '@trimestre/contract/avatars'
import styles from './avatar.module.css'

type Props = { src?: string | null; name?: string; size?: number }

/** Renders the picture of a user. The name is usually written next to it; `name` is then left empty. */
export function Avatar({ src, name = '', size = 40 }: Props) {
  return (
    <img
      className={styles.avatar}
      src={src || avatarPath('girl-1')}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
