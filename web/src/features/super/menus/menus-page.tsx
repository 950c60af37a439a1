import { IconPlus } from '@tabler/icons-react'
import type { Menu } from '@trimestre/contract/catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItems, useMenus } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { MenusTable } from './menus-table.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'delete'; menu: Menu } | null

export default function MenusPage() {
  const { t } = useTranslation('super')
  const menus = useMenus()
  const items = useItems().data
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const itemsOf = (menu: Menu) => items?.filter(item => item.menu === menu['@id'])
  const all = menus.data ?? []
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpened({ kind: 'create' })}
        >
          {t('menus.create')}
        </Button>
      </PageActions>
      <Card flush>
        <MenusTable
          menus={menus}
          countOf={menu => itemsOf(menu)?.length}
          onCreate={() => setOpened({ kind: 'create' })}
          onEdit={menu => setOpened({ kind: 'edit', menu })}
          onDelete={menu => setOpened({ kind: 'delete', menu })}
        />
      </Card>
      {opened?.kind === 'create' && <MenuDialog menus={all} onClose={close} />}
      {opened?.kind === 'edit' && <MenuDialog menu={opened.menu} menus={all} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteDialog menu={opened.menu} items={itemsOf(opened.menu) ?? []} onClose={close} />
      )}
    </>
  )
}
