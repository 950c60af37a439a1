import type { JournalText } from '@trimestre/contract/journal'
import {
  erasedText,
  journalTextMax,
  journalWrittenMin,
  writtenLength,
} from '@trimestre/contract/journal-limits'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '../../../domain/written/written-text.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { Author, FieldState, type FieldsProps } from './field-state.tsx'
import styles from './journal.module.css'

type Props = FieldsProps & { name: JournalText; isWritable: boolean }

/** One of the three questions of a quarter, with its answer or the field for it. */
export function TextPart(props: Props) {
  const { entry, sync, state, name, isWritable } = props
  const { t } = useTranslation('journal')
  const format = useFormat()
  const label = t(`prompt.${name}`)
  if (!isWritable) return <ReadPart {...props} label={label} />
  const typed = state.pending[name]?.value
  const text = typeof typed === 'string' ? typed : (entry[name] ?? '')
  const hint = t('hint', {
    count: format.integer(writtenLength(text)),
    max: format.integer(journalTextMax),
    min: format.integer(journalWrittenMin),
  })
  return (
    <div className={styles.part}>
      <TextAreaField
        label={label}
        hint={hint}
        rows={4}
        maxLength={journalTextMax}
        value={text}
        onChange={event => sync.type(name, event.currentTarget.value)}
      />
      <FieldState {...{ entry, sync, state, name }} write={content => String(content ?? '')} />
    </div>
  )
}

function ReadPart({ entry, name, label }: Props & { label: string }) {
  const { t } = useTranslation('journal')
  const text = entry[name]
  return (
    <section className={styles.part}>
      <h3 className={styles.question}>{label}</h3>
      {text === null && <p className={styles.quiet}>{t('reserved')}</p>}
      {text === '' && <p className={styles.quiet}>{t('nothing')}</p>}
      {text === erasedText && entry.authors[name]?.by === null ? (
        <p className={styles.quiet}>{t('erased')}</p>
      ) : (
        text && <WrittenText text={text} />
      )}
      {entry.authors[name]?.by && (
        <div className={styles.line}>
          <Author entry={entry} name={name} />
        </div>
      )}
    </section>
  )
}
