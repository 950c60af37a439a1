import type { Item, Menu } from '@trimestre/contract/catalogue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { itemName, menuName } from '../../../domain/catalogue-text.ts'
import { DeleteEntryDialog } from '../shared/delete-entry-dialog.tsx'
import { EntryScreen } from '../shared/entry-screen.tsx'
import { useDeleteMenu, useItems, useMenus } from './api.ts'
import { menuColumns } from './menu-columns.tsx'
import { MenuDialog } from './menu-dialog.tsx'

/** Lists the menus in their order. Those of the product cannot be deleted. */
export default function MenusPage() {
  const { t } = useTranslation(['common', 'super'])
  const menus = useMenus()
  const items = useItems().data
  const all = menus.data ?? []
  const columns = useMemo(() => menuColumns(t, menu => itemsOf(items, menu)?.length), [t, items])
  return (
    <EntryScreen
      kind="menus"
      entries={menus}
      nameOf={menu => menuName(t, menu)}
      columns={columns}
      table={{ initial: { sort: { id: 'position', desc: false } } }}
      canDelete={menu => menu.key === null}
      renderForm={(menu, onClose) => <MenuDialog menu={menu} menus={all} onClose={onClose} />}
      renderDelete={(menu, onClose) => (
        <DeleteMenuDialog menu={menu} items={itemsOf(items, menu) ?? []} onClose={onClose} />
      )}
    />
  )
}

const itemsOf = (items: readonly Item[] | undefined, menu: Menu): Item[] | undefined =>
  items?.filter(item => item.menu === menu['@id'])

type Props = {
  menu: Menu
  /** The items of this menu: the server refuses to delete a menu that has any. */
  items: Item[]
  onClose(): void
}

function DeleteMenuDialog({ menu, items, onClose }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteMenu()
  const names = items.map(item => itemName(t, item)).join(', ')
  return (
    <DeleteEntryDialog
      kind="menus"
      title={t('super:menus.deleteTitle', { menu: menuName(t, menu) })}
      onDelete={() => mutateAsync(menu.id)}
      onClose={onClose}
    >
      {names ? t('super:menus.usedBy', { names }) : t('super:menus.deleteBody')}
    </DeleteEntryDialog>
  )
}
