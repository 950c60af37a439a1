import { ApiError } from '@trimestre/contract/client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText, violationText } from '../../../i18n/server-sentences.ts'
import { TextWithLink } from '../../../i18n/text-with-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './join-page.module.css'
import { joinByNickname } from './joining.ts'

type Fields = { nickname: string }

/** The longest nickname, as the server accepts it (`contract/src/joining.ts`, which would load the schemas). */
const nicknameMax = 30

/** Asks for a nickname, and joins with it. */
export function NicknameForm({ code }: { code: string }) {
  const { t } = useTranslation(['common', 'auth'])
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { nickname: '' },
  })
  const join = async ({ nickname }: Fields) => {
    setFailure(null)
    try {
      await joinByNickname(code, nickname)
    } catch (error) {
      const violation = error instanceof ApiError ? error.violations[0] : undefined
      if (violation) setError('nickname', { message: violationText(t, violation) }, { shouldFocus: true })
      else setFailure(errorText(t, error))
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(join)}>
      {failure && (
        <Banner focused tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <TextField
        {...register('nickname', {
          validate: nickname => nickname.trim() !== '' || t('validation.required'),
        })}
        id="nickname"
        label={t('auth:join.nickname')}
        hint={t('auth:join.nicknameHint')}
        error={formState.errors.nickname?.message}
        required
        maxLength={nicknameMax}
        autoComplete="nickname"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button variant="primary" type="submit" fullWidth loading={formState.isSubmitting}>
        {t('auth:join.enter')}
      </Button>
      <p className={styles.terms}>
        <TextWithLink
          text={t('auth:join.terms')}
          link={words => (
            <a href="/terms-conditions" target="_blank" rel="noopener">
              {words}
              <span className="visually-hidden"> {t('auth:register.newTab')}</span>
            </a>
          )}
        />
      </p>
    </form>
  )
}
