import type { StoredScheme } from '@trimestre/contract/grading'
import { describe, expect, it } from 'vitest'
import { computeGrades, type MeasuredPerson } from './compute.ts'
import { distributionOf } from './distribution.ts'
import type { StoredComponent } from './grades.ts'

const component = (given: Partial<StoredComponent>): StoredComponent => ({
  ...{
    key: 'oral',
    kind: 'manual',
    label: '',
    weight: 100,
    normalisation: 'absolute',
    low: null,
    high: null,
  },
  options: { rules: null, quizzes: null },
  ...given,
})
const schemeOf = (given: Partial<StoredScheme>): StoredScheme => ({
  components: [component({})],
  ...{ missing: 'redistribute', quarters: null, peerRound: null, acceptRank: false },
  scale: { kind: 'number', max: 20, step: 0.01 },
  ...given,
})
const withMarks = (scheme: StoredScheme, marks: readonly number[], given: Partial<MeasuredPerson> = {}) =>
  computeGrades(
    scheme,
    marks.map((num, index) => ({
      ...{ userId: index + 1, username: `p${index}`, companyId: index + 1, companyName: 'A' },
      measures: scheme.components.map(() => ({ num, den: 100, measured: {} })),
      excused: new Set<string>(),
      factor: { proposed: 1, effective: 1 },
      adjustment: null,
      ...given,
    })),
  )

describe('scales', () => {
  const adjusted = (amount: number) => ({
    adjustment: { amount, reason: 'Présentation orale', at: '', by: null },
  })

  it('give letters by the total with two decimals, and adjust in points of the total', () => {
    const scheme = schemeOf({ scale: { kind: 'letters' } })
    const grades = withMarks(scheme, [89.99, 90, 80, 70, 60, 59.99]).map(({ grade }) => grade)
    expect(grades).toEqual(['B', 'A', 'B', 'C', 'D', 'F'])
    const [row] = withMarks(scheme, [89.5], adjusted(0.5))
    expect(row).toMatchObject({ total: 89.5, grade: 'B', final: 'A' })
  })

  it('give the label of the first row of a table that is reached', () => {
    const table = [
      { min: 66.67, label: 'Acquis' },
      { min: 33, label: 'En cours' },
      { min: 0, label: 'Non acquis' },
    ]
    const grades = withMarks(schemeOf({ scale: { kind: 'table', table } }), [66.67, 66.66, 33, 0])
    expect(grades.map(({ final }) => final)).toEqual(['Acquis', 'En cours', 'En cours', 'Non acquis'])
  })

  it('cut a final number to the scale', () => {
    const finals = (amount: number) => withMarks(schemeOf({}), [99], adjusted(amount))[0]?.final
    expect([finals(5), finals(-20), finals(-0.8)]).toEqual([20, 0, 19])
  })
})

it('gives no grade to a person whom nothing measures, and 0 where missing scores count', () => {
  const nothing = { measures: [{ num: null, den: 0, measured: {} }] }
  const gradeUnder = (missing: StoredScheme['missing'], given: Partial<MeasuredPerson>) =>
    withMarks(schemeOf({ missing }), [50], given)[0]
  expect(gradeUnder('redistribute', nothing)).toMatchObject({
    total: null,
    grade: null,
    final: null,
    weight: 0,
  })
  expect(gradeUnder('zero', nothing)).toMatchObject({ total: 0, final: 0, weight: 100 })
  const excused = { ...nothing, excused: new Set(['oral']) }
  expect(gradeUnder('zero', excused)).toMatchObject({ total: null, final: null })
})

describe('a distribution', () => {
  it('counts totals by tenths of 100, the last of which includes 100, and leaves out people without one', () => {
    const totals = [null, 0, 9.9999999, 10, 99.5, 100, 100]
    const distribution = distributionOf(totals.map(total => ({ total })))
    expect(distribution).toEqual({
      n: 6,
      mean: 53.25,
      median: 54.75,
      min: 0,
      max: 100,
      sd: 46.7,
      buckets: [2, 1, 0, 0, 0, 0, 0, 0, 0, 3],
    })
  })

  it('has the middle total as its median, and the deviation of the whole class', () => {
    const given = [70, 50, 61].map(total => ({ total }))
    expect(distributionOf(given)).toMatchObject({ n: 3, mean: 60.33, median: 61, sd: 8.18 })
    expect(distributionOf([{ total: null }])).toMatchObject({ n: 0, mean: null, median: null, sd: null })
  })
})
