import type { StoredScheme } from '@trimestre/contract/grading'
import {
  defaultValueRange,
  type GradeKind,
  gradeKinds,
  gradeMaxima,
  gradeSteps,
  missingRules,
  type Normalisation,
  normalisations,
  thresholdRuleNames,
} from '@trimestre/contract/grading-defaults'
import { type Random, randomFrom } from '@trimestre/engine/testing'
import { computeGrades, type Measure, type MeasuredPerson } from '../features/grading/compute.ts'
import type { FrozenGrades, StoredComponent } from '../features/grading/grades.ts'

/** Names that a spreadsheet would compute if they were not texts, and that XML must escape. */
const names = [
  '=1+1',
  '+33',
  '-2',
  '@SUM(A1)',
  'Zoé & Œnal',
  '<b>',
  'محمد',
  '"x"',
  '李雷',
  '\u2028Max',
] as const

/** A class whose grades are to be computed. */
export type RandomClass = {
  scheme: StoredScheme
  quarters: FrozenGrades['quarters']
  people: MeasuredPerson[]
}

/**
 * Makes a class of any size with a scheme of any kind: the same one for the same seed. Values are chosen so that halves
 * are frequent where something is rounded.
 */
export function randomClass(seed: number): RandomClass {
  const random = randomFrom(seed)
  const scheme = randomScheme(random)
  const count = random.chance(10) ? 1 : random.integer(2, 24)
  const companies = Array.from({ length: random.integer(1, 8) }, () =>
    scheme.components.map(component => measureOf(component, random)),
  )
  const people = Array.from({ length: count }, (_, index): MeasuredPerson => {
    const companyId = random.integer(0, companies.length - 1)
    const name = random.chance(20) ? random.pick(names) : 'joueur'
    return {
      userId: index + 1,
      username: `${name}${index + 1}`,
      companyId: companyId + 1,
      companyName: random.chance(10) ? random.pick(names) : `Entreprise ${companyId + 1}`,
      measures: scheme.components.map((component, place) => {
        const ofCompany = companies[companyId]?.[place]
        const isOwn = ['engagement', 'quiz', 'manual'].includes(component.kind)
        return isOwn || ofCompany === undefined ? measureOf(component, random) : ofCompany
      }),
      excused: new Set(scheme.components.flatMap(({ key }) => (random.chance(5) ? [key] : []))),
      factor: factorOf(random),
      adjustment: adjustmentOf(scheme, random),
    }
  })
  const quarters = Array.from({ length: random.integer(1, 8) }, (_, index) => ({
    round: index + 2,
    quarter: index + 1,
    version: random.integer(1, 3),
  }))
  return { scheme, quarters, people }
}

/** Makes a class and computes its grades. */
export function randomGrades(seed: number): FrozenGrades {
  const { scheme, quarters, people } = randomClass(seed)
  return { scheme, quarters, rows: computeGrades(scheme, people) }
}

function randomScheme(random: Random): StoredScheme {
  const count = random.integer(1, 12)
  const cuts = Array.from({ length: count - 1 }, () => random.integer(0, 100)).sort((a, b) => a - b)
  const bounds = [0, ...cuts, 100]
  return {
    components: bounds.slice(1).map((bound, index) => {
      const kind = random.pick(gradeKinds)
      return componentOf(`c${index}`, kind, bound - (bounds[index] ?? 0), random)
    }),
    missing: random.pick(missingRules),
    quarters: null,
    scale: scaleOf(random),
    peerRound: random.chance(50) ? 1 : null,
    acceptRank: true,
  }
}

function scaleOf(random: Random): StoredScheme['scale'] {
  if (random.chance(10)) return { kind: 'letters' }
  if (random.chance(10)) {
    const minima = [...new Set([random.integer(50, 99) + 0.5, random.integer(1, 49), 0])]
    return { kind: 'table', table: minima.map((min, index) => ({ min, label: `=${index + 1}` })) }
  }
  return { kind: 'number', max: random.pick(gradeMaxima), step: random.pick(gradeSteps) }
}

function componentOf(key: string, kind: GradeKind, weight: number, random: Random): StoredComponent {
  const chosen: Normalisation = random.pick(normalisations)
  const normalisation = kind === 'value' && chosen === 'absolute' ? 'linear' : chosen
  const isLinear = normalisation === 'linear'
  const isValue = kind === 'value'
  // Narrow ranges show what is left of a difference of large numbers. In thousandths, so that bounds have three decimals.
  const low = isValue
    ? 1000 * (defaultValueRange.low + random.integer(0, 3)) + random.pick([0, 250])
    : 1000 * random.integer(0, 30) + random.pick([0, 500, 250, 1])
  const width = isValue
    ? random.pick([2000, 8000, 100_000, 150_000_000, 4_000_500])
    : random.pick([2000, 40_000, 66_400])
  return {
    ...{ key, kind, weight, normalisation },
    label: random.chance(30) ? random.pick(names) : '',
    low: isLinear ? low / 1000 : null,
    high: isLinear ? (low + width) / 1000 : null,
    options: {
      rules:
        kind === 'thresholds' ? [{ rule: random.pick(thresholdRuleNames), points: 1, value: null }] : null,
      quizzes: null,
    },
  }
}

function measureOf({ kind }: StoredComponent, random: Random): Measure {
  const missing: Measure = { num: null, den: 0, measured: {} }
  if (random.chance(10)) return missing
  const hundredths = (max: number) => random.integer(0, max * 100) / 100
  switch (kind) {
    case 'value': {
      const near = defaultValueRange.low + hundredths(12)
      const num = random.pick([near, near, random.integer(-50_000_000, 60_000_000) / 100])
      return { num, den: 1, measured: { quarters: [{ quarter: 1, value: num }] } }
    }
    case 'plan':
    case 'quiz': {
      // Eighths and sixteenths of hundredths are halves of what is rounded.
      const count = random.pick([1, 2, 3, 7, 8, 16])
      return { num: hundredths(100 * count), den: 100 * count, measured: {} }
    }
    case 'manual':
      return { num: hundredths(100), den: 100, measured: {} }
    case 'thresholds': {
      const den = random.integer(1, 600)
      return { num: random.integer(0, den), den, measured: {} }
    }
    case 'progress':
    case 'journal':
    case 'engagement': {
      const den = random.pick([1, 3, 4, 7, 8, 12, 16, 32, 64])
      return { num: random.integer(0, den), den, measured: {} }
    }
  }
}

function factorOf(random: Random): MeasuredPerson['factor'] {
  const proposed = random.pick([1, 1, random.integer(500, 1200) / 1000])
  return { proposed, effective: proposed < 1 && random.chance(30) ? 1 : proposed }
}

function adjustmentOf({ scale }: StoredScheme, random: Random): MeasuredPerson['adjustment'] {
  if (random.chance(70)) return null
  const { max, step } = scale.kind === 'number' ? scale : { max: 100, step: 0.01 }
  const most = Math.round(max / step)
  const amount = Math.round(random.integer(-most, most) * step * 100) / 100
  const reason = '=Adjusted & <explained>'
  return { amount, reason, at: '2030-01-01T00:00:00.000Z', by: { id: 1, username: 'admin' } }
}
