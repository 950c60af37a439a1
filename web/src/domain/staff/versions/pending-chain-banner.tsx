import type { Round } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from './pending-chain-banner.module.css'
import { type ChainStep, useChainStep } from './round-versions.ts'

type Props = {
  pending: readonly Round[]
  /** Whether the versions can be published or withdrawn now. */
  mayAct: boolean
}

/** Tells staff that new versions of quarters wait, and publishes or withdraws all of them; nothing without any. */
export function PendingChainBanner({ pending, mayAct }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const [step, setStep] = useState<ChainStep | null>(null)
  const [first] = pending
  if (!first) return null
  return (
    <>
      <Banner
        tone="warning"
        action={
          mayAct && (
            <span className={styles.actions}>
              <Button small variant="text" onClick={() => setStep('undo')}>
                {t('admin:pendingVersions.undo')}
              </Button>
              <Button small variant="primary" onClick={() => setStep('publish')}>
                {t('admin:pendingVersions.publish')}
              </Button>
            </span>
          )
        }
      >
        {t('admin:pendingVersions.text', { count: pending.length })}
      </Banner>
      {step && (
        <StepDialog step={step} roundId={first.id} count={pending.length} onClose={() => setStep(null)} />
      )}
    </>
  )
}

type StepProps = { step: ChainStep; roundId: number; count: number; onClose(): void }

function StepDialog({ step, roundId, count, onClose }: StepProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutateAsync } = useChainStep()
  const confirm = async () => {
    await mutateAsync({ step, roundId })
    notify.success(t(`admin:pendingVersions.${step}Done`))
  }
  return (
    <ConfirmDialog
      opened
      title={t(`admin:pendingVersions.${step}Title`)}
      onClose={onClose}
      onConfirm={confirm}
      failureText={error => errorText(t, error)}
    >
      <p>
        {step === 'publish'
          ? t('admin:pendingVersions.publishWhat', { count })
          : t('admin:pendingVersions.undoWhat')}
      </p>
    </ConfirmDialog>
  )
}
