import type { Item, ItemDescription, Menu } from '@trimestre/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { itemName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { EntryForm } from '../shared/entry-form.tsx'
import { PartialSaveError, useCreateItem, useDescription, useUpdateItem } from './api.ts'
import { emptyItem, fieldsOf, textsOf } from './item-fields.ts'
import { ItemFormFields } from './item-form-fields.tsx'

type Props = { menus: readonly Menu[]; onClose(): void }

/** The width of the dialogs, in pixels. */
const size = 760

export function CreateDialog({ menus, onClose }: Props) {
  const { t } = useTranslation('super')
  const { mutateAsync } = useCreateItem()
  return (
    <EntryForm
      kind="items"
      title={t('items.create')}
      isNew
      initial={emptyItem}
      size={size}
      onSave={fields =>
        mutateAsync({ name: fields.name.trim(), menu: fields.menu, itemDescription: textsOf(fields) })
      }
      onClose={onClose}
    >
      {form => <ItemFormFields form={form} menus={menus} />}
    </EntryForm>
  )
}

/** Fetches the current help before the form can be edited. */
export function EditDialog({ item, menus, onClose }: Props & { item: Item }) {
  const { t } = useTranslation(['common', 'super'])
  const help = useDescription(item.id)
  const title = t('super:items.edit', { item: itemName(t, item) })
  if (help.data)
    return <LoadedEditDialog item={item} help={help.data} title={title} menus={menus} onClose={onClose} />
  return (
    <FormDialog opened onClose={onClose} title={title} onSubmit={() => undefined} submitDisabled size={size}>
      {help.error ? (
        <ErrorCard reason={errorText(t, help.error)} onRetry={() => help.refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 44 }, { height: 44 }, { height: 120 }]} />
      )}
    </FormDialog>
  )
}

type LoadedProps = Props & { item: Item; help: ItemDescription; title: string }

function LoadedEditDialog({ item, help, title, menus, onClose }: LoadedProps) {
  const { t } = useTranslation('super')
  const { mutateAsync } = useUpdateItem()
  return (
    <EntryForm
      kind="items"
      title={title}
      isNew={false}
      initial={fieldsOf(item, help)}
      size={size}
      onSave={fields =>
        mutateAsync({
          itemId: item.id,
          descriptionId: help.id,
          texts: textsOf(fields),
          item: { name: fields.name.trim(), menu: fields.menu },
        })
      }
      explain={error =>
        error instanceof PartialSaveError ? { cause: error.cause, text: t('items.halfSaved') } : undefined
      }
      onClose={onClose}
    >
      {form => <ItemFormFields form={form} item={item} menus={menus} />}
    </EntryForm>
  )
}
