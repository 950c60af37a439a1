import type { Game } from '@trimestre/contract/games'
import type { SessionPlanAnswer } from '@trimestre/contract/plans'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstPassFields, useFirstPass } from '../../../../domain/staff/session-plans/first-pass.tsx'
import { lengthText, planFacts } from '../../../../domain/staff/session-plans/plan-facts.ts'
import {
  choiceOf,
  useApplyPlan,
  useGamePlan,
  usePlanPreview,
  useSessionPlans,
} from '../../../../domain/staff/session-plans/plans-api.ts'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { PlanChanges } from './plan-changes.tsx'
import styles from './plan-panel.module.css'

type Props = {
  game: Game
  /** Called once when everything that decides how high the panel is has been answered. */
  onSettled(): void
}

/** Offers the session plans of a game, each with what it would change, until the first quarter is closed. */
export default function PlanPanel({ game, onSettled }: Props) {
  const { t } = useTranslation(['plans', 'common'])
  const plans = useSessionPlans()
  const { data: current, isLoading } = useGamePlan(game.id)
  const isBegun = game.rounds.some(({ roundNb, etat }) => roundNb > 1 && etat === 0)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((key: string) => setAnswered(known => new Set([...known, key])), [])
  const expected = isBegun ? 0 : plans.data?.length
  const isSettled = !isLoading && (plans.error !== null || answered.size === expected)
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return (
    <Card title={t('plans:title')} subtitle={t('plans:lead')}>
      {plans.error && !plans.data && (
        <ErrorCard reason={errorText(t, plans.error)} onRetry={() => plans.refetch()} />
      )}
      {!plans.error && !plans.data && <SkeletonStack shapes={[{ height: 240 }]} />}
      {isBegun && (
        <Banner title={current?.key ? t('plans:followed', { plan: current.title }) : undefined}>
          {t('plans:started')}
        </Banner>
      )}
      {plans.data && !isBegun && (
        <ul className={styles.cards}>
          {plans.data.map(plan => (
            <PlanCard
              key={plan.key}
              game={game}
              plan={plan}
              isCurrent={plan.key === current?.key}
              onAnswered={note}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type CardProps = {
  game: Game
  plan: SessionPlanAnswer
  isCurrent: boolean
  onAnswered(key: string): void
}

function PlanCard({ game, plan, isCurrent, onAnswered }: CardProps) {
  const { t } = useTranslation(['plans', 'common'])
  const { data: timezone, isLoading: isZoneLoading } = useTimezone()
  const firstPass = useFirstPass(timezone)
  const isTimed = plan.passages !== null
  const isReady = !isTimed || firstPass.moment !== null
  const moment = isTimed ? firstPass.moment : null
  const preview = usePlanPreview(game.id, plan.key, moment, isReady && !game.archived)
  const isAnswered = !preview.isLoading && !(isTimed && isZoneLoading)
  useEffect(() => {
    if (isAnswered) onAnswered(plan.key)
  }, [isAnswered, onAnswered, plan.key])
  const { mutateAsync, isPending } = useApplyPlan(game.id)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async () => {
    setFailure(null)
    try {
      await mutateAsync(choiceOf(plan.key, moment))
      notify.success(t('plans:applied', { plan: plan.title }))
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        {plan.title} {isCurrent && <Chip tone="success">{t('plans:current')}</Chip>}
      </h3>
      <p>{plan.summary}</p>
      <p className={styles.facts}>{joinFacts(planFacts(t, plan))}</p>
      {isTimed && <FirstPassFields firstPass={firstPass} timezone={timezone} />}
      {preview.data && <PlanChanges changes={preview.data.changes} />}
      <Fold title={t('plans:order.steps')}>
        <ol className={styles.steps}>
          {plan.steps.map(({ minute, minutes, title }) => (
            <li key={minute}>
              <span>{title}</span>
              <bdi className="fig">{lengthText(t, minutes)}</bdi>
            </li>
          ))}
        </ol>
      </Fold>
      {(failure ?? preview.error) && <Banner tone="error">{failure ?? errorText(t, preview.error)}</Banner>}
      <div className={styles.action}>
        <Button
          loading={isPending}
          disabled={!isReady}
          aria-label={t('plans:applyPlan', { plan: plan.title })}
          onClick={() => void apply()}
        >
          {t('plans:apply')}
        </Button>
      </div>
    </li>
  )
}
