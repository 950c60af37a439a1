import { type Language, languageCodes } from '@trimestre/contract/languages'
import { expect, test } from 'vitest'
import { computeGrades, type Measure, type MeasuredPerson } from './compute.ts'
import type { FrozenGrades, StoredComponent } from './grades.ts'
import { presentOwnRow, presentRows } from './words.ts'

const aComponent = (component: Partial<StoredComponent> = {}): StoredComponent => ({
  key: component.kind ?? 'thresholds',
  kind: 'thresholds',
  label: '',
  weight: 100,
  normalisation: 'absolute',
  low: null,
  high: null,
  options: { rules: null, quizzes: null },
  ...component,
})

const measure = (num: number | null, den: number, measured: Measure['measured'] = {}): Measure => ({
  num,
  den,
  measured,
})

const aPerson = (measures: Measure[], given: Partial<MeasuredPerson> = {}): MeasuredPerson => ({
  userId: 1,
  username: 'Zoé',
  companyId: 1,
  companyName: 'A',
  measures,
  excused: new Set(),
  factor: { proposed: 1, effective: 1 },
  adjustment: null,
  ...given,
})

const gradesOf = (
  components: StoredComponent[],
  people: MeasuredPerson[],
  scheme: Partial<FrozenGrades['scheme']> = {},
): FrozenGrades => {
  const whole: FrozenGrades['scheme'] = {
    components,
    missing: 'redistribute',
    quarters: null,
    scale: { kind: 'number', max: 20, step: 0.01 },
    peerRound: null,
    acceptRank: false,
    ...scheme,
  }
  const quarters = [
    { round: 2, quarter: 1, version: 1 },
    { round: 3, quarter: 2, version: 2 },
  ]
  return { scheme: whole, quarters, rows: computeGrades(whole, people) }
}

/** The sentences of the first person, with ordinary spaces. */
async function sentences(grades: FrozenGrades, language: 'fr' | 'en' = 'fr') {
  const [row] = await presentRows(grades, language)
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return { parts: row?.components.map(({ words }) => plain(words)), whole: row?.words.map(plain) }
}

const twoComponents = [
  aComponent({ weight: 30 }),
  aComponent({ kind: 'quiz', weight: 20 }),
  aComponent({ kind: 'manual', weight: 50, label: 'Exposé' }),
]

test('a component of the team has its factor, and one of the person has none', async () => {
  const grades = gradesOf(twoComponents, [aPerson([measure(3, 5), measure(160, 200), measure(50, 100)])])
  expect(await sentences(grades)).toEqual({
    parts: [
      'Seuils : 3 points sur 5, soit 60,00. Facteur d’équipe 1,000. Poids 30 : 60,00 × 1,000 × 30 / 100 = 18,00.',
      'Questionnaires : 160 sur 200 pour les scores des questionnaires, soit 80,00. Poids 20 : 80,00 × 20 / 100 = 16,00.',
      'Exposé : 50 sur 100, soit 50,00. Poids 50 : 50,00 × 50 / 100 = 25,00.',
    ],
    whole: [
      'Trimestres comptés : 1 (version 1), 2 (version 2).',
      'Total sur 100 : 18,00 + 16,00 + 25,00 = 59,00.',
      'Note sur 20 : 59,00 × 20 / 100 = 11,80, arrondie à 0,01 près : 11,80.',
      'Note finale : 11,80.',
    ],
  })
  expect(await sentences(grades, 'en')).toEqual({
    parts: [
      'Thresholds: 3 of 5 points, so 60.00. Team factor 1.000. Weight 30: 60.00 × 1.000 × 30 / 100 = 18.00.',
      'Quizzes: 160 of 200 for the scores of the quizzes, so 80.00. Weight 20: 80.00 × 20 / 100 = 16.00.',
      'Exposé: 50 of 100, so 50.00. Weight 50: 50.00 × 50 / 100 = 25.00.',
    ],
    whole: [
      'Quarters that count: 1 (version 1), 2 (version 2).',
      'Total out of 100: 18.00 + 16.00 + 25.00 = 59.00.',
      'Grade out of 20: 59.00 × 20 / 100 = 11.80, rounded to the nearest 0.01: 11.80.',
      'Final grade: 11.80.',
    ],
  })
})

test('a missing weight is shared among the others, whose divisor is the sum of those that count', async () => {
  const grades = gradesOf(twoComponents, [
    aPerson([measure(2, 3), measure(null, 0), measure(70, 100)], {
      factor: { proposed: 1.05, effective: 1.05 },
      adjustment: {
        amount: -1,
        reason: 'Deux absences injustifiées.',
        at: '',
        by: { id: 9, username: 'Mme Roy' },
      },
    }),
  ])
  expect(await sentences(grades)).toEqual({
    parts: [
      'Seuils : 2 points sur 3, soit 66,6667, arrondi à 66,67. Facteur d’équipe 1,050. Poids 30 : 66,67 × 1,050 × 30 / 80 = 26,2513125.',
      'Questionnaires. Aucun questionnaire clos : ce poids de 20 est réparti sur les autres.',
      'Exposé : 70 sur 100, soit 70,00. Poids 50 : 70,00 × 50 / 80 = 43,75.',
    ],
    whole: [
      'Trimestres comptés : 1 (version 1), 2 (version 2).',
      'Poids comptés : 30 + 50 = 80.',
      'Total sur 100 : (66,67 × 1,050 × 30 + 70,00 × 50) / 80 = 70,0013125.',
      'Note sur 20 : 70,0013125 × 20 / 100 = 14,0002625, arrondie à 0,01 près : 14,00.',
      'Ajustement de −1,00 par Mme Roy : « Deux absences injustifiées. »',
      'Note finale : 14,00 − 1,00 = 13,00.',
    ],
  })
})

