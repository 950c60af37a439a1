import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './conflict-choice.module.css'

type Side = {
  /** Whose content it is. */
  name: string
  content: ReactNode
  /** The text of the button that chooses this side. */
  choice: string
  onChoose(): void
}

type Props = {
  /** What the group of both sides is called. */
  name: string
  title: string
  mine: Side
  theirs: Side
}

/** Shows the own content and that of another person side by side. Nothing is lost until one is chosen. */
export function ConflictChoice({ name, title, mine, theirs }: Props) {
  return (
    <fieldset className={styles.conflict}>
      <legend className="visually-hidden">{name}</legend>
      <p className={styles.title} role="alert">
        <IconAlertTriangle size={20} aria-hidden="true" />
        {title}
      </p>
      <div className={styles.sides}>
        <SideCard {...mine} />
        <SideCard {...theirs} />
      </div>
    </fieldset>
  )
}

function SideCard({ name, content, choice, onChoose }: Side) {
  return (
    <div className={styles.side}>
      <div>
        <div className={styles.name}>{name}</div>
        {content}
      </div>
      <Button small onClick={onChoose}>
        {choice}
      </Button>
    </div>
  )
}
