import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'

type Props = {
  title: ReactNode
  /** Whether something inside asks for attention: it is then unfolded. */
  isAsking?: boolean
  /** Whether it is unfolded before the user has chosen. */
  isOpenAtFirst?: boolean
  /** Whether it is unfolded for the time being, for example while a filter looks for what is inside. */
  isShown?: boolean
  /** Whether it has no border, for a fold inside another box. */
  isPlain?: boolean
  children: ReactNode
}

/** Folds a part of a form away that most users leave as it is proposed. */
export function Fold(props: Props) {
  const { title, isAsking = false, isOpenAtFirst = false, isShown = false, isPlain = false, children } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={classNames(styles.fold, isPlain && styles.plain)}
      open={isOpen || isAsking || isShown}
      onToggle={event => {
        if (!isShown) setOpen(event.currentTarget.open)
      }}
    >
      <summary>
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        {title}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
