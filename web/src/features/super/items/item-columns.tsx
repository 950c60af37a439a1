import type { Item, Menu } from '@trimestre/contract/catalogue'
import type { TFunction } from 'i18next'
import { helpText, itemName, menuName } from '../../../domain/catalogue-text.ts'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import styles from './items.module.css'

/** Returns the columns of the list of items: each with its menu and the beginning of its help. */
export function itemColumns(
  t: TFunction<['common', 'super']>,
  menus: readonly Menu[] | undefined,
): DataColumn<Item>[] {
  const byIri = new Map<string, Menu>(menus?.map(menu => [menu['@id'], menu]))
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
}
