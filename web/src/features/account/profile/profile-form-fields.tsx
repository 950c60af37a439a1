import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../domain/use-session.ts'
import { isEmail } from '../../../ui/email.ts'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ProfileFields } from './profile-fields.ts'
import styles from './profile-page.module.css'

type Props = { form: UseFormReturn<ProfileFields> }

export function ProfileFormFields({ form }: Props) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const { register, formState } = form
  const required = t('validation.required')
  // An account that was opened with a nickname, or from a class list, may stay without address or age.
  const needsEmail = user.email !== ''
  const faults = (['username', 'firstName', 'lastName', 'age', 'email'] as const).flatMap(name => {
    const message = formState.errors[name]?.message
    return message ? [{ id: name, label: t(`field.${name}`), message }] : []
  })
  return (
    <>
      {formState.isSubmitted && <FormErrorSummary faults={faults} />}
      <TextField
        {...register('username', { validate: value => value.trim() !== '' || required })}
        id="username"
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.username?.message}
      />
      <div className={styles.pair}>
        <TextField
          {...register('firstName')}
          id="firstName"
          label={t('field.firstName')}
          autoComplete="given-name"
          error={formState.errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          id="lastName"
          label={t('field.lastName')}
          autoComplete="family-name"
          error={formState.errors.lastName?.message}
        />
      </div>
      <div className={styles.pair}>
        <Gender form={form} />
        <Age form={form} required={user.age !== null} />
      </div>
      <TextField
        {...register('email', {
          setValueAs: (value: string) => value.trim(),
          validate: value =>
            value === '' ? !needsEmail || required : isEmail(value) || t('validation.email'),
        })}
        id="email"
        label={t('field.email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={needsEmail}
        error={formState.errors.email?.message}
      />
    </>
  )
}

function Gender({ form }: Props) {
  const { t } = useTranslation()
  return (
    <Controller
      control={form.control}
      name="gender"
      render={({ field }) => (
        <RadioGroup
          name="gender"
          legend={t('field.gender')}
          choices={[
            { value: 'male', label: t('field.male') },
            { value: 'female', label: t('field.female') },
          ]}
          value={field.value}
          onChange={event => field.onChange(event.currentTarget.value)}
        />
      )}
    />
  )
}

function Age({ form, required }: Props & { required: boolean }) {
  const { t } = useTranslation()
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
          id="age"
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
