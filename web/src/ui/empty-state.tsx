import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './state.module.css'
import { StatePicture, type StatePictureName } from './state-picture.tsx'

type Props = {
  title?: string
  /** What is missing here; by default anything. */
  picture?: StatePictureName
  /** Why there is nothing, in one sentence. */
  children?: ReactNode
  /** The button that fills it. */
  action?: ReactNode
}

export function EmptyState({ title, picture, children, action }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.state}>
      <StatePicture name={picture} className={styles.picture} />
      <p className={styles.title}>{title ?? t('empty.noData')}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
