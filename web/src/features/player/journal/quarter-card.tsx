import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { JournalDone, JournalEntry } from '@trimestre/contract/journal'
import { useTranslation } from 'react-i18next'
import { PracticeMark } from '../../../domain/practice.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './journal.module.css'
import { LateFields } from './late-fields.tsx'
import { PredictionFields } from './prediction-fields.tsx'
import { PredictionResults } from './prediction-results.tsx'
import { TextPart } from './text-part.tsx'
import { useJournalSync } from './use-journal-sync.ts'

type Props = {
  entry: JournalEntry
  /** The published quarter before; undefined without one. */
  before: JournalEntry | undefined
}

/** The journal of a quarter. */
export function QuarterCard({ entry, before }: Props) {
  const { t } = useTranslation('journal')
  return (
    <Card
      title={t('quarter', { quarter: entry.quarter })}
      subtitle={t(`stage.${stageOf(entry)}`)}
      actions={entry.practice && <PracticeMark />}
    >
      <div className={styles.quarter}>
        <QuarterMarks done={entry.done} />
        <QuarterContent entry={entry} before={before} />
      </div>
    </Card>
  )
}

function stageOf({ state, writable }: JournalEntry): 'open' | 'running' | 'hidden' | 'after' | 'published' {
  if (state === 'open') return writable.before ? 'open' : 'running'
  if (state === 'hidden') return 'hidden'
  return writable.after ? 'after' : 'published'
}

/** What is written in a quarter, with fields for what can still be written. */
export function QuarterContent({ entry, before }: Props) {
  const { companyId, isReadOnly } = useShownCompany()
  const { sync, state } = useJournalSync(companyId, entry)
  const { writable } = entry
  const field = { entry, sync, state }
  return (
    <div className={styles.parts}>
      {!isReadOnly && <LateFields {...field} />}
      {writable.before ? (
        <PredictionFields {...field} before={before} />
      ) : (
        <PredictionResults entry={entry} isOwn={!isReadOnly} />
      )}
      <TextPart {...field} name="before" isWritable={writable.before} />
      {entry.state === 'published' && (
        <>
          <TextPart {...field} name="after" isWritable={writable.after} />
          <TextPart {...field} name="change" isWritable={writable.after} />
        </>
      )}
    </div>
  )
}

const parts = ['before', 'predictions', 'after', 'change'] as const

/** Says which of the four parts are done. */
export function QuarterMarks({ done }: { done: JournalDone }) {
  const { t } = useTranslation('journal')
  return (
    <ul className={styles.marks}>
      {parts.map(part => (
        <li key={part} className={classNames(styles.mark, done[part] && styles.isDone)}>
          {done[part] ? (
            <IconCircleCheckFilled size={16} aria-hidden="true" />
          ) : (
            <IconCircle size={16} aria-hidden="true" />
          )}
          {t(`part.${part}`)}
          <span className="visually-hidden">{t(done[part] ? 'done' : 'notDone')}</span>
        </li>
      ))}
    </ul>
  )
}
