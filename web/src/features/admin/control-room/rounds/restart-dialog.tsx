import type { Game } from '@trimestre/contract/games'
import { reasonMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stopsClock } from '../../../../domain/planned-passes.ts'
import { playingCount } from '../../../../domain/playing-companies.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useRestart } from './game-acts-api.ts'

const choices = ['carry', 'clear'] as const

/** Begins a game again. Outside practice, a reason is required and the name of the game must be typed. */
export default function RestartDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  const [decisions, setDecisions] = useState<(typeof choices)[number]>(game.practice ? 'carry' : 'clear')
  const [reason, setReason] = useState('')
  const [name, setName] = useState('')
  const { mutateAsync } = useRestart(game.id)
  const closed = game.rounds.filter(({ roundNb, etat }) => roundNb > 1 && etat === 0).length
  const isSure = game.practice || (reason.trim() !== '' && name.trim() === game.name.trim())
  const restart = async () => {
    await mutateAsync({ decisions, reason })
    notify.success(t('control:restart.done', { game: game.name }))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('control:restart.title', { game: game.name })}
      onClose={onClose}
      onConfirm={restart}
      confirmDisabled={!isSure}
      failureText={error => errorText(t, error)}
    >
      <Banner tone="warning">
        {t('control:restart.what', { quarters: closed, companies: playingCount(game) })}
        {stopsClock(game) && ` ${t('admin:pass.clockStops')}`}
      </Banner>
      <RadioGroup
        legend={t('control:restart.decisions')}
        value={decisions}
        onChange={event => setDecisions(event.target.value === 'carry' ? 'carry' : 'clear')}
        choices={choices.map(value => ({ value, label: t(`control:restart.${value}`) }))}
      />
      {!game.practice && (
        <>
          <TextField
            label={t('control:restart.reason')}
            required
            value={reason}
            maxLength={reasonMax}
            onChange={event => setReason(event.target.value)}
          />
          <TextField
            label={t('control:restart.typeName', { game: game.name })}
            required
            autoComplete="off"
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
