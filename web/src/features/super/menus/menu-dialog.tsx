import type { Menu } from '@trimestre/contract/catalogue'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { menuName } from '../../../domain/catalogue-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useSaveMenu } from './api.ts'
import { bodyOf, emptyMenu, fieldsOf, type MenuFields } from './menu-fields.ts'
import { MenuFormFields } from './menu-form-fields.tsx'

type Props = { /** Undefined for a new menu. */ menu?: Menu; menus: readonly Menu[]; onClose(): void }

export function MenuDialog({ menu, menus, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const [failure, setFailure] = useState<string | null>(null)
  const next = Math.max(0, ...menus.map(each => each.position)) + 1
  const form = useForm<MenuFields>({
    mode: 'onTouched',
    defaultValues: menu ? fieldsOf(menu) : emptyMenu(next),
  })
  const { mutateAsync } = useSaveMenu(menu?.id)

  const save = async (fields: MenuFields) => {
    setFailure(null)
    try {
      await mutateAsync(bodyOf(fields))
      notify.success(t(menu ? 'super:menus.updated' : 'super:menus.created'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={menu ? t('super:menus.edit', { menu: menuName(t, menu) }) : t('super:menus.create')}
      submitLabel={menu ? undefined : t('ui.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      size={640}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <MenuFormFields form={form} menu={menu} others={menus.filter(each => each.id !== menu?.id)} />
    </FormDialog>
  )
}
