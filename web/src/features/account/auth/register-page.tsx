import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { forwardedQuery } from '../../../domain/navigation.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import styles from './auth.module.css'
import { isRegistrationClosed, useExternalProvider } from './external-provider.ts'
import { RegisterFields } from './register-fields.tsx'
import { emptyRegistration, type RegistrationFields, sendRegistration } from './registration.ts'

export default function RegisterPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:register.title'))
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<RegistrationFields>({ mode: 'onTouched', defaultValues: emptyRegistration })

  const isClosed = isRegistrationClosed(useExternalProvider())
  const createAccount = async (fields: RegistrationFields) => {
    setFailure(null)
    const refused = await sendRegistration(t, fields)
    if (!refused) return
    for (const { name, message } of refused.faults) form.setError(name, { message })
    setFailure(refused.banner)
  }
  return (
    <PlainCard
      width="wide"
      title={t('auth:register.title')}
      lead={
        <span className={styles.inline}>
          <a href={`/${forwardedQuery()}`}>{t('auth.alreadyAccount')}</a>
        </span>
      }
    >
      {failure && (
        <Banner focused tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      {isClosed ? (
        <Banner tone="info">{t('auth:register.closed')}</Banner>
      ) : (
        <form className={styles.form} noValidate onSubmit={form.handleSubmit(createAccount)}>
          <RegisterFields form={form} />
        </form>
      )}
    </PlainCard>
  )
}
