import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { InformationForm } from './information-form.tsx'
import { InvitationPanel } from './invitation-panel.tsx'

type Props = { game: Game; onClose(): void }

/** Everything an administrator sets before and during a game, on one screen. */
export function ConfigurationDialog({ game, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'admin'])
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <FullScreenDialog
        opened
        onClose={() => (isChanged ? setAsking(true) : onClose())}
        title={t('admin:configuration.title', { game: game.name })}
      >
        <InformationForm game={game} onChanged={setChanged} />
        <InvitationPanel game={game} />
      </FullScreenDialog>
      {/* Mounted only now: the Esc that asks must not also answer. */}
      {isAsking && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          title={t('ui.leaveTitle')}
          onConfirm={onClose}
          failureText={String}
          destructive
        >
          {t('ui.leaveBody')}
        </ConfirmDialog>
      )}
    </>
  )
}
