import { IconPlus } from '@tabler/icons-react'
import type { Item } from '@trimestre/contract/catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useItems, useMenus } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { CreateDialog, EditDialog } from './item-dialog.tsx'
import { ItemsTable } from './items-table.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'delete'; item: Item } | null

export default function ItemsPage() {
  const { t } = useTranslation('super')
  const items = useItems()
  const menus = useMenus()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpened({ kind: 'create' })}
        >
          {t('items.create')}
        </Button>
      </PageActions>
      <Card flush>
        <ItemsTable
          items={items}
          menus={menus}
          onCreate={() => setOpened({ kind: 'create' })}
          onEdit={item => setOpened({ kind: 'edit', item })}
          onDelete={item => setOpened({ kind: 'delete', item })}
        />
      </Card>
      {opened?.kind === 'create' && <CreateDialog menus={menus.data ?? []} onClose={close} />}
      {opened?.kind === 'edit' && <EditDialog item={opened.item} menus={menus.data ?? []} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog item={opened.item} onClose={close} />}
    </>
  )
}
