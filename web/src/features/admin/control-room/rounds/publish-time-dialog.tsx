import { ApiError } from '@trimestre/contract/client'
import type { Game, Round } from '@trimestre/contract/games'
import { publicationDaysMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { serverNow } from '../../../../domain/server-clock.ts'
import { choiceOf, momentOf } from '../../../../domain/staff/time-choice.ts'
import { TimeFields } from '../../../../domain/staff/time-fields.tsx'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { OpensNextField } from './round-dialogs.tsx'
import { usePublishRound } from './rounds-api.ts'

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
    const at = momentOf(choice, serverNow(), timezone, publicationDaysMax)
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
