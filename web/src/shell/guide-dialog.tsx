import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import styles from './guide.module.css'
import { GuidePicture } from './guide-pictures.tsx'

const steps = ['welcome', 'scheme', 'themes', 'search', 'explain'] as const
const stepKeys = ['guide.step0', 'guide.step1', 'guide.step2', 'guide.step3', 'guide.step4'] as const
const roleKeys = { ROLE_SUPER_ADMIN: 'super', ROLE_ADMIN: 'admin', ROLE_USER: 'player' } as const

/** Renders a tour of five steps for new users. Loaded when first opened. */
export default function GuideDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const isLast = index === steps.length - 1
  const finish = () => {
    setIndex(0)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      title={t(stepKeys[index] ?? 'guide.step0')}
      classes={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <div className={styles.picture}>
        <GuidePicture step={steps[index] ?? 'welcome'} />
      </div>
      <div className={styles.text} aria-live="polite">
        <StepText step={steps[index] ?? 'welcome'} />
      </div>
      <div className={styles.actions}>
        <Button variant="text" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('guide.back')}
        </Button>
        <div className={styles.progress}>
          <span className={styles.dots} aria-hidden="true">
            {steps.map((step, place) => (
              <span key={step} className={styles.dot} data-current={place === index} />
            ))}
          </span>
          <bdi className="fig">{`${index + 1}/${steps.length}`}</bdi>
        </div>
        {isLast ? (
          <Button variant="primary" onClick={finish}>
            {t('guide.done')}
          </Button>
        ) : (
          <Button variant="primary" data-autofocus onClick={() => setIndex(index + 1)}>
            {t('guide.next')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function StepText({ step }: { step: (typeof steps)[number] }) {
  const { t } = useTranslation()
  const role = roleKeys[roleOf(useSignedIn())]
  if (step === 'explain') return <p>{t(`shell.guide.explain.${role}`)}</p>
  if (step !== 'welcome') return <p>{t(`shell.guide.${step}`)}</p>
  return (
    <>
      <p>{t(`shell.guide.${role}.lead`)}</p>
      <ol className={styles.tasks}>
        <li>{t(`shell.guide.${role}.task1`)}</li>
        <li>{t(`shell.guide.${role}.task2`)}</li>
        <li>{t(`shell.guide.${role}.task3`)}</li>
      </ol>
    </>
  )
}
