import { IconPlus } from '@tabler/icons-react'
import type { Product } from '@trimestre/contract/products'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useProducts } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductsTable } from './products-table.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'delete'; product: Product } | null

export default function ProductsPage() {
  const { t } = useTranslation('super')
  const products = useProducts()
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
          {t('products.create')}
        </Button>
      </PageActions>
      <Card flush>
        <ProductsTable
          products={products}
          onCreate={() => setOpened({ kind: 'create' })}
          onEdit={product => setOpened({ kind: 'edit', product })}
          onDelete={product => setOpened({ kind: 'delete', product })}
        />
      </Card>
      {opened?.kind === 'create' && <ProductDialog onClose={close} />}
      {opened?.kind === 'edit' && <ProductDialog product={opened.product} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog product={opened.product} onClose={close} />}
    </>
  )
}
