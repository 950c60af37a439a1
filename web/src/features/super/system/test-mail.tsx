import { IconMailCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TestMail as Outcome } from '@trimestre/contract/system'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './system.module.css'

/** Sends a mail to the reader's own address, and tells what became of it. */
export function TestMail() {
  const { t } = useTranslation(['system', 'common'])
  const { user } = useSignedIn()
  const test = useMutation({ mutationFn: () => call('sendTestMail') })
  return (
    <div className={styles.testMail}>
      <Button
        variant="secondary"
        icon={<IconMailCheck size={18} aria-hidden="true" />}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('system:queue.test')}
      </Button>
      <p className={styles.testHint}>{t('system:queue.testHint', { email: user.email })}</p>
      {test.data && <OutcomeBanner outcome={test.data} />}
      {test.error && <Banner tone="error">{errorText(t, test.error)}</Banner>}
    </div>
  )
}

const advice = {
  address: 'testMail.advice.address',
  signIn: 'testMail.advice.signIn',
  envelope: 'testMail.advice.envelope',
  other: 'testMail.advice.other',
} as const

function OutcomeBanner({ outcome: { email, file, refusal } }: { outcome: Outcome }) {
  const { t } = useTranslation('system')
  if (refusal)
    return (
      <Banner tone="error">
        <p>{t('testMail.refused')}</p>
        <p>
          <bdi>{refusal.answer}</bdi>
        </p>
        <p>{t(advice[refusal.kind])}</p>
      </Banner>
    )
  if (file) return <Banner tone="warning">{t('testMail.file', { file })}</Banner>
  return <Banner tone="success">{t('testMail.sent', { email })}</Banner>
}
