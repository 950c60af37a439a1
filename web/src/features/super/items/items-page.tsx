import type { Item } from '@trimestre/contract/catalogue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { itemName } from '../../../domain/catalogue-text.ts'
import { DeleteEntryDialog } from '../shared/delete-entry-dialog.tsx'
import { EntryScreen } from '../shared/entry-screen.tsx'
import { useDeleteItem, useItems, useMenus } from './api.ts'
import { itemColumns } from './item-columns.tsx'
import { CreateDialog, EditDialog } from './item-dialog.tsx'

export default function ItemsPage() {
  const { t } = useTranslation(['common', 'super'])
  const items = useItems()
  const menus = useMenus().data
  return (
    <EntryScreen
      kind="items"
      entries={items}
      nameOf={item => itemName(t, item)}
      columns={useMemo(() => itemColumns(t, menus), [t, menus])}
      renderForm={(item, onClose) =>
        item ? (
          <EditDialog item={item} menus={menus ?? []} onClose={onClose} />
        ) : (
          <CreateDialog menus={menus ?? []} onClose={onClose} />
        )
      }
      renderDelete={(item, onClose) => <DeleteItemDialog item={item} onClose={onClose} />}
    />
  )
}

/** Deletes an item with its help. A decision that it explained stays in the games, without explanation. */
function DeleteItemDialog({ item, onClose }: { item: Item; onClose(): void }) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteItem()
  return (
    <DeleteEntryDialog
      kind="items"
      title={t('super:items.deleteTitle', { item: itemName(t, item) })}
      onDelete={() => mutateAsync(item.id)}
      onClose={onClose}
    >
      {t(item.key === null ? 'super:items.deleteBody' : 'super:items.deleteDecision')}
    </DeleteEntryDialog>
  )
}
