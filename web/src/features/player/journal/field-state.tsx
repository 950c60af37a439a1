import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { JournalEntry, JournalField } from '@trimestre/contract/journal'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ConflictChoice } from '../../../ui/conflict-choice.tsx'
import styles from './journal.module.css'
import type { JournalState, JournalSync } from './journal-sync.ts'
import type { Content, PendingField, Theirs } from './pending-fields.ts'

/** What the fields of a quarter need: the entry of the server, what is typed, and what acts on it. */
export type FieldsProps = { entry: JournalEntry; sync: JournalSync; state: JournalState }

type Props = FieldsProps & {
  name: JournalField /** Writes a content in words. */
  write(content: Content): string
}

/** Says under a field how its saving stands and who wrote it, and asks where another member wrote something else. */
export function FieldState({ entry, sync, state, name, write }: Props) {
  const field = state.pending[name]
  if (field?.state === 'conflict' && field.theirs)
    return (
      <FieldConflict
        field={field}
        theirs={field.theirs}
        write={write}
        onKeepMine={() => sync.keepMine(name)}
        onTakeTheirs={() => sync.forget(name)}
      />
    )
  return (
    <div className={styles.line}>
      {field ? <Saving field={field} /> : state.saved[name] !== undefined && <SavedMark />}
      {!field && <Author entry={entry} name={name} />}
    </div>
  )
}

const icons = { sending: IconRefresh, failed: IconCloudOff, refused: IconAlertTriangle } as const

function Saving({ field: { state } }: { field: PendingField }) {
  const { t } = useTranslation('journal')
  if (state === 'waiting' || state === 'conflict') return null
  const Icon = icons[state]
  return (
    <span className={classNames(styles.state, state !== 'sending' && styles.failed)} role="status">
      <Icon size={16} aria-hidden="true" />
      {t(`state.${state}`)}
    </span>
  )
}

function SavedMark() {
  const { t } = useTranslation('journal')
  return (
    <span className={classNames(styles.state, styles.saved)} role="status">
      <IconCheck size={16} aria-hidden="true" />
      {t('state.saved')}
    </span>
  )
}

/** Names who wrote the field last, and when. */
export function Author({ entry, name }: { entry: JournalEntry; name: JournalField }) {
  const { t } = useTranslation('journal')
  const format = useFormat()
  const author = entry.authors[name]
  if (!author?.by) return null
  return <span>{t('author', { name: author.by.name, time: format.dateTime(author.at) })}</span>
}

type ChoiceProps = {
  field: PendingField
  theirs: Theirs
  write(content: Content): string
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Shows the own content and that of the other member. */
function FieldConflict({ field, theirs, write, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const { t } = useTranslation('journal')
  const name = theirs.by?.name ?? t('conflict.someone')
  const title = t('conflict.title', { name })
  const isUnread = typeof field.value === 'number' && Number.isNaN(field.value)
  const shown = (content: string) => (
    <div className={styles.sideContent} dir="auto">
      {content || t('conflict.empty')}
    </div>
  )
  return (
    <ConflictChoice
      name={title}
      title={title}
      mine={{
        name: t('conflict.mine'),
        content: shown(isUnread ? field.text : write(field.value)),
        choice: t('conflict.keepMine'),
        onChoose: onKeepMine,
      }}
      theirs={{
        name: t('conflict.theirs', { name }),
        content: shown(write(theirs.value)),
        choice: t('conflict.takeTheirs'),
        onChoose: onTakeTheirs,
      }}
    />
  )
}