test('a score counts as zero where the scheme says so, but not one from which a person is excused', async () => {
  const people = [
    aPerson([measure(1, 5), measure(null, 0), measure(70, 100)], { excused: new Set(['manual']) }),
  ]
  const { parts, whole } = await sentences(gradesOf(twoComponents, people, { missing: 'zero' }))
  expect(parts).toEqual([
    'Seuils : 1 point sur 5, soit 20,00. Facteur d’équipe 1,000. Poids 30 : 20,00 × 1,000 × 30 / 50 = 12,00.',
    'Questionnaires. Aucun questionnaire clos : le score compte pour zéro et le poids de 20 reste.',
    'Exposé. Dispense accordée : ce poids de 50 est réparti sur les autres.',
  ])
  expect(whole?.slice(1, 3)).toEqual([
    'Poids comptés : 30 + 20 = 50.',
    'Total sur 100 : 20,00 × 1,000 × 30 / 50 = 12,00.',
  ])
})

test('nothing measured is no grade', async () => {
  const people = [aPerson([measure(null, 0), measure(null, 0), measure(null, 0)])]
  const { parts, whole } = await sentences(gradesOf(twoComponents, people))
  expect(parts?.[0]).toBe(
    'Seuils. Aucun résultat dans les trimestres comptés : ce poids de 30 ne compte pas.',
  )
  expect(whole?.at(-1)).toBe('Non noté : rien n’a pu être mesuré.')
})

test('a value becomes a score between two bounds, by rank or between the lowest and the highest', async () => {
  const values = [312_500, 450_000, 200_000.5, 312_500].map((value, index) =>
    aPerson([measure(value, 1, { quarters: [{ quarter: 2, value }] })], { userId: index + 1 }),
  )
  const scored = async (given: Partial<StoredComponent>, from = 0) => {
    const people = [...values.slice(from), ...values.slice(0, from)]
    const { parts } = await sentences(gradesOf([aComponent({ kind: 'value', ...given })], people))
    return parts?.[0]
  }
  const bounds = { normalisation: 'linear', low: 250_000, high: 400_000 } as const
  expect(await scored(bounds)).toBe(
    'Valeur nette : 312 500,00 BA. De 250 000 (score 0) à 400 000 (score 100) : 100 × (312 500,00 − 250 000,00) / (400 000,00 − 250 000,00) ≈ 41,67. Facteur d’équipe 1,000. Poids 100 : 41,67 × 1,000 × 100 / 100 = 41,67. Détail : fin du trimestre 2 : 312 500,00 BA.',
  )
  expect(await scored(bounds, 2)).toContain('≈ −33,33, ramené à 0,00. ')
  expect(await scored({ normalisation: 'percentile' })).toContain(
    ' Parmi 4 résultats mesurés, 1 est plus bas et 1 autre est égal : 100 × (1 + 1 / 2) / (4 − 1) = 50,00. ',
  )
  expect(await scored({ normalisation: 'minmax' })).toContain(
    ' Du plus bas résultat, 200 000,50, au plus haut, 450 000,00 : 100 × (312 500,00 − 200 000,50) / (450 000,00 − 200 000,50) ≈ 45,00. ',
  )
})

test('a person is not told between which results of a few others they are', async () => {
  const ownSentence = async (count: number) => {
    const people = Array.from({ length: count }, (_, index) =>
      aPerson([measure(40 + index, 100)], { userId: index + 1 }),
    )
    const grades = gradesOf([aComponent({ kind: 'manual', normalisation: 'minmax' })], people)
    const own = grades.rows.find(({ userId }) => userId === 1)
    if (own === undefined) throw new Error('the person is not graded')
    const [staff] = await presentRows(grades, 'en')
    const shown = await presentOwnRow(grades, own, 'en')
    expect({ ...shown, components: [] }).toEqual({ ...staff, components: [] })
    return [shown, staff].map(row => row?.components[0]?.words.split('. ')[1])
  }
  const whole = (highest: string) =>
    `From the lowest result, 40.00, to the highest, ${highest}: 100 × (40.00 − 40.00) / (${highest} − 40.00) = 0.00`
  expect(await ownSentence(4)).toEqual([
    'Between the lowest result and the highest, which are not shown among fewer than five people: 0.00',
    whole('43.00'),
  ])
  expect(await ownSentence(5)).toEqual([whole('44.00'), whole('44.00')])
  expect((await ownSentence(1))[0]).toBe('All measured results are equal: 100.00')
})

