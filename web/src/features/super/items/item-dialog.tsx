import type { Item, ItemDescription, Menu } from '@trimestre/contract/catalogue'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { itemName } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { PartialSaveError, useCreateItem, useDescription, useUpdateItem } from './api.ts'
import { emptyItem, fieldsOf, type ItemFields, textsOf } from './item-fields.ts'
import { ItemFormFields } from './item-form-fields.tsx'

type Common = { menus: readonly Menu[]; onClose(): void }

export function CreateDialog({ menus, onClose }: Common) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useCreateItem()
  const save = async (fields: ItemFields) => {
    const itemDescription = textsOf(fields)
    await mutateAsync({ name: fields.name.trim(), menu: fields.menu, itemDescription })
    notify.success(t('super:items.created'))
  }
  return (
    <ItemDialog
      title={t('super:items.create')}
      submitLabel={t('ui.create')}
      initial={emptyItem}
      menus={menus}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Fetches the current help before the form can be edited. */
export function EditDialog({ item, menus, onClose }: Common & { item: Item }) {
  const { t } = useTranslation(['common', 'super'])
  const help = useDescription(item.id)
  const title = t('super:items.edit', { item: itemName(t, item) })
  if (help.data)
    return <LoadedEditDialog item={item} help={help.data} title={title} menus={menus} onClose={onClose} />
  return (
    <FormDialog opened onClose={onClose} title={title} onSubmit={() => undefined} submitDisabled size={760}>
      {help.error ? (
        <ErrorCard reason={errorText(t, help.error)} onRetry={() => help.refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 44 }, { height: 44 }, { height: 120 }]} />
      )}
    </FormDialog>
  )
}

type LoadedProps = Common & { item: Item; help: ItemDescription; title: string }

function LoadedEditDialog({ item, help, title, menus, onClose }: LoadedProps) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useUpdateItem()
  const save = async (fields: ItemFields) => {
    const texts = textsOf(fields)
    const changed = { name: fields.name.trim(), menu: fields.menu }
    await mutateAsync({ itemId: item.id, descriptionId: help.id, texts, item: changed })
    notify.success(t('super:items.updated'))
  }
  return (
    <ItemDialog
      item={item}
      title={title}
      initial={fieldsOf(item, help)}
      menus={menus}
      onSave={save}
      onClose={onClose}
    />
  )
}

type Props = Common & {
  item?: Item
  title: string
  submitLabel?: string
  initial: ItemFields
  onSave(fields: ItemFields): Promise<void>
}

function ItemDialog({ item, title, submitLabel, initial, menus, onSave, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<ItemFields>({ mode: 'onTouched', defaultValues: initial })
  const save = async (fields: ItemFields) => {
    setFailure(null)
    try {
      await onSave(fields)
      onClose()
    } catch (error) {
      const isHalf = error instanceof PartialSaveError
      const reason = setServerErrors(t, form, isHalf ? error.cause : error)
      setFailure(isHalf ? `${t('super:items.halfSaved')} ${reason ?? ''}`.trim() : reason)
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      size={760}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <ItemFormFields form={form} item={item} menus={menus} />
    </FormDialog>
  )
}
