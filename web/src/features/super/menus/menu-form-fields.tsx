import type { Menu } from '@trimestre/contract/catalogue'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { menuName } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { IconChoice } from '../../../ui/icon-choice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type MenuFields, positionMost } from './menu-fields.ts'
import styles from './menus.module.css'

type Form = { form: UseFormReturn<MenuFields> }
type Props = Form & { menu?: Menu; others: readonly Menu[] }

export function MenuFormFields({ form, menu, others }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      {menu?.key && (
        <TextField
          label={t('super:menus.key')}
          hint={t('super:menus.keyHint')}
          value={menu.key}
          readOnly
          dir="ltr"
        />
      )}
      <div className={styles.pair}>
        <TextField
          {...register('name', { validate: value => value.trim() !== '' || t('validation.required') })}
          data-autofocus
          label={t('field.name')}
          autoComplete="off"
          dir="auto"
          required
          error={errors.name?.message}
        />
        <TextField
          {...register('title')}
          label={t('super:menus.menuTitle')}
          hint={t('super:menus.menuTitleHint')}
          autoComplete="off"
          dir="auto"
          error={errors.title?.message}
        />
      </div>
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => (
          <IconChoice
            legend={t('super:menus.icon')}
            value={field.value}
            onChange={field.onChange}
            nameOf={name => t(`super:icon.${name}`)}
            noneLabel={t('super:icon.none')}
          />
        )}
      />
      <div className={styles.pair}>
        <TextField
          {...register('link', {
            validate: value =>
              value.trim() === '' || value.trim().startsWith('/') || t('super:menus.linkFault'),
          })}
          label={t('super:menus.link')}
          hint={t('super:menus.linkHint')}
          autoComplete="off"
          dir="ltr"
          error={errors.link?.message}
        />
        <Parent form={form} others={others} />
      </div>
      <div className={styles.pair}>
        <TextField
          {...register('badge')}
          label={t('super:menus.badge')}
          hint={t('super:menus.badgeHint')}
          autoComplete="off"
          dir="auto"
          error={errors.badge?.message}
        />
        <Position form={form} />
      </div>
    </>
  )
}

/** Selects the address of another menu. A stored address that no menu has any more stays selectable. */
function Parent({ form, others }: Form & { others: readonly Menu[] }) {
  const { t } = useTranslation(['common', 'super'])
  const known = others.flatMap(menu => (menu.link ? [{ value: menu.link, label: menuName(t, menu) }] : []))
  const given = form.formState.defaultValues?.linkParent ?? ''
  const isKnown = given === '' || known.some(({ value }) => value === given)
  return (
    <SelectField
      {...form.register('linkParent')}
      label={t('super:menus.parent')}
      choices={[
        { value: '', label: t('super:menus.noParent') },
        ...(isKnown ? [] : [{ value: given, label: given }]),
        ...known,
      ]}
      error={form.formState.errors.linkParent?.message}
    />
  )
}

function Position({ form }: Form) {
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const fault = (value: number | null) =>
    requiredNumber(t, format, value, { min: 0, max: positionMost, whole: true })
  return (
    <Controller
      control={form.control}
      name="position"
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t('super:menus.position')}
          min={0}
          max={positionMost}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
