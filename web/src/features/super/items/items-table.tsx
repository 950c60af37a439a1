import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Item, Menu } from '@trimestre/contract/catalogue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { helpText, itemName, menuName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import type { useItems, useMenus } from './api.ts'
import styles from './items.module.css'

type Props = {
  items: ReturnType<typeof useItems>
  menus: ReturnType<typeof useMenus>
  onCreate(): void
  onEdit(item: Item): void
  onDelete(item: Item): void
}

/** Lists every item with its menu and the beginning of its help, in the user's language. */
export function ItemsTable({ items, menus, onCreate, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const columns = useMemo((): DataColumn<Item>[] => {
    const byIri = new Map<string, Menu>(menus.data?.map(menu => [menu['@id'], menu]))
    const menuOf = (item: Item): string => {
      const menu = byIri.get(item.menu)
      return menu ? menuName(t, menu) : ''
    }
    const help = (item: Item) => helpText(t, item, 'what', item.itemDescription.description1)
    return [
      { id: 'name', header: t('field.name'), value: item => itemName(t, item) },
      { id: 'menu', header: t('super:items.menu'), value: menuOf },
      {
        id: 'help',
        header: t('super:items.what'),
        value: help,
        sortable: false,
        cell: item => (
          <span className={styles.short} dir="auto">
            {help(item) || '–'}
          </span>
        ),
      },
    ]
  }, [t, menus.data])
  return (
    <DataTable
      caption={t('super:items.title')}
      columns={columns}
      rows={items.data}
      rowId={item => item.id}
      rowName={item => itemName(t, item)}
      failure={items.error && { reason: errorText(t, items.error), onRetry: () => items.refetch() }}
      empty={
        <EmptyState action={<Button onClick={onCreate}>{t('super:items.create')}</Button>}>
          {t('super:items.empty')}
        </EmptyState>
      }
      filterable
      actions={item => [
        {
          id: 'edit',
          label: t('ui.edit'),
          icon: <IconPencil size={18} aria-hidden="true" />,
          onSelect: () => onEdit(item),
        },
        {
          id: 'delete',
          label: t('ui.delete'),
          icon: <IconTrash size={18} aria-hidden="true" />,
          danger: true,
          onSelect: () => onDelete(item),
        },
      ]}
    />
  )
}
