import { IconPlus } from '@tabler/icons-react'
import type { RoleName } from '@trimestre/contract/roles'
import type { User } from '@trimestre/contract/users'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'disable'; user: User } | null

type Props = {
  newRole: RoleName
  mayChooseRole: boolean
  /** The lists; rows ask for the dialogs. */
  children(open: { onEdit(user: User): void; onDisable(user: User): void }): ReactNode
}

/** « Gestion des utilisateurs »: the lists, and the dialogs they share. */
export function UsersCard({ newRole, mayChooseRole, children }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const form = { newRole, mayChooseRole, onClose: close }
  const createButton = (
    <Button
      variant="primary"
      icon={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setOpened({ kind: 'create' })}
    >
      {t(mayChooseRole ? 'admin:users.create' : 'admin:users.createPlayer')}
    </Button>
  )
  return (
    <Card flush title={t('users.title')} actions={createButton}>
      {children({
        onEdit: user => setOpened({ kind: 'edit', user }),
        onDisable: user => setOpened({ kind: 'disable', user }),
      })}
      {opened?.kind === 'create' && <UserDialog {...form} />}
      {opened?.kind === 'edit' && <UserDialog {...form} user={opened.user} />}
      {opened?.kind === 'disable' && <DisableDialog user={opened.user} onClose={close} />}
    </Card>
  )
}
