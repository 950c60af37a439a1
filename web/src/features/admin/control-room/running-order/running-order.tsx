import { IconChevronLeft, IconChevronRight, IconFlagCheck, IconPlayerPlay } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { GamePlan, PlanStepAnswer } from '@trimestre/contract/plans'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announcedAt, useTimeLeft } from '../../../../domain/countdown.ts'
import { lengthText } from '../../../../domain/staff/session-plans/plan-facts.ts'
import { useMovePlan } from '../../../../domain/staff/session-plans/plans-api.ts'
import { timeLeftText } from '../../../../domain/time-left-text.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { notify } from '../../../../ui/notify.ts'
import styles from './running-order.module.css'
import { StepActions } from './step-actions.tsx'

type Props = { game: Game; plan: GamePlan }

/**
 * The running order of the session: the step of now with the time left in it, what the teacher does, and the next step.
 * Every device of the game's staff shows the same step. It passes no quarter by itself.
 */
export default function RunningOrder({ game, plan }: Props) {
  const { t } = useTranslation(['plans', 'common'])
  const { mutate, isPending } = useMovePlan(game.id)
  const step = plan.step === null ? undefined : plan.steps[plan.step]
  const move = (to: number | null) => mutate(to, { onError: error => notify.error(errorText(t, error)) })
  return (
    <Card title={t('plans:order.title')} subtitle={plan.title} screenOnly>
      {step && plan.step !== null ? (
        <CurrentStep
          key={plan.step}
          {...{ game, plan, step, index: plan.step }}
          isMoving={isPending}
          onMove={move}
        />
      ) : (
        <div className={styles.order}>
          <Steps plan={plan} />
          {!game.archived && (
            <div>
              <Button
                variant="primary"
                loading={isPending}
                icon={<IconPlayerPlay className="flip" size={20} aria-hidden="true" />}
                onClick={() => move(0)}
              >
                {t('plans:order.begin')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

type StepProps = Props & {
  step: PlanStepAnswer
  index: number
  isMoving: boolean
  onMove(step: number | null): void
}

function CurrentStep({ game, plan, step, index, isMoving, onMove }: StepProps) {
  const { t } = useTranslation('plans')
  const next = plan.steps[index + 1]
  const total = plan.steps.length
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <div>
          <p className={styles.place}>{t('order.step', { step: index + 1, total })}</p>
          <StepTitle title={step.title} isFirst={index === 0} />
        </div>
        <TimeLeft endsAt={plan.endsAt} />
      </div>
      <p className={styles.now}>{step.do}</p>
      {!game.archived && <StepActions game={game} step={step} isTimed={plan.firstAt !== null} />}
      <section aria-label={t('order.points')}>
        <h4 className={styles.subtitle}>{t('order.points')}</h4>
        <ul className={styles.points}>
          {step.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      {next && (
        <p className={styles.next}>
          {t('order.next', { title: next.title, length: lengthText(t, next.minutes) })}
        </p>
      )}
      {!game.archived && (
        <div className={styles.moves}>
          <Button
            disabled={index === 0 || isMoving}
            icon={<IconChevronLeft className="flip" size={20} aria-hidden="true" />}
            onClick={() => onMove(index - 1)}
          >
            {t('order.previous')}
          </Button>
          {next ? (
            <Button
              variant="primary"
              disabled={isMoving}
              icon={<IconChevronRight className="flip" size={20} aria-hidden="true" />}
              onClick={() => onMove(index + 1)}
            >
              {t('order.forward')}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={isMoving}
              icon={<IconFlagCheck size={20} aria-hidden="true" />}
              onClick={() => onMove(null)}
            >
              {t('order.finish')}
            </Button>
          )}
        </div>
      )}
      <Fold title={t('order.steps')}>
        <Steps plan={plan} />
      </Fold>
    </div>
  )
}

/** The title of a step takes the focus when the step changes, so that screen readers announce it. */
function StepTitle({ title, isFirst }: { title: string; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(isFirst)
  useEffect(() => {
    const { activeElement } = document
    // The button that moved the order has left the page; nothing else loses its focus.
    if (!wasShown.current && activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h3>
  )
}

/** Counts the time of the step down by the clock of the server, and says when it is over. */
function TimeLeft({ endsAt }: Pick<GamePlan, 'endsAt'>) {
  const { t } = useTranslation(['common', 'plans'])
  const left = useTimeLeft(endsAt)
  if (left === null) return null
  const announced = announcedAt(left)
  return (
    <div className={styles.time} data-over={left === 0 || undefined}>
      <span className={styles.timeLabel}>{t(left === 0 ? 'plans:order.over' : 'plans:order.left')}</span>
      {left > 0 && (
        <bdi className={styles.left} role="timer" aria-live="off">
          {timeLeftText(t, left)}
        </bdi>
      )}
      <span role="status" className="visually-hidden">
        {announced !== null && t('plans:order.announce', { count: announced })}
        {left === 0 && t('plans:order.over')}
      </span>
    </div>
  )
}

function Steps({ plan }: { plan: GamePlan }) {
  const { t } = useTranslation('plans')
  return (
    <ol className={styles.steps}>
      {plan.steps.map(({ minute, minutes, title }, index) => (
        <li key={minute} aria-current={index === plan.step ? 'step' : undefined}>
          <span>{title}</span>
          <bdi className="fig">{lengthText(t, minutes)}</bdi>
        </li>
      ))}
    </ol>
  )
}
