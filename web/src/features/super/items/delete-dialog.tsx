import type { Item } from '@trimestre/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { itemName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDeleteItem } from './api.ts'

/** Deletes an item with its help. A decision that it explained stays in the games, without explanation. */
export function DeleteDialog({ item, onClose }: { item: Item; onClose(): void }) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useDeleteItem()
  const remove = async () => {
    await mutateAsync(item.id)
    notify.success(t('super:items.deleted'))
  }
  return (
    <ConfirmDialog
      opened
      destructive
      title={t('super:items.deleteTitle', { item: itemName(t, item) })}
      onClose={onClose}
      onConfirm={remove}
      failureText={error => errorText(t, error)}
    >
      {t(item.key === null ? 'super:items.deleteBody' : 'super:items.deleteDecision')}
    </ConfirmDialog>
  )
}
