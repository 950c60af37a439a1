import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../ui/switch-field.tsx'

type Props<F extends FieldValues> = { control: Control<F>; name: FieldPathByValue<F, boolean> }

/** Renders whether players read the debrief of each quarter, in the forms of administrators and super administrators. */
export function DebriefField<F extends FieldValues>({ control, name }: Props<F>) {
  const { t } = useTranslation('admin')
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SwitchField
          label={t('debrief.legend')}
          hint={t('debrief.hint')}
          checked={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
