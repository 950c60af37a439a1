import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPicture } from './empty-picture.tsx'
import styles from './state.module.css'

type Props = {
  title?: string
  /** Why there is nothing, in one sentence. */
  children?: ReactNode
  /** The button that fills it. */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.state}>
      <EmptyPicture className={styles.picture} />
      <p className={styles.title}>{title ?? t('empty.noData')}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
