import { IconLock, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Menu } from '@trimestre/contract/catalogue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { menuName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { isIconName, NamedIcon } from '../../../ui/icon-choice.tsx'
import { type DataColumn, DataTable, type RowAction } from '../../../ui/table/data-table.tsx'
import type { useMenus } from './api.ts'
import styles from './menus.module.css'

type Props = {
  menus: ReturnType<typeof useMenus>
  countOf(menu: Menu): number | undefined
  onCreate(): void
  onEdit(menu: Menu): void
  onDelete(menu: Menu): void
}

/** Lists the menus in their order. The menus of the product show a lock; the others can be deleted. */
export function MenusTable({ menus, countOf, onCreate, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const columns = useMemo(
    (): DataColumn<Menu>[] => [
      {
        id: 'name',
        header: t('field.name'),
        value: menu => menuName(t, menu),
        cell: menu => (
          <span className={styles.name}>
            {isIconName(menu.icon) && <NamedIcon name={menu.icon} />}
            {menuName(t, menu)}
            {menu.badge && <Chip tone="info">{menu.badge}</Chip>}
          </span>
        ),
      },
      {
        id: 'position',
        header: t('super:menus.position'),
        figure: true,
        value: menu => menu.position,
        cell: menu => <Figure value={menu.position} />,
      },
      {
        id: 'key',
        header: t('super:menus.key'),
        value: menu => menu.key,
        cell: menu =>
          menu.key ? (
            <span className={styles.key}>
              <IconLock size={16} aria-hidden="true" />
              <code dir="ltr">{menu.key}</code>
            </span>
          ) : (
            '–'
          ),
      },
      {
        id: 'link',
        header: t('super:menus.link'),
        value: menu => menu.link,
        cell: menu => <bdi className={styles.link}>{menu.link ?? '–'}</bdi>,
      },
      {
        id: 'items',
        header: t('super:menus.items'),
        figure: true,
        value: countOf,
        cell: menu => <Figure value={countOf(menu)} />,
      },
    ],
    [t, countOf],
  )
  const actions = (menu: Menu): RowAction[] => [
    {
      id: 'edit',
      label: t('ui.edit'),
      icon: <IconPencil size={18} aria-hidden="true" />,
      onSelect: () => onEdit(menu),
    },
    ...(menu.key === null
      ? [
          {
            id: 'delete',
            label: t('ui.delete'),
            icon: <IconTrash size={18} aria-hidden="true" />,
            danger: true,
            onSelect: () => onDelete(menu),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      caption={t('super:menus.title')}
      columns={columns}
      rows={menus.data}
      rowId={menu => menu.id}
      rowName={menu => menuName(t, menu)}
      failure={menus.error && { reason: errorText(t, menus.error), onRetry: () => menus.refetch() }}
      empty={
        <EmptyState action={<Button onClick={onCreate}>{t('super:menus.create')}</Button>}>
          {t('super:menus.empty')}
        </EmptyState>
      }
      initial={{ sort: { id: 'position', desc: false } }}
      filterable
      actions={actions}
    />
  )
}
