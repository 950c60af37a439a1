import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { enterApplication } from '../../../domain/navigation.ts'
import { PasswordStrength } from '../../../domain/password-strength.tsx'
import { startSession } from '../../../domain/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { isEmail } from '../../../ui/email.ts'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormErrorSummary } from '../../../ui/form-error-summary.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './auth.module.css'
import { missingAsNull } from './rules.ts'
import { type DeadLink, deadLinkOf, emptySetUp, type SetUpFields } from './setup.ts'

export function SetUpForm({ token, onDeadLink }: { token: string; onDeadLink(reason: DeadLink): void }) {
  const { t } = useTranslation(['common', 'auth'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<SetUpFields>({ mode: 'onTouched', defaultValues: emptySetUp })

  const createAccount = async ({ username, email, password }: SetUpFields) => {
    setFailure(null)
    const body = { token, username: username ?? '', email: email ?? '', password: password ?? '' }
    try {
      startSession(await call('setUp', { body }))
      enterApplication()
    } catch (error) {
      const dead = deadLinkOf(error)
      if (dead) onDeadLink(dead)
      else setFailure(setServerErrors(t, form, error))
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(createAccount)}>
      {failure && (
        <Banner focused tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <SetUpFormFields form={form} />
      <Button variant="primary" type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('auth.continue')}
      </Button>
    </form>
  )
}

function SetUpFormFields({ form }: { form: UseFormReturn<SetUpFields> }) {
  const { t } = useTranslation()
  const { register, formState, watch, getValues, trigger } = form
  // Validates the confirmation again only once it has a value. An error shown earlier would disappear while the user
  // clicks and move the button away from the pointer.
  const revalidateConfirmation = () => {
    if (getValues('passwordConfirm')) void trigger('passwordConfirm')
  }
  const field = (name: keyof SetUpFields, validate?: (value: string) => true | string) => ({
    ...register(name, {
      setValueAs: missingAsNull,
      required: t('validation.required'),
      validate: validate && (value => validate(value ?? '')),
      onChange: name === 'password' ? revalidateConfirmation : undefined,
    }),
    id: name,
    label: t(`field.${name}`),
    required: true,
    error: formState.errors[name]?.message,
  })
  const faults = (['username', 'email', 'password', 'passwordConfirm'] as const).flatMap(name => {
    const message = formState.errors[name]?.message
    return message ? [{ id: name, label: t(`field.${name}`), message }] : []
  })
  return (
    <>
      <RequiredNote />
      {formState.submitCount > 0 && <FormErrorSummary faults={faults} />}
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
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
        hint={<PasswordStrength password={watch('password') ?? ''} />}
      />
      <PasswordField
        {...field('passwordConfirm', value => value === getValues('password') || t('validation.passwords'))}
        autoComplete="new-password"
      />
    </>
  )
}
