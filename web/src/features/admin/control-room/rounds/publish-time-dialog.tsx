import { ApiError } from '@trimestre/contract/client'
import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { serverNow } from '../../../../domain/server-clock.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { choiceOf, hours, minutes, momentOf, type TimeChoice } from './publish-time.ts'
import { OpensNextField } from './round-dialogs.tsx'
import styles from './rounds.module.css'
import { usePublishRound, useTimezone } from './rounds-api.ts'

type Props = { game: Game; round: Round; onClose(): void }

/** The time in milliseconds from now that the form proposes. */
const proposed = 60 * 60_000

/** Plans the publication of a hidden quarter at any time, by the clock of the school. */
export default function PublishTimeDialog(props: Props) {
  const timezone = useTimezone().data
  return timezone === undefined ? null : <PublishTimeForm {...props} timezone={timezone} />
}

function PublishTimeForm({ game, round, onClose, timezone }: Props & { timezone: string }) {
  const { t } = useTranslation(['control', 'admin', 'common'])
  const format = useFormat()
  const [first] = useState(() =>
    choiceOf(round.publishAt ? Date.parse(round.publishAt) : serverNow() + proposed, timezone),
  )
  const [choice, setChoice] = useState(first)
  const [opensNext, setOpensNext] = useState(game.publication.opensNext)
  const [isBad, setBad] = useState(false)
  const { mutateAsync, isPending, error } = usePublishRound()
  const isRefusedTime = error instanceof ApiError && error.status === 422

  const plan = async () => {
    const at = momentOf(choice, serverNow(), timezone)
    setBad(at === null)
    if (at === null) return
    try {
      await mutateAsync({ roundId: round.id, at, opensNext })
      notify.success(t('control:rounds.planned', { when: momentText(format, at) }))
      onClose()
    } catch {
      // The form shows the error of the mutation.
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:rounds.publishAt')}
      submitLabel={t('control:rounds.plan')}
      submitting={isPending}
      changed={choice !== first}
      size={480}
      onSubmit={() => void plan()}
    >
      {error && !isRefusedTime && <Banner tone="error">{errorText(t, error)}</Banner>}
      <p>{t('admin:schedule.zone', { zone: timezone })}</p>
      <TimeFields
        choice={choice}
        onChange={setChoice}
        error={isBad || isRefusedTime ? t('control:rounds.badTime') : undefined}
      />
      <OpensNextField game={game} round={round} checked={opensNext} onChange={setOpensNext} />
    </FormDialog>
  )
}

type FieldsProps = { choice: TimeChoice; onChange(choice: TimeChoice): void; error: string | undefined }

const twoDigits = (value: number) => ({ value, label: String(value).padStart(2, '0') })

function TimeFields({ choice, onChange, error }: FieldsProps) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <div className={styles.time}>
      <DateField
        label={t('common:field.date')}
        hint={t('admin:schedule.dateHint')}
        pickLabel={t('admin:schedule.calendar')}
        required
        value={choice.date}
        onChange={date => onChange({ ...choice, date })}
        error={error}
      />
      <SelectField
        label={t('admin:schedule.hour')}
        choices={hours.map(twoDigits)}
        value={choice.hour}
        onChange={event => onChange({ ...choice, hour: Number(event.target.value) })}
      />
      <SelectField
        label={t('common:field.minute')}
        choices={minutes.map(twoDigits)}
        value={choice.minute}
        onChange={event => onChange({ ...choice, minute: Number(event.target.value) })}
      />
    </div>
  )
}
