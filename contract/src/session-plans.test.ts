import { expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { loadPlanTexts } from './plan-texts.ts'
import { planKeys, type SessionPlan, sessionPlans, stepTexts } from './session-plans.ts'

const plans = planKeys.map((key): [string, SessionPlan] => [key, sessionPlans[key]])
const weekMinutes = 7 * 24 * 60

it.each(plans)('the steps of the plan %s follow each other and fill its minutes', (key, plan) => {
  let minute = 0
  for (const step of plan.steps) {
    expect(step.minute).toBe(minute)
    minute += step.minutes
  }
  expect(minute).toBe(plan.minutes)
  expect([key, minute]).toEqual([key, key === 'semester' ? 11 * weekMinutes : Number(key)])
})

it.each(plans)(
  'the plan %s has a step for each of its quarters, in their order',
  (_, { steps, settings }) => {
    const decided = ['firstQuarter', 'nextQuarter', 'week', 'weekLevel']
    const quarters = steps.flatMap(({ text, quarter }) => (decided.includes(text) ? [quarter] : []))
    expect(quarters).toEqual(Array.from({ length: settings.nbTurns }, (_, index) => index + 1))
  },
)

it('every text belongs to a step', () => {
  const used = new Set(planKeys.flatMap(key => sessionPlans[key].steps.map(({ text }) => text)))
  expect(stepTexts.filter(name => !used.has(name))).toEqual([])
})

it('a session of fifty minutes has the steps that its teacher needs', () => {
  expect(sessionPlans['50'].steps.map(({ text, minutes }) => `${text} ${minutes}`)).toEqual([
    'welcome 6',
    'firstQuarter 10',
    'reading 4',
    'nextQuarter 8',
    'results 4',
    'debrief 15',
    'nextTime 3',
  ])
})

it.each(languageCodes)('the texts in %s have as much to say as the French ones', async code => {
  const [texts, french] = [await loadPlanTexts(code), await loadPlanTexts('fr')]
  for (const name of stepTexts) {
    const [step, model] = [texts.steps[name], french.steps[name]]
    expect(step.points.length, name).toBe(model.points.length)
    for (const place of ['{quarter}', '{level}'])
      expect(JSON.stringify(step).includes(place), `${name} ${place}`).toBe(
        JSON.stringify(model).includes(place),
      )
  }
})
