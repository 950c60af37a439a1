import { IconCheck } from '@tabler/icons-react'
import type { ListedGradeVersion } from '@trimestre/contract/grading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './next-steps.module.css'
import { lastPublished, nextStep } from './versions/version-state.ts'

type Props = {
  versions: readonly ListedGradeVersion[]
  scheme: 'byDefault' | 'stored' | 'unsaved'
  /** Whether somebody has a grade. */
  isReady: boolean
  mayAct: boolean
  onFreeze(): void
  onPublish(version: number): void
}

/** Leads from the scheme to published grades: three steps, of which the next one has the button. */
export function NextSteps({ versions, scheme, isReady, mayAct, onFreeze, onPublish }: Props) {
  const { t } = useTranslation('grading')
  const next = nextStep(versions, { isChanged: scheme === 'unsaved', isReady })
  const latest = versions[0]?.n ?? 0
  const shown = lastPublished(versions)
  return (
    <ol className={styles.steps} aria-label={t('staff.steps.label')}>
      <Step
        place={1}
        title={t('staff.steps.scheme.title')}
        text={t(`staff.steps.scheme.${scheme}`)}
        isNext={next === 'scheme'}
        isDone={next !== 'scheme'}
      />
      <Step
        place={2}
        title={t('staff.steps.freeze.title')}
        text={latest > 0 ? t('staff.steps.freeze.done', { version: latest }) : t('staff.steps.freeze.text')}
        isNext={next === 'freeze'}
        isDone={next === 'publish' || next === null}
        action={
          mayAct &&
          (next === 'freeze' || next === null) && (
            <Button
              small
              variant={next === 'freeze' ? 'primary' : 'secondary'}
              aria-label={t('staff.steps.freeze.title')}
              onClick={onFreeze}
            >
              {t('staff.freeze.action')}
            </Button>
          )
        }
      />
      <Step
        place={3}
        title={t('staff.steps.publish.title')}
        text={shown > 0 ? t('staff.steps.publish.done', { version: shown }) : t('staff.steps.publish.text')}
        isNext={next === 'publish'}
        isDone={next === null}
        action={
          mayAct &&
          next === 'publish' && (
            <Button
              small
              variant="primary"
              aria-label={t('staff.publish.actionOf', { version: latest })}
              onClick={() => onPublish(latest)}
            >
              {t('staff.publish.action')}
            </Button>
          )
        }
      />
    </ol>
  )
}

type StepProps = {
  place: number
  title: string
  text: string
  isNext: boolean
  isDone: boolean
  action?: ReactNode
}

function Step({ place, title, text, isNext, isDone, action }: StepProps) {
  return (
    <li
      className={classNames(styles.step, isNext && styles.isNext)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={classNames(styles.mark, isDone && styles.isDone)} aria-hidden="true">
        {isDone ? <IconCheck size={18} /> : place}
      </span>
      <div className={styles.text}>
        <strong>{title}</strong>
        <span className={styles.state}>{text}</span>
      </div>
      {action}
    </li>
  )
}
