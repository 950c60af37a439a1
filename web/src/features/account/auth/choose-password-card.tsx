import { ApiError } from '@trimestre/contract/client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { PasswordStrength } from '../../../domain/password-strength.tsx'
import { endSession } from '../../../domain/session.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { setServerErrors } from '../../../ui/refused-form.ts'
import styles from './auth.module.css'
import { missingAsNull } from './rules.ts'

type Fields = { password: string | null; passwordConfirm: string | null }

/** Lets the user choose a new password with the single-use token of a mail. */
export function ChoosePasswordCard({ token, onRequestNewMail }: { token: string; onRequestNewMail(): void }) {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:reset.chooseTitle'))
  const [failure, setFailure] = useState<string | null>(null)
  const [isDead, setDead] = useState(token === '')
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { password: null, passwordConfirm: null },
  })
  const choose = async ({ password, passwordConfirm }: Fields) => {
    setFailure(null)
    try {
      const body = { token, password: password ?? '', passwordConfirm: passwordConfirm ?? '' }
      await call('resetPassword', { body })
      // The server has ended every session of this account, and the session stored in this browser may be one of them.
      endSession('choice')
      window.location.replace('/login?changed=1')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth/reset-refused') setDead(true)
      else setFailure(setServerErrors(t, form, error))
    }
  }
  const askAgain = () => {
    window.history.replaceState(null, '', '/reset-password')
    onRequestNewMail()
  }
  if (isDead)
    return (
      <PlainCard title={t('auth:reset.chooseTitle')}>
        <Banner focused tone="error">
          {t('errors.auth/reset-refused')}
        </Banner>
        <Button variant="primary" fullWidth onClick={askAgain}>
          {t('auth:reset.askAgain')}
        </Button>
      </PlainCard>
    )
  return (
    <PlainCard title={t('auth:reset.chooseTitle')} lead={t('auth:reset.chooseLead')}>
      {failure && (
        <Banner focused tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(choose)}>
        <NewPasswordFields form={form} />
        <Button variant="primary" type="submit" fullWidth loading={form.formState.isSubmitting}>
          {t('auth.continue')}
        </Button>
      </form>
      <p className={styles.aside}>
        <a href="/login">{t('auth:reset.toSignIn')}</a>
      </p>
    </PlainCard>
  )
}

function NewPasswordFields({ form }: { form: ReturnType<typeof useForm<Fields>> }) {
  const { t } = useTranslation(['common', 'auth'])
  const { register, formState, watch, getValues, trigger } = form
  const revalidateConfirmation = () => {
    if (getValues('passwordConfirm')) void trigger('passwordConfirm')
  }
  const rules = { setValueAs: missingAsNull, required: t('validation.required') }
  return (
    <>
      <PasswordField
        {...register('password', { ...rules, onChange: revalidateConfirmation })}
        id="password"
        label={t('auth:reset.newPassword')}
        required
        error={formState.errors.password?.message}
        autoComplete="new-password"
        hint={<PasswordStrength password={watch('password') ?? ''} />}
      />
      <PasswordField
        {...register('passwordConfirm', {
          ...rules,
          validate: value => value === getValues('password') || t('validation.passwords'),
        })}
        id="passwordConfirm"
        label={t('field.passwordConfirm')}
        required
        error={formState.errors.passwordConfirm?.message}
        autoComplete="new-password"
      />
    </>
  )
}
