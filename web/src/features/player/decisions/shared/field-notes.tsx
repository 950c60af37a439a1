import { IconAlertTriangle, IconCheck, IconCloudOff, IconPencil, IconRefresh } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import { useTranslation } from 'react-i18next'
import { type PlayerText, valueText } from '../../../../domain/decision-text.ts'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ConflictChoice } from '../../../../ui/conflict-choice.tsx'
import { type Mark, noteOf, type PendingField, type SheetState, type Theirs } from './pending-fields.ts'
import styles from './shared.module.css'

/** Writes a value next to a field that shows its unit: « 49,5 », « Standard », « Oui ». */
export function shortValue(t: PlayerText, format: Format, decision: Decision, value: number): string {
  const isFigure = decision.type !== 'choice' && decision.type !== 'boolean'
  return isFigure ? format.number(value) : valueText(t, format, decision, value)
}

type Props = {
  decision: Decision
  state: SheetState
  me: number
  /** The names of the others who are in this field. */
  editors: readonly string[]
  /** Whether the field can be changed now; the place of its state is then kept, so that nothing moves. */
  isLive: boolean
  /** Why another member decides on the field; null when this one may. */
  reason: string | null
  onKeepMine(name: string): void
  onTakeTheirs(name: string): void
}

/** Shows under a field of a shared sheet how its saving stands, and what others do there. */
export function FieldNotes(props: Props) {
  const { decision, state, me, editors, isLive, reason, onKeepMine, onTakeTheirs } = props
  const { t } = useTranslation('team')
  const { name } = decision
  const field = state.pending[name]
  const note = noteOf(state, decision, me)
  const isConflict = field?.state === 'conflict' && field.theirs !== undefined
  return (
    <div className={styles.notes} data-live={isLive || undefined}>
      {reason !== null && <span className="visually-hidden">{reason}</span>}
      {isConflict && field?.theirs && (
        <FieldConflict
          {...{ decision, field }}
          theirs={field.theirs}
          onKeepMine={() => onKeepMine(name)}
          onTakeTheirs={() => onTakeTheirs(name)}
        />
      )}
      <div className={styles.line}>
        {field && !isConflict ? (
          <FieldState field={field} />
        ) : (
          <MarkLine decision={decision} mark={state.marks[name]} />
        )}
        {note && <OtherValue decision={decision} value={note.value} by={note.by?.name ?? ''} />}
        {editors.map(editor => (
          <Chip key={editor} tone="info" icon={<IconPencil size={14} aria-hidden="true" />}>
            {t('field.editing', { name: editor })}
          </Chip>
        ))}
        {!field && <Author decision={decision} />}
      </div>
    </div>
  )
}

const stateIcons = { sending: IconRefresh, failed: IconCloudOff, refused: IconAlertTriangle } as const

function FieldState({ field }: { field: PendingField }) {
  const { t } = useTranslation('team')
  const { state } = field
  if (state === 'waiting' || state === 'conflict') return null
  const Icon = stateIcons[state]
  return (
    <span className={classNames(styles.state, state !== 'sending' && styles.failed)}>
      <Icon size={16} aria-hidden="true" />
      {t(`field.${state}`)}
    </span>
  )
}

function MarkLine({ decision, mark }: { decision: Decision; mark: Mark | undefined }) {
  const { t } = useTranslation('team')
  if (!mark) return null
  if (mark.theirs) return <OtherValue decision={decision} {...mark.theirs} />
  return (
    <span className={classNames(styles.state, styles.saved)}>
      <IconCheck size={16} aria-hidden="true" />
      {t('field.saved')}
    </span>
  )
}

/** « Lina · 49,5 » */
function OtherValue({ decision, value, by }: { decision: Decision; value: number; by: string }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <Chip tone="warning">
      <bdi>{by}</bdi> · <bdi className="fig">{shortValue(t, format, decision, value)}</bdi>
    </Chip>
  )
}

/** Names who gave the value that counts, and when. */
function Author({ decision }: { decision: Decision }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { version, changedBy, changedAt } = decision
  if (version === 0 || !changedBy || !changedAt) return null
  return (
    <span>
      {t('field.author', {
        name: changedBy.name,
        time: format.time(changedAt),
        version: format.integer(version),
      })}
    </span>
  )
}

type ChoiceProps = {
  decision: Decision
  field: PendingField
  theirs: Theirs
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Shows the own value and that of the other member. */
function FieldConflict({ decision, field, theirs, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const { t } = useTranslation('team')
  const { t: textOf } = useTranslation(['player', 'common'])
  const format = useFormat()
  const name = theirs.by?.name ?? t('someone')
  const title = t('conflict.title', { name })
  const write = (value: number) => valueText(textOf, format, decision, value)
  const isNumber = field.value !== null && !Number.isNaN(field.value)
  const shown = (value: string) => <bdi className={classNames('fig', styles.sideValue)}>{value}</bdi>
  return (
    <ConflictChoice
      name={title}
      title={theirs.at ? t('conflict.titleAt', { name, time: format.time(theirs.at) }) : title}
      mine={{
        name: t('conflict.mine'),
        content: shown(isNumber ? write(field.value as number) : field.text),
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
