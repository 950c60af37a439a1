import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPicture, type EmptyPictureName } from './empty-picture.tsx'
import styles from './state.module.css'

type Props = {
  title?: string
  /** The picture of what is missing; a general one by default. */
  picture?: EmptyPictureName
  /** The reason why there is nothing, in one sentence. */
  children?: ReactNode
  /** The button that creates the first item. */
  action?: ReactNode
}

export function EmptyState({ title, picture, children, action }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.state}>
      <EmptyPicture name={picture} className={styles.picture} />
      <p className={styles.title}>{title ?? t('empty.noData')}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
