import { type Language, languageOfTag } from '@trimestre/contract/languages'
import { loadPlanTexts, type PlanTexts } from '@trimestre/contract/plan-texts'
import type { GamePlan, PlanStepAnswer, SessionPlanAnswer } from '@trimestre/contract/plans'
import { type PlanStep, planKeys, type SessionPlan, sessionPlans } from '@trimestre/contract/session-plans'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { timesApart } from '../schedule/wall-clock.ts'
import type { RunningPlan } from './service.ts'

const minuteMs = 60_000

/** Returns the language asked for; that of the browser when it is missing or unknown. */
export const planLanguage = (request: FastifyRequest, lang: string | undefined): Language =>
  (lang === undefined ? undefined : languageOfTag(lang)) ?? languageOf(request)

export async function presentPlans(language: Language): Promise<SessionPlanAnswer[]> {
  const texts = await loadPlanTexts(language)
  return planKeys.map(key => {
    const { settings, passages, ...plan } = sessionPlans[key]
    return {
      ...describePlan(sessionPlans[plan.key], texts),
      settings: { ...settings, quizzes: [...settings.quizzes], peers: [...settings.peers] },
      passages: passages && { count: settings.nbTurns, days: passages.days },
    }
  })
}

export async function presentGamePlan(
  running: RunningPlan | undefined,
  language: Language,
  timezone: string,
): Promise<GamePlan | { key: null }> {
  if (running === undefined) return { key: null }
  const { appliedAt, firstAt, step, stepAt } = running.row
  return {
    ...describePlan(running.plan, await loadPlanTexts(language)),
    appliedAt: appliedAt.toISOString(),
    firstAt: firstAt?.toISOString() ?? null,
    step,
    stepAt: stepAt?.toISOString() ?? null,
    endsAt: endOfStep(running, timezone)?.toISOString() ?? null,
  }
}

function describePlan(plan: SessionPlan, texts: PlanTexts) {
  return {
    key: plan.key,
    ...texts.plans[plan.key],
    minutes: plan.minutes,
    steps: plan.steps.map(step => describeStep(step, texts)),
  }
}

function describeStep(step: PlanStep, texts: PlanTexts): PlanStepAnswer {
  const { minute, minutes, quarter, level, screens } = step
  const { title, do: now, points } = texts.steps[step.text]
  const [screen, ...others] = screens
  const filled = (text: string) =>
    text.replaceAll('{quarter}', String(quarter ?? '')).replaceAll('{level}', String(level ?? ''))
  return {
    ...{ minute, minutes, quarter },
    title: filled(title),
    do: filled(now),
    points: [...points, ...step.also.map(name => texts.also[name])].map(filled),
    ...{ screen, others },
  }
}

/**
 * Returns when the step of the running order is to end: after its minutes, or in a plan by weeks at the pass of the
 * calendar that ends it.
 */
function endOfStep({ plan, row: { firstAt, step, stepAt } }: RunningPlan, timezone: string): Date | null {
  const minutes = step === null ? undefined : plan.steps[step]?.minutes
  if (step === null || stepAt === null || minutes === undefined) return null
  if (firstAt === null || plan.passages === null) return new Date(stepAt.getTime() + minutes * minuteMs)
  return timesApart(firstAt, plan.passages.days, plan.steps.length, timezone)[step] ?? null
}
