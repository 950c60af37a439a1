import { IconBulb, IconHelpCircle, IconTargetArrow } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionHelp, decisionLabel, type HelpTopic, helpTopics } from '../../app/catalogue-text.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './decision-help.module.css'

const icons = { what: IconHelpCircle, effects: IconTargetArrow, advice: IconBulb }

/** Three disclosures: what it is, what it does, what to make of it. */
export function DecisionHelp({ decision }: { decision: Decision }) {
  const { t } = useTranslation(['player', 'common'])
  const id = useId()
  const [open, setOpen] = useState<HelpTopic | null>(null)
  const topics = helpTopics.filter(topic => decisionHelp(t, decision, topic))
  if (topics.length === 0) return null
  return (
    <div className={styles.help}>
      <div className={styles.topics}>
        {topics.map(topic => {
          const Icon = icons[topic]
          const name = t(`decisions.${topic}`)
          return (
            <button
              key={topic}
              type="button"
              className={classNames(styles.topic, topic === open && styles.open)}
              aria-expanded={topic === open}
              aria-controls={id}
              aria-label={t('decisions.helpOf', { label: decisionLabel(t, decision), topic: name })}
              onClick={() => setOpen(topic === open ? null : topic)}
            >
              <Icon size={16} stroke={2} aria-hidden="true" />
              {name}
            </button>
          )
        })}
      </div>
      <div id={id}>{open && <p className={styles.text}>{decisionHelp(t, decision, open)}</p>}</div>
    </div>
  )
}
