import { IconPlus, IconTableImport } from '@tabler/icons-react'
import type { User } from '@trimestre/contract/users'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewAccessDialog } from '../../../domain/staff/new-access/new-access-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

/** The actions that the lists and their rows trigger. */
export type RowHandlers = {
  onCreate(): void
  onImport(): void
  onEdit(user: User): void
  onDisable(user: User): void
  onDelete(user: User): void
  onAccess(user: User): void
}

type Opened =
  | { kind: 'create' | 'import' }
  | { kind: 'edit' | 'disable' | 'delete' | 'access'; user: User }
  | null

type Props = {
  mayChooseRole: boolean
  /** Renders the lists, whose rows open the dialogs. */
  children(open: RowHandlers): ReactNode
}

const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))

/** The card « Gestion des utilisateurs »: the lists and the dialogs they share. */
export function UsersCard({ mayChooseRole, children }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const form = { mayChooseRole, onClose: close }
  const buttons = (
    <>
      <Button
        icon={<IconTableImport size={18} aria-hidden="true" />}
        onClick={() => setOpened({ kind: 'import' })}
      >
        {t('admin:import.open')}
      </Button>
      <Button
        variant="primary"
        icon={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpened({ kind: 'create' })}
      >
        {t(mayChooseRole ? 'admin:users.create' : 'admin:users.createPlayer')}
      </Button>
    </>
  )
  return (
    <Card flush title={t('users.title')} actions={buttons}>
      {children({
        onCreate: () => setOpened({ kind: 'create' }),
        onImport: () => setOpened({ kind: 'import' }),
        onEdit: user => setOpened({ kind: 'edit', user }),
        onDisable: user => setOpened({ kind: 'disable', user }),
        onDelete: user => setOpened({ kind: 'delete', user }),
        onAccess: user => setOpened({ kind: 'access', user }),
      })}
      {opened?.kind === 'create' && <UserDialog {...form} />}
      {opened?.kind === 'edit' && <UserDialog {...form} user={opened.user} />}
      {opened?.kind === 'disable' && <DisableDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'access' && <NewAccessDialog user={opened.user} onClose={close} />}
      {opened?.kind === 'import' && (
        <Suspense fallback={null}>
          <ImportDialog mayChooseRole={mayChooseRole} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
