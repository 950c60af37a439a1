import { useTranslation } from 'react-i18next'
import { isEmail } from '../../../../ui/email.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ClassFieldsProps } from './class-fields-form.tsx'
import { hosts } from './class-plan.ts'
import styles from './prepare-class.module.css'

type Props = {
  form: ClassFieldsProps['form']
  administrators: readonly { id: number; username: string }[]
}

/** Chooses who runs the class: the user, an administrator, or a new one, whose name and address are then asked for. */
export function HostFields({ form, administrators }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const required = t('common:validation.required')
  const { errors } = form.formState
  const isNew = form.watch('host') === hosts.other
  return (
    <>
      <SelectField
        label={t('control:class.professor')}
        choices={[
          { value: hosts.me, label: t('control:class.me') },
          ...administrators.map(({ id, username }) => ({ value: String(id), label: username })),
          { value: hosts.other, label: t('control:class.newProfessor') },
        ]}
        {...form.register('host')}
      />
      {isNew && (
        <div className={styles.pair}>
          <TextField
            label={t('control:class.professorName')}
            required
            autoComplete="off"
            error={errors.professor?.message}
            {...form.register('professor', { required, shouldUnregister: true })}
          />
          <TextField
            label={t('control:class.professorEmail')}
            required
            inputMode="email"
            autoComplete="off"
            error={errors.professorEmail?.message}
            {...form.register('professorEmail', {
              required,
              shouldUnregister: true,
              validate: value => isEmail(value) || t('common:validation.email'),
            })}
          />
        </div>
      )}
    </>
  )
}
