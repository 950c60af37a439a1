import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordStrength } from '../../../domain/password-strength.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { TextWithLink, withoutLink } from '../../../i18n/text-with-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { isEmail } from '../../../ui/email.ts'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { requiredNumber } from '../../../ui/number-rule.ts'
import { readCount } from '../../../ui/number-text.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './auth.module.css'
import type { RegistrationFields } from './registration.ts'
import { missingAsNull } from './rules.ts'

const ageBounds = { min: 0, max: 150, whole: true }

export function RegisterFields({ form }: { form: UseFormReturn<RegistrationFields> }) {
  const { t } = useTranslation(['common', 'auth'])
  const format = useFormat()
  const { register, formState, watch, getValues, trigger } = form
  // Validates the confirmation again only once it has a value. An error shown earlier would disappear while the user
  // clicks and move the button away from the pointer.
  const revalidateConfirmation = () => {
    if (getValues('passwordConfirm')) void trigger('passwordConfirm')
  }
  const required = t('validation.required')
  const field = (
    name: Exclude<keyof RegistrationFields, 'terms' | 'gender'>,
    validate?: (value: string) => true | string,
  ) => ({
    ...register(name, {
      setValueAs: missingAsNull,
      required,
      validate: validate && (value => validate(value ?? '')),
      onChange: name === 'password' ? revalidateConfirmation : undefined,
    }),
    id: name,
    label: t(`field.${name}`),
    required: true,
    error: formState.errors[name]?.message,
  })
  return (
    <>
      <RequiredNote />
      {formState.submitCount > 0 && <Summary form={form} />}
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <div className={styles.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <RadioGroup
          {...register('gender')}
          legend={t('field.gender')}
          choices={[
            { value: 'male', label: t('field.male') },
            { value: 'female', label: t('field.female') },
          ]}
        />
        <TextField
          {...field('age', value => requiredNumber(t, format, readCount(value), ageBounds))}
          inputMode="numeric"
          autoComplete="off"
          hint={t('auth:register.ageHint')}
        />
      </div>
      <TextField
        {...field('email', value => isEmail(value) || t('validation.email'))}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        hint={
          <PasswordStrength password={watch('password') ?? ''} names={[watch('username'), watch('email')]} />
        }
      />
      <PasswordField
        {...field('passwordConfirm', value => value === getValues('password') || t('validation.passwords'))}
        autoComplete="new-password"
      />
      <CheckboxField
        {...register('terms', { required })}
        id="terms"
        label={<TermsSentence />}
        required
        error={formState.errors.terms?.message}
      />
      <Button variant="primary" type="submit" fullWidth loading={formState.isSubmitting}>
        {t('auth.continue')}
      </Button>
    </>
  )
}

/** Renders the consent sentence. The terms open in a new tab so that the user loses nothing they typed. */
function TermsSentence() {
  const { t } = useTranslation('auth')
  return (
    <TextWithLink
      text={t('register.terms')}
      link={words => (
        <a href="/terms-conditions" target="_blank" rel="noopener">
          {words}
          <span className="visually-hidden"> {t('register.newTab')}</span>
        </a>
      )}
    />
  )
}

/** Lists the invalid fields in the order of the form. */
function Summary({ form }: { form: UseFormReturn<RegistrationFields> }) {
  const { t } = useTranslation(['common', 'auth'])
  const { errors } = form.formState
  const names = [
    'username',
    'firstName',
    'lastName',
    'age',
    'email',
    'password',
    'passwordConfirm',
    'terms',
  ] as const
  const faults = names.flatMap(name => {
    const message = errors[name]?.message
    const label = name === 'terms' ? withoutLink(t('auth:register.terms')) : t(`field.${name}`)
    return message ? [{ id: name, label, message }] : []
  })
  return <FormErrorSummary faults={faults} />
}
