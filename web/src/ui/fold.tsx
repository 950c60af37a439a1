import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './fold.module.css'

type Props = {
  title: string
  /** Whether something inside asks for attention: it is then unfolded. */
  isAsking?: boolean
  children: ReactNode
}

/** Folds a part of a form away that most users leave as it is proposed. */
export function Fold({ title, isAsking = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.fold}
      open={isOpen || isAsking}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        {title}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
