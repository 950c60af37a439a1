import type { RoleName } from '@trimestre/contract/roles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Access } from '../../../app/staff/access-sheet.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { DoneStep } from './done-step.tsx'
import { type ListRow, rowsOf } from './list-rows.ts'
import { PasteStep } from './paste-step.tsx'
import { type Imported, PreviewStep } from './preview-step.tsx'

type Props = { newRole: RoleName; mayChooseRole: boolean; onClose(): void }

/** Accounts for a class: paste, look, create, hand out. Nothing typed is lost by a step back or a careless Esc. */
export default function ImportDialog({ newRole, mayChooseRole, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation('admin')
  const [text, setText] = useState('')
  const [role, setRole] = useState(newRole)
  const [rows, setRows] = useState<ListRow[] | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [isKept, setIsKept] = useState(false)
  const [asking, setAsking] = useState(false)

  const wouldLose = imported ? !isKept : rows !== null || text.trim() !== ''
  const close = () => (wouldLose ? setAsking(true) : onClose())
  return (
    <>
      <FullScreenDialog opened onClose={close} title={t('import.title')}>
        {imported && rows ? (
          <DoneStep
            accesses={accessesOf(imported, rows)}
            playerIds={imported.users.filter(user => user.role.name === 'ROLE_USER').map(user => user.id)}
            onKept={() => setIsKept(true)}
            onClose={close}
          />
        ) : rows ? (
          <PreviewStep
            rows={rows}
            mayChooseRole={mayChooseRole}
            onRows={setRows}
            onBack={() => setRows(null)}
            onImported={setImported}
          />
        ) : (
          <PasteStep
            text={text}
            onText={setText}
            role={mayChooseRole ? role : null}
            onRole={setRole}
            onRead={users => setRows(rowsOf(users, mayChooseRole ? role : ''))}
          />
        )}
      </FullScreenDialog>
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
    </>
  )
}

/** The password of each account: the one made for it, else the one of the list. */
function accessesOf({ users, passwords }: Imported, rows: readonly ListRow[]): Access[] {
  const made = new Map(passwords.map(({ id, password }) => [id, password]))
  return users.map(({ id, username, firstName, lastName }, index) => ({
    username,
    firstName,
    lastName,
    password: made.get(id) ?? rows[index]?.values.password ?? '',
  }))
}
