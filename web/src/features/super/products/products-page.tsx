import type { Product } from '@trimestre/contract/products'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { useProducts } from '../../../domain/use-products.ts'
import { DeleteEntryDialog } from '../shared/delete-entry-dialog.tsx'
import { EntryScreen } from '../shared/entry-screen.tsx'
import { useDeleteProduct, useGamesAbout } from './api.ts'
import { productColumns } from './product-columns.tsx'
import { ProductDialog } from './product-dialog.tsx'

export default function ProductsPage() {
  const { t } = useTranslation(['common', 'super', 'catalogue'])
  return (
    <EntryScreen
      kind="products"
      entries={useProducts()}
      nameOf={product => productName(t, product)}
      columns={useMemo(() => productColumns(t), [t])}
      renderForm={(product, onClose) => <ProductDialog product={product} onClose={onClose} />}
      renderDelete={(product, onClose) => <DeleteProductDialog product={product} onClose={onClose} />}
    />
  )
}

/** Deletes a product. The server refuses while a game uses it, and the dialog names those games. */
function DeleteProductDialog({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation('super')
  const { mutateAsync } = useDeleteProduct()
  const names = useGamesAbout(product.id)
    .data?.map(game => game.name)
    .join(', ')
  return (
    <DeleteEntryDialog
      kind="products"
      title={t('products.deleteTitle', { product: productName(t, product) })}
      onDelete={() => mutateAsync(product.id)}
      onClose={onClose}
    >
      {names ? t('products.usedBy', { names }) : t('products.deleteBody')}
    </DeleteEntryDialog>
  )
}
