import { readUsersList } from '@trimestre/contract/read-users-list'
import type { RoleName } from '@trimestre/contract/roles'
import type { ListColumnKind, ListFault, UsersList } from '@trimestre/contract/users-list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Access } from '../../../app/staff/access-sheet.tsx'
import { decode, type Encoding } from '../../../app/staff/list-file/decode-text.ts'
import type { ListFile } from '../../../app/staff/list-file/read-list-file.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { DoneStep } from './done-step.tsx'
import { type ListRow, rowsOf } from './list-rows.ts'
import { PasteStep } from './paste-step.tsx'
import { type Imported, PreviewStep } from './preview-step.tsx'
import { ReadingNotes } from './reading-notes.tsx'

type Props = { newRole: RoleName; mayChooseRole: boolean; onClose(): void }

/** Accounts for a class: paste, look, create, hand out. Nothing typed is lost by a step back or a careless Esc. */
export default function ImportDialog({ newRole, mayChooseRole, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation('admin')
  const [role, setRole] = useState(newRole)
  const reading = useReading(mayChooseRole ? role : '')
  const [imported, setImported] = useState<Imported | null>(null)
  const [isKept, setIsKept] = useState(false)
  const [asking, setAsking] = useState(false)

  const { text, file, list, rows } = reading
  const wouldLose = imported ? !isKept : rows !== null || text.trim() !== ''
  const close = () => (wouldLose ? setAsking(true) : onClose())
  return (
    <>
      <FullScreenDialog opened onClose={close} title={t('import.title')}>
        {imported && rows ? (
          <DoneStep
            accesses={accessesOf(imported, rows)}
            known={imported.known}
            playerIds={[...imported.users, ...imported.known]
              .filter(user => user.role.name === 'ROLE_USER')
              .map(user => user.id)}
            onKept={() => setIsKept(true)}
            onClose={close}
          />
        ) : rows && list ? (
          <PreviewStep
            rows={rows}
            notes={
              <ReadingNotes
                list={list}
                file={file}
                onEncoding={reading.decodeAgain}
                onColumns={kinds => reading.read(text, kinds)}
              />
            }
            mayChooseRole={mayChooseRole}
            onRows={reading.setRows}
            onBack={() => reading.setRows(null)}
            onImported={setImported}
          />
        ) : (
          <PasteStep
            text={text}
            onText={reading.type}
            role={mayChooseRole ? role : null}
            onRole={setRole}
            onRead={reading.read}
            onFile={reading.take}
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

/** The text, the file it came from, and the list as last read from it; rows without a role get `role`. */
function useReading(role: string) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ListFile | null>(null)
  const [list, setList] = useState<UsersList | null>(null)
  const [rows, setRows] = useState<ListRow[] | null>(null)
  const read = (given: string, kinds?: (ListColumnKind | null)[]): ListFault | null => {
    const found = readUsersList(given, kinds)
    if (typeof found === 'string') {
      setRows(null)
      return found
    }
    setList(found)
    setRows(rowsOf(found.users, role))
    return null
  }
  const take = (chosen: ListFile) => {
    setFile(chosen)
    setText(chosen.text)
    return read(chosen.text)
  }
  const decodeAgain = (encoding: Encoding) => {
    if (file) take({ ...file, encoding, text: decode(file.bytes, encoding) })
  }
  const type = (typed: string) => {
    setFile(null)
    setText(typed)
  }
  return { text, file, list, rows, setRows, read, take, decodeAgain, type }
}

/** The password of each account: the one made for it, else the one of the list, in which its address is nobody else's. */
function accessesOf({ users, passwords }: Imported, rows: readonly ListRow[]): Access[] {
  const made = new Map(passwords.map(({ id, password }) => [id, password]))
  const given = new Map(rows.map(({ values }) => [values.email.trim().toLowerCase(), values.password]))
  return users.map(({ id, username, email, firstName, lastName }) => ({
    username,
    firstName,
    lastName,
    password: made.get(id) ?? given.get(email.toLowerCase()) ?? '',
  }))
}
