import { avatarNames, avatarPath } from '@trimestre/contract/avatars'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../ui/field.tsx'
import styles from './avatar-choice.module.css'
import type { UserFields } from './user-fields.ts'

/** Selects one of the eleven drawings. A picture that the user uploaded comes first, until another one is selected. */
export function AvatarChoice({ form }: { form: UseFormReturn<UserFields> }) {
  const { t } = useTranslation(['common', 'admin', 'profile'])
  return (
    <Controller
      control={form.control}
      name="image"
      render={({ field, fieldState, formState }) => {
        const own = formState.defaultValues?.image ?? ''
        const drawings = avatarNames.map(name => ({
          path: avatarPath(name),
          label: t(`profile:avatar.${name}`),
        }))
        const isDrawing = drawings.some(drawing => drawing.path === own)
        const choices = isDrawing ? drawings : [{ path: own, label: t('admin:users.picture') }, ...drawings]
        return (
          <fieldset className={styles.choice}>
            <legend className={styles.legend}>{t('admin:users.picture')}</legend>
            <div className={styles.drawings}>
              {choices.map(({ path, label }) => (
                <label key={path} className={styles.drawing}>
                  <input
                    type="radio"
                    name={field.name}
                    value={path}
                    checked={field.value === path}
                    onChange={() => field.onChange(path)}
                    onBlur={field.onBlur}
                  />
                  <img src={path} alt={label} width={44} height={44} />
                </label>
              ))}
            </div>
            <FieldError id="image-error" error={fieldState.error?.message} />
          </fieldset>
        )
      }}
    />
  )
}
