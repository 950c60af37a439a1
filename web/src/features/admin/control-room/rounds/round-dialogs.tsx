import type { Game, Round } from '@trimestre/contract/games'
import type { Publication } from '@trimestre/contract/rounds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { useCloseRound, usePublishRound, useUndoRound } from './rounds-api.ts'

type Props = { game: Game; round: Round; onClose(): void }

/** The time in milliseconds for which the outcome of an act is shown. */
const outcomeTime = 3000

/** Asks before the open quarter is closed and its results are held back. */
export function CloseDialog({ game, round, onClose }: Props) {
  const { t } = useTranslation(['control', 'admin'])
  const format = useFormat()
  const { mutateAsync } = useCloseRound(game)
  const quarter = round.roundNb - 1
  return (
    <ConfirmDialog
      opened
      title={t('control:rounds.closeTitle', { quarter })}
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(round)
        notify.success(t('control:rounds.closed', { quarter }), outcomeTime)
      }}
      failureText={error => errorText(t, error)}
    >
      <p>{t('control:rounds.closeBody')}</p>
      <p>
        {t(`control:rounds.${nextStep(game.publication)}`, {
          minutes: format.integer(game.publication.delay ?? 0),
        })}
      </p>
      {game.nextPassAt && (
        <p>{t('admin:pass.planned.void', { when: momentText(format, game.nextPassAt) })}</p>
      )}
    </ConfirmDialog>
  )
}

function nextStep({ delay, opensNext }: Publication): 'closeByHand' | 'closeThenOpens' | 'closeThen' {
  if (delay === null) return 'closeByHand'
  return opensNext ? 'closeThenOpens' : 'closeThen'
}

/** Asks before the results of a hidden quarter are shown to everybody, and whether the next quarter opens. */
export function PublishDialog({ game, round, onClose }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const { mutateAsync } = usePublishRound()
  const [opensNext, setOpensNext] = useState(true)
  const quarter = round.roundNb - 1
  return (
    <ConfirmDialog
      opened
      title={t('control:rounds.publishTitle', { quarter })}
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync({ roundId: round.id, opensNext })
        notify.success(t('control:rounds.published', { quarter }), outcomeTime)
      }}
      failureText={error => errorText(t, error)}
    >
      <p>{t('control:rounds.publishBody')}</p>
      <OpensNextField game={game} round={round} checked={opensNext} onChange={setOpensNext} />
    </ConfirmDialog>
  )
}

type OpensNextProps = Pick<Props, 'game' | 'round'> & { checked: boolean; onChange(checked: boolean): void }

/** Asks whether the next quarter opens; after the last one, the game ends. In a pause no quarter opens. */
export function OpensNextField({ game, round, checked, onChange }: OpensNextProps) {
  const { t } = useTranslation('control')
  const isLast = round.roundNb - 1 === game.nbTurns
  if (game.pause) return <p>{t('rounds.opensNothing')}</p>
  return (
    <CheckboxField
      label={t(isLast ? 'rounds.endsGame' : 'rounds.opensNext')}
      checked={checked}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}

/** Asks before a hidden quarter is opened again. */
export function UndoDialog({ game, round, onClose }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const { mutateAsync } = useUndoRound(game.id)
  const quarter = round.roundNb - 1
  return (
    <ConfirmDialog
      opened
      title={t('control:rounds.undoTitle', { quarter })}
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(round.id)
        notify.success(t('control:rounds.undone', { quarter }), outcomeTime)
      }}
      failureText={error => errorText(t, error)}
    >
      <p>{t('control:rounds.undoBody')}</p>
    </ConfirmDialog>
  )
}
