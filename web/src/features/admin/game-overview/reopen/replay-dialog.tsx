import type { Game, Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stopsClock } from '../../../../domain/planned-passes.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import styles from '../game-overview.module.css'
import { affectedRounds } from './affected-rounds.ts'
import { useReopen } from './api.ts'
import { ReasonField } from './reason-field.tsx'

type Props = { game: Game; round: Round; onClose(): void }

/** Has a published quarter decided again, after it has said in numbers what this replaces. */
export function ReplayDialog({ game, round, onClose }: Props) {
  const { t } = useTranslation(['overview', 'common'])
  const [reason, setReason] = useState('')
  const [sheets, setSheets] = useState<'keep' | 'clear'>('keep')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync, isPending } = useReopen(round.id)
  const quarter = round.roundNb - 1
  const isMissing = reason.trim() === ''
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (isMissing) return
    try {
      await mutateAsync({ reason: reason.trim(), mode: 'replay', sheets })
      notify.success(t('overview:reopen.replayDone', { quarter }))
      onClose()
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  return (
    <FormDialog
      opened
      title={t('overview:reopen.replayTitle', { quarter })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('common:dialog.confirm')}
      submitting={isPending}
      changed={reason !== ''}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <Consequences game={game} round={round} />
      <ReasonField
        value={reason}
        onChange={setReason}
        error={isTried && isMissing ? t('common:validation.required') : null}
      />
      <RadioCards
        legend={t('overview:reopen.sheets')}
        cards={(['keep', 'clear'] as const).map(value => ({
          value,
          title: t(`overview:reopen.${value}`),
          text: t(`overview:reopen.${value}Text`),
        }))}
        value={sheets}
        onChange={setSheets}
      />
    </FormDialog>
  )
}

function Consequences({ game, round }: Pick<Props, 'game' | 'round'>) {
  const { t } = useTranslation(['overview', 'admin'])
  const count = affectedRounds(game, round)
  return (
    <ul className={styles.consequences}>
      <li>{t('overview:reopen.replaced', { count })}</li>
      <li>{t('overview:reopen.notified', { count: game.companies.length })}</li>
      <li>
        {t(count > 1 ? 'overview:reopen.replayWhat' : 'overview:reopen.replayLast', {
          quarter: round.roundNb - 1,
        })}
      </li>
      {stopsClock(game) && <li>{t('admin:pass.clockStops')}</li>}
    </ul>
  )
}
