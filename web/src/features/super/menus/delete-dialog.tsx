import type { Item, Menu } from '@trimestre/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { itemName, menuName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDeleteMenu } from './api.ts'

type Props = {
  menu: Menu
  /** The items of this menu: the server refuses to delete a menu that has any. */
  items: Item[]
  onClose(): void
}

export function DeleteDialog({ menu, items, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteMenu()
  const names = items.map(item => itemName(t, item)).join(', ')
  const remove = async () => {
    await mutateAsync(menu.id)
    notify.success(t('super:menus.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:menus.deleteTitle', { menu: menuName(t, menu) })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      {names ? t('super:menus.usedBy', { names }) : t('super:menus.deleteBody')}
    </ConfirmDialog>
  )
}
