import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeOwnPassword } from '../../../domain/api.ts'
import { PasswordStrength } from '../../../domain/password-strength.tsx'
import { updateUser } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/notify.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { setServerErrors } from '../../../ui/refused-form.ts'
import styles from './profile-page.module.css'

type PasswordFields = { currentPassword: string; password: string; passwordConfirm: string }

const empty: PasswordFields = { currentPassword: '', password: '', passwordConfirm: '' }

/** Changes the password; every other device is signed out. */
export function PasswordCard() {
  const { t } = useTranslation(['common', 'profile'])
  const { user } = useSignedIn()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<PasswordFields>({ mode: 'onTouched', defaultValues: empty })

  const change = async (fields: PasswordFields) => {
    setFailure(null)
    try {
      await changeOwnPassword(fields)
      if (user.passwordless) updateUser({ ...user, passwordless: false })
      form.reset(empty)
      notify.success(t('profile:password.changed'), 3000)
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  return (
    <Card
      title={t('profile:password.title')}
      subtitle={t(user.passwordless ? 'profile:password.first' : 'profile:password.lead')}
    >
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(change)}>
        {failure && (
          <Banner focused tone="error" onClose={() => setFailure(null)}>
            {failure}
          </Banner>
        )}
        {/* Tells password managers to which user the password belongs. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordFormFields form={form} isFirst={user.passwordless} />
        <div className={styles.actions}>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('profile:password.change')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type FieldsProps = { form: UseFormReturn<PasswordFields>; isFirst: boolean }

/** An account that was opened with a nickname has no password yet. */
function PasswordFormFields({ form, isFirst }: FieldsProps) {
  const { t } = useTranslation(['common', 'profile'])
  const { register, formState, watch, getValues, trigger } = form
  const revalidateConfirmation = () => {
    if (getValues('passwordConfirm')) void trigger('passwordConfirm')
  }
  const field = (name: keyof PasswordFields, validate?: (value: string) => true | string) => ({
    ...register(name, {
      required: t('validation.required'),
      validate,
      onChange: name === 'password' ? revalidateConfirmation : undefined,
    }),
    required: true,
    error: formState.errors[name]?.message,
  })
  return (
    <>
      {!isFirst && (
        <PasswordField
          {...field('currentPassword')}
          label={t('profile:password.current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field('password')}
        label={t('profile:password.new')}
        autoComplete="new-password"
        hint={<PasswordStrength password={watch('password')} />}
      />
      <PasswordField
        {...field('passwordConfirm', value => value === getValues('password') || t('validation.passwords'))}
        label={t('field.passwordConfirm')}
        autoComplete="new-password"
      />
    </>
  )
}
