import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './help-topics.module.css'

export type HelpTopicText = {
  key: string
  icon: Icon
  /** `title` is the text of the button; `label` is its accessible name, which makes sense without its context. */
  title: string
  label: string
  text: string
}

type Props = {
  /** Renders a text that has more than plain words. */
  draw?(text: string): ReactNode
  topics: readonly HelpTopicText[]
  /** The topic that is open at first; none by default. */
  initial?: string | null
}

/** Renders short explanations behind their titles, one open at a time. */
export function HelpTopics({ topics, initial = null, draw }: Props) {
  const id = useId()
  const [open, setOpen] = useState(initial)
  const shown = topics.find(topic => topic.key === open)
  if (topics.length === 0) return null
  return (
    <div className={styles.help}>
      <div className={styles.topics} data-screen-only>
        {topics.map(({ key, icon: TopicIcon, title, label }) => (
          <button
            key={key}
            type="button"
            className={classNames(styles.topic, key === open && styles.open)}
            aria-expanded={key === open}
            aria-controls={id}
            aria-label={label}
            onClick={() => setOpen(key === open ? null : key)}
          >
            <TopicIcon size={16} stroke={2} aria-hidden="true" />
            {title}
          </button>
        ))}
      </div>
      <div id={id}>
        {shown && (
          <p className={styles.text} dir="auto">
            {draw ? draw(shown.text) : shown.text}
          </p>
        )}
      </div>
    </div>
  )
}
