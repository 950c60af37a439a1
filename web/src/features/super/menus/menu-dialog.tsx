import type { Menu } from '@trimestre/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { menuName } from '../../../domain/catalogue-text.ts'
import { EntryForm } from '../shared/entry-form.tsx'
import { useSaveMenu } from './api.ts'
import { bodyOf, emptyMenu, fieldsOf } from './menu-fields.ts'
import { MenuFormFields } from './menu-form-fields.tsx'

type Props = { /** Undefined for a new menu. */ menu?: Menu; menus: readonly Menu[]; onClose(): void }

export function MenuDialog({ menu, menus, onClose }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const { mutateAsync } = useSaveMenu(menu)
  const next = Math.max(0, ...menus.map(each => each.position)) + 1
  return (
    <EntryForm
      kind="menus"
      title={menu ? t('super:menus.edit', { menu: menuName(t, menu) }) : t('super:menus.create')}
      isNew={menu === undefined}
      initial={menu ? fieldsOf(menu) : emptyMenu(next)}
      size={640}
      onSave={fields => mutateAsync(bodyOf(fields))}
      onClose={onClose}
    >
      {form => <MenuFormFields form={form} menu={menu} others={menus.filter(each => each.id !== menu?.id)} />}
    </EntryForm>
  )
}