test.each<[Language, string]>([
  ['fr', '−1\u00a0234\u00a0567,50'],
  ['en', '−1,234,567.50'],
  ['de', '−1.234.567,50'],
  ['es', '−1.234.567,50'],
  ['id', '−1.234.567,50'],
  ['zh', '−1,234,567.50'],
  ['ar', '−1,234,567.50'],
])('a number in %s is written as in its tables', async (language, written) => {
  const component = aComponent({ kind: 'value', normalisation: 'linear', low: 250_000, high: 400_000 })
  const [row] = await presentRows(gradesOf([component], [aPerson([measure(-1_234_567.5, 1)])]), language)
  expect(row?.components[0]?.words).toContain(`${written}`)
})

test('what was measured is told rule by rule, quarter by quarter and quiz by quiz', async () => {
  const rules = [
    { rule: 'profit', points: 2, value: 0, figure: 12_345.5, isReached: true },
    { rule: 'cash', points: 1, value: 0, figure: -300, isReached: false },
    { rule: 'noRescue', points: 1, value: null, figure: 0, isReached: true },
    { rule: 'service', points: 1, value: 90, figure: null, isReached: false },
  ]
  const quizzes = [
    { id: 1, title: 'Trésorerie', score: 62.5 },
    { id: 2, title: 'Marge', score: null },
  ]
  const components = [
    aComponent({ weight: 40 }),
    aComponent({ kind: 'quiz', weight: 30 }),
    aComponent({ kind: 'progress', weight: 30 }),
  ]
  const quarters = [
    { quarter: 1, value: null },
    { quarter: 2, value: 1 },
  ]
  const people = [
    aPerson([measure(3, 5, { rules }), measure(62.5, 200, { quizzes }), measure(1, 1, { quarters })]),
  ]
  const { parts } = await sentences(gradesOf(components, people))
  expect(parts?.map(words => words.slice(words.indexOf('Détail')))).toEqual([
    'Détail : résultat net cumulé de 12 345,50 BA, pour un minimum de 0 BA (atteint, 2 points) ; liquidités les plus basses de −300 BA, pour un minimum de 0 BA dans chaque trimestre (pas atteint, 0 point sur 1) ; prêt d’urgence de 0 BA, aucun n’étant admis (atteint, 1 point) ; aucune demande à servir (0 point sur 1).',
    'Détail : « Trésorerie » : 62,50 ; « Marge » : pas ouvert, 0,00.',
    'Détail : trimestre 1 : rien à comparer ; trimestre 2 : en hausse.',
  ])
})

test('a label is given for the total with two decimals, and an adjustment is in its points', async () => {
  const adjustment = { amount: 2, reason: 'Un exposé remarquable.', at: '', by: null }
  const people = [aPerson([measure(89.995, 100)], { adjustment })]
  const components = [aComponent({ kind: 'manual' })]
  const { whole } = await sentences(gradesOf(components, people, { scale: { kind: 'letters' } }))
  expect(whole?.slice(1)).toEqual([
    'Total sur 100 : 90,00.',
    'Total arrondi à deux décimales : 90,00. Il atteint le seuil de 90 : A.',
    'Ajustement de +2,00 sur le total, par une personne dont le compte a été effacé : « Un exposé remarquable. »',
    'Note finale : 90,00 + 2,00 = 92,00, qui atteint le seuil de 90 : A.',
  ])
})

test('a grade that would leave the scale is cut to it', async () => {
  const adjustment = { amount: 5, reason: 'Un exposé remarquable.', at: '', by: null }
  const people = [aPerson([measure(5, 5)], { adjustment, factor: { proposed: 1.05, effective: 1.05 } })]
  const { whole } = await sentences(
    gradesOf([aComponent()], people, { scale: { kind: 'number', max: 20, step: 0.5 } }),
  )
  expect(whole?.slice(1)).toEqual([
    'Total sur 100 : 105,00, ramené à 100.',
    'Note sur 20 : 100,00 × 20 / 100 = 20,00, arrondie à 0,5 près : 20,0.',
    'Ajustement de +5,0 par une personne dont le compte a été effacé : « Un exposé remarquable. »',
    'Note finale : 20,0 + 5,0 = 25,0, ramenée à 20,0.',
  ])
})

test.each(languageCodes)('every sentence can be written in %s', async language => {
  const kinds = ['plan', 'thresholds', 'progress', 'journal', 'engagement', 'quiz', 'manual'] as const
  const components = kinds.map(kind => aComponent({ kind, weight: 10 }))
  for (const missing of ['zero', 'redistribute'] as const)
    for (const num of [null, 1]) {
      const people = [aPerson(kinds.map(() => measure(num, num === null ? 0 : 4)))]
      const [row] = await presentRows(gradesOf(components, people, { missing }), language)
      expect(row?.words.join('')).not.toMatch(/undefined|NaN|[{}]/)
      for (const { words } of row?.components ?? []) expect(words).not.toMatch(/undefined|NaN|[{}]/)
    }
})
