import type { Game } from '@trimestre/contract/games'
import type { PeerRound } from '@trimestre/contract/peers'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type PeerAct, usePeerAct } from './api.ts'

const PeerFormDialog = lazy(() => import('./peer-form-dialog.tsx'))

/** What a dialog asks about a peer evaluation: a new one, one that is changed, or an act to confirm. */
export type AskedPeerAct = { kind: 'new' } | { kind: 'edit' | PeerAct; round: PeerRound }

type Props = {
  game: Game
  asked: AskedPeerAct | null
  onClose(): void
  onDeleted(): void
}

/** Renders the dialog of what is asked, if anything. */
export function PeerDialogs({ game, asked, onClose, onDeleted }: Props) {
  if (!asked) return null
  if (asked.kind === 'new' || asked.kind === 'edit')
    return (
      <Suspense fallback={null}>
        <PeerFormDialog
          game={game}
          round={asked.kind === 'edit' ? asked.round : undefined}
          onClose={onClose}
        />
      </Suspense>
    )
  return (
    <ActDialog game={game} act={asked.kind} round={asked.round} onClose={onClose} onDeleted={onDeleted} />
  )
}

type ActProps = Omit<Props, 'asked'> & { act: PeerAct; round: PeerRound }

/** Asks before an act that players see, or that cannot be taken back. */
function ActDialog({ game, act, round, onClose, onDeleted }: ActProps) {
  const { t } = useTranslation(['peers', 'common'])
  const { mutateAsync } = usePeerAct(game.id)
  const confirm = async () => {
    await mutateAsync({ act, id: round.id })
    notify.success(t(`peers:staff.ask.${act}.done`))
    if (act === 'delete') onDeleted()
  }
  const { asked = 0, given = 0 } = round.progress ?? {}
  return (
    <ConfirmDialog
      opened
      destructive={act === 'close' || act === 'delete'}
      title={t(`peers:staff.ask.${act}.title`, { title: round.title })}
      onClose={onClose}
      onConfirm={confirm}
      failureText={error => errorText(t, error)}
    >
      <p>{t(`peers:staff.ask.${act}.body`)}</p>
      {act === 'close' && given < asked && (
        <p>{t('peers:staff.ask.close.missing', { count: asked - given })}</p>
      )}
    </ConfirmDialog>
  )
}
