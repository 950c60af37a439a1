import { IconLock } from '@tabler/icons-react'
import type { Menu } from '@trimestre/contract/catalogue'
import type { TFunction } from 'i18next'
import { menuName } from '../../../domain/catalogue-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { isIconName, NamedIcon } from '../../../ui/icon-choice.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import styles from './menus.module.css'

/** Returns the columns of the list of menus; the menus of the product show a lock. */
export const menuColumns = (
  t: TFunction<['common', 'super']>,
  countOf: (menu: Menu) => number | undefined,
): DataColumn<Menu>[] => [
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
]
