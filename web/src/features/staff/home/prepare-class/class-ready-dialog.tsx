import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FullScreenDialog } from '../../../../ui/full-screen-dialog.tsx'
import { ClassReadyPanel } from './class-ready-panel.tsx'
import type { ClassReady } from './use-class-setup.ts'

type Props = { ready: ClassReady; onClose(): void }

/** Shows the class after the set-up. It requires confirmation before Esc can close passwords that were not saved. */
export function ClassReadyDialog({ ready, onClose }: Props) {
  const { t } = useTranslation(['control', 'admin'])
  const [isKept, setKept] = useState(ready.accesses.length === 0)
  const [isAsking, setAsking] = useState(false)
  return (
    <FullScreenDialog
      opened
      onClose={() => (isKept ? onClose() : setAsking(true))}
      title={t('control:class.ready', { game: ready.game.name })}
    >
      <ClassReadyPanel ready={ready} onCredentialsSaved={() => setKept(true)} />
      {isAsking && (
        <ConfirmDialog
          opened
          destructive
          title={t('admin:import.leaveAccesses')}
          onClose={() => setAsking(false)}
          onConfirm={onClose}
          failureText={String}
        >
          {t('admin:import.leaveAccessesBody')}
        </ConfirmDialog>
      )}
    </FullScreenDialog>
  )
}
