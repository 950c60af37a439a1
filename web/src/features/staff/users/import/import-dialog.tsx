import type { RoleName } from '@trimestre/contract/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accessesOf } from '../../../../domain/staff/class-list/accesses.ts'
import { useClassList } from '../../../../domain/staff/class-list/use-class-list.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FullScreenDialog } from '../../../../ui/full-screen-dialog.tsx'
import { DoneStep } from './done-step.tsx'
import { PasteStep } from './paste-step.tsx'
import { type Imported, PreviewStep } from './preview-step.tsx'

type Props = { mayChooseRole: boolean; onClose(): void }

/** Creates accounts for a class: paste, check, create, hand out. Going back or pressing Esc loses nothing typed. */
export default function ImportDialog({ mayChooseRole, onClose }: Props) {
  const { t } = useTranslation('admin')
  const [role, setRole] = useState<RoleName>('ROLE_USER')
  const list = useClassList(mayChooseRole ? role : '')
  const [imported, setImported] = useState<Imported | null>(null)
  const [isKept, setIsKept] = useState(false)
  const [asking, setAsking] = useState(false)

  const { text, rows } = list
  const wouldLose = imported ? !isKept : rows !== null || text.trim() !== ''
  const close = () => (wouldLose ? setAsking(true) : onClose())
  return (
    <FullScreenDialog opened onClose={close} title={t('import.title')}>
      {imported && rows ? (
        <DoneStep
          accesses={accessesOf(imported, rows)}
          known={imported.known}
          playerIds={[...imported.users, ...imported.known]
            .filter(user => user.role.name === 'ROLE_USER')
            .map(user => user.id)}
          onCredentialsSaved={() => setIsKept(true)}
          onClose={close}
        />
      ) : rows ? (
        <PreviewStep list={list} rows={rows} mayChooseRole={mayChooseRole} onImported={setImported} />
      ) : (
        <PasteStep list={list} role={mayChooseRole ? role : null} onRole={setRole} />
      )}
      {asking && (
        <ConfirmDialog
          opened
          destructive
          title={t(imported ? 'import.leaveAccesses' : 'import.leave')}
          onClose={() => setAsking(false)}
          onConfirm={onClose}
          failureText={String}
        >
          {t(imported ? 'import.leaveAccessesBody' : 'import.leaveBody')}
        </ConfirmDialog>
      )}
    </FullScreenDialog>
  )
}
