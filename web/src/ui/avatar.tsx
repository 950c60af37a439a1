import styles from './avatar.module.css'

/** The avatars that a user can choose from. */
export const avatarNames = [
  'girl-1',
  'girl-2',
  'girl-3',
  'girl-4',
  'girl-5',
  'girl-6',
  'boy-1',
  'boy-2',
  'boy-3',
  'boy-4',
  'boy-5',
] as const
export type AvatarName = (typeof avatarNames)[number]

export const avatarPath = (name: AvatarName): string => `/avatars/${name}.svg`

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
