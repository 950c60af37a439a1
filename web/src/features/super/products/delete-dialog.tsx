import type { Product } from '@trimestre/contract/products'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDeleteProduct, useGamesAbout } from './api.ts'

/** Deletes a product. The server refuses while a game uses it, and the dialog names those games. */
export function DeleteDialog({ product, onClose }: { product: Product; onClose(): void }) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteProduct()
  const names = useGamesAbout(product.id)
    .data?.map(game => game.name)
    .join(', ')
  const remove = async () => {
    await mutateAsync(product.id)
    notify.success(t('super:products.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:products.deleteTitle', { product: product.name })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      {names ? t('super:products.usedBy', { names }) : t('super:products.deleteBody')}
    </ConfirmDialog>
  )
}
