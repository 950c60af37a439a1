import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { roleChoices } from '../../../domain/staff/role-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { isEmail } from '../../../ui/email.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { generatePassword, type UserFields } from './user-fields.ts'
import styles from './user-form-fields.module.css'

type Form = { form: UseFormReturn<UserFields> }
type Props = Form & { isNew: boolean; mayChooseRole: boolean }

export function UserFormFields({ form, isNew, mayChooseRole }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const { register, formState } = form
  const required = t('validation.required')
  const { email, age } = formState.defaultValues ?? {}
  // An account that was opened with a nickname, or from a class list, may stay without address or age.
  const needsEmail = isNew || email !== ''
  return (
    <>
      <TextField
        {...register('username', { validate: value => value.trim() !== '' || required })}
        data-autofocus
        label={t('field.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.username?.message}
      />
      <TextField
        {...register('email', {
          setValueAs: (value: string) => value.trim(),
          validate: value =>
            value === '' ? !needsEmail || required : isEmail(value) || t('validation.email'),
        })}
        label={t('field.email')}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={needsEmail}
        error={formState.errors.email?.message}
      />
      {isNew && <NewPassword form={form} />}
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          label={t('field.firstName')}
          autoComplete="off"
          error={formState.errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          label={t('field.lastName')}
          autoComplete="off"
          error={formState.errors.lastName?.message}
        />
      </div>
      <Age form={form} required={isNew || age !== null} />
      <AvatarChoice form={form} />
      {mayChooseRole && (
        <SelectField
          {...register('role')}
          label={t('field.role')}
          choices={roleChoices(t)}
          error={formState.errors.role?.message}
        />
      )}
      {isNew && !mayChooseRole && <Banner>{t('admin:users.roleFixed')}</Banner>}
      {!isNew && (
        <div>
          <CheckboxField
            {...register('enabled')}
            label={t('admin:users.enabledLabel')}
            error={formState.errors.enabled?.message}
          />
          <p className={styles.hint}>{t('admin:users.enabledHint')}</p>
        </div>
      )}
    </>
  )
}

/** Shows a generated password in plain text, so that the user can write it down. */
function NewPassword({ form }: Form) {
  const { t } = useTranslation(['common', 'admin'])
  const [generated, setGenerated] = useState<string | null>(null)
  const { register, formState, setValue } = form
  const generate = () => {
    const password = generatePassword()
    setGenerated(password)
    setValue('password', password, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className={styles.password}>
      <PasswordField
        {...register('password', { required: t('validation.required'), onChange: () => setGenerated(null) })}
        label={t('field.password')}
        hint={t('admin:users.passwordHint')}
        autoComplete="new-password"
        required
        error={formState.errors.password?.message}
      />
      <div className={styles.generated} role="status">
        <Button small icon={<IconWand size={18} aria-hidden="true" />} onClick={generate}>
          {t('admin:users.generate')}
        </Button>
        {generated && <code className={styles.code}>{generated}</code>}
      </div>
    </div>
  )
}

function Age({ form, required }: Form & { required: boolean }) {
  const { t } = useTranslation(['common', 'admin'])
  const fault = (value: number | null): true | string => {
    if (value === null) return !required || t('validation.required')
    return !Number.isNaN(value) || t('validation.number')
  }
  return (
    <Controller
      control={form.control}
      name="age"
      rules={{ validate: fault }}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={t('field.age')}
          min={0}
          plain
          required={required}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
