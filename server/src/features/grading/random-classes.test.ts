import { gradeKinds, normalisations } from '@trimestre/contract/grading-defaults'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../testing/properties.ts'
import { independentGrades } from '../../testing/independent-grades.ts'
import { type RandomClass, randomClass } from '../../testing/random-grades.ts'
import { computeGrades, type MeasuredPerson } from './compute.ts'
import { distributionOf } from './distribution.ts'
import type { StoredComponent } from './grades.ts'
import { measuresOf, type QuarterFigures } from './measure.ts'
import { defaultScheme, warningsOf } from './scheme.ts'

const classes = 1000
const seeds = fc.integer({ min: 1, max: 2_000_000_000 })
const aClass = seeds.map(randomClass)

describe('random classes', () => {
  it('have every kind, normalisation, scale and rule, and what a file could get wrong', () => {
    const found = new Set<string>()
    for (let seed = 1; seed <= classes; seed += 1)
      for (const trait of traitsOf(randomClass(seed))) found.add(trait)
    expect([...found].toSorted()).toEqual(wanted.toSorted())
  })

  it('have the grades that an independent computation gives, in every decimal (G1)', () => {
    fc.assert(
      fc.property(aClass, ({ scheme, people }) => {
        const rows = computeGrades(scheme, people).map(({ components, total, grade, final }) => ({
          raws: components.map(({ raw }) => raw),
          scores: components.map(({ score }) => score),
          ...{ total, grade, final },
        }))
        expect(rows).toEqual(independentGrades(scheme, people))
      }),
      { numRuns: runs(classes) },
    )
  })

  it('have the same grades in any order of the people', () => {
    const shuffled = aClass.chain(given => {
      const all = { minLength: given.people.length, maxLength: given.people.length }
      return fc.tuple(fc.constant(given), fc.shuffledSubarray(given.people, all))
    })
    fc.assert(
      fc.property(shuffled, ([{ scheme, people }, others]) => {
        const [rows, otherRows] = [computeGrades(scheme, people), computeGrades(scheme, others)]
        expect(otherRows.toSorted((a, b) => a.userId - b.userId)).toEqual(rows)
        expect(distributionOf(otherRows)).toEqual(distributionOf(rows))
      }),
    )
  })
})

const nameBegins = ['=', '+', '-', '@']

const wanted = [
  ...gradeKinds.flatMap(kind =>
    normalisations
      .filter(normalisation => kind !== 'value' || normalisation !== 'absolute')
      .map(normalisation => `${kind} ${normalisation}`),
  ),
  ...['number 20', 'number 100', 'letters', 'table', 'zero', 'redistribute'],
  ...['missing', 'excused', 'adjusted', 'one person', 'tie', 'no grade', 'cut to 100'],
  ...['factor below 1', 'factor above 1', 'factor not confirmed'],
  ...nameBegins.flatMap(begin => [`person ${begin}`, `company ${begin}`, `component ${begin}`]),
]

function traitsOf({ scheme, people }: RandomClass): string[] {
  const rows = computeGrades(scheme, people)
  const { scale, components, missing } = scheme
  const is = (trait: string, holds: boolean) => (holds ? [trait] : [])
  const begins = (what: string, name: string) =>
    nameBegins.filter(begin => name.startsWith(begin)).map(begin => `${what} ${begin}`)
  const isTied = components.some(({ normalisation }, index) => {
    const raws = rows.flatMap(row => row.components[index]?.raw ?? [])
    return normalisation === 'percentile' && new Set(raws).size < raws.length
  })
  return [
    ...components.map(({ kind, normalisation }) => `${kind} ${normalisation}`),
    ...components.flatMap(({ label }) => begins('component', label)),
    scale.kind === 'number' ? `number ${scale.max}` : scale.kind,
    missing,
    ...is('one person', people.length === 1),
    ...is('tie', isTied),
    ...rows.flatMap(row => [
      ...is(
        'missing',
        row.components.some(({ raw, isExcused }) => raw === null && !isExcused),
      ),
      ...is(
        'excused',
        row.components.some(({ isExcused }) => isExcused),
      ),
      ...is('adjusted', row.adjustment !== null),
      ...is('no grade', row.total === null),
      ...is('cut to 100', row.total === 100 && row.factor.effective > 1),
      ...is('factor below 1', row.factor.effective < 1),
      ...is('factor above 1', row.factor.effective > 1),
      ...is('factor not confirmed', row.factor.proposed < 1 && row.factor.effective === 1),
      ...begins('person', row.username),
      ...begins('company', row.companyName),
    ]),
  ]
}

const plain = (component: StoredComponent): StoredComponent => {
  if (component.normalisation === 'absolute' || component.normalisation === 'linear') return component
  return component.kind === 'value'
    ? { ...component, normalisation: 'linear', low: 250_000, high: 400_000 }
    : { ...component, normalisation: 'absolute' }
}

describe('one company out of the ordinary (G3)', () => {
  it('moves nobody else where scores do not compare people', () => {
    fc.assert(
      fc.property(aClass, fc.nat(), fc.constantFrom(-1e9, 0, 1e9), ({ scheme, people }, nth, num) => {
        const components = scheme.components.map(plain)
        const place = nth % people.length
        const outlier = (person: MeasuredPerson): MeasuredPerson => ({
          ...person,
          measures: components.map(() => ({ num, den: 1, measured: {} })),
        })
        const rowsOf = (all: readonly MeasuredPerson[]) =>
          computeGrades({ ...scheme, components }, all).filter((_, index) => index !== place)
        expect(rowsOf(people.map((person, index) => (index === place ? outlier(person) : person)))).toEqual(
          rowsOf(people),
        )
      }),
    )
  })

  it('moves nobody else under the default scheme, from thresholds to attendance', () => {
    const figure = fc.integer({ min: -1e8, max: 1e8 }).map(hundredths => hundredths / 100)
    const aQuarter = fc.record({
      resultatNet: figure,
      liquidites: figure,
      pretUrgence: fc.constantFrom(0, 10_000),
      capitauxPropres: figure,
      valeurSociete: figure,
      nombreProduitVendu: fc.integer({ min: 0, max: 5000 }),
      demande: fc.integer({ min: 0, max: 5000 }),
    })
    const aCompany = fc.array(aQuarter, { minLength: 3, maxLength: 3 })
    const gradesOf = (companies: readonly (readonly Omit<QuarterFigures, 'quarter'>[])[]) => {
      const scheme = defaultScheme()
      const people = companies.map((figures, index): MeasuredPerson => {
        const company = {
          figures: figures.map((each, at) => ({ ...each, quarter: at + 1 })),
          planScores: new Map([[1, 20 * index]]),
          journalParts: new Map([[1, index % 5]]),
        }
        const sources = {
          company,
          quarters: [1, 2, 3],
          attended: new Set([2]),
          quizzes: [],
          markOf: () => null,
        }
        return {
          ...{ userId: index + 1, username: `p${index}`, companyId: index + 1, companyName: 'A' },
          measures: measuresOf(scheme, index + 1, sources),
          ...{ excused: new Set<string>(), factor: { proposed: 1, effective: 1 }, adjustment: null },
        }
      })
      return computeGrades(scheme, people)
    }
    fc.assert(
      fc.property(fc.array(aCompany, { minLength: 2, maxLength: 5 }), aCompany, (companies, other) => {
        const [, ...rest] = gradesOf(companies)
        const [, ...same] = gradesOf([other, ...companies.slice(1)])
        expect(same).toEqual(rest)
      }),
    )
  })

  it('moves the others where scores compare people, of which the warning tells', () => {
    const scheme = {
      ...defaultScheme(),
      components: [componentOf('minmax')],
    }
    const finals = (marks: readonly number[]) =>
      computeGrades(
        scheme,
        marks.map((num, index) => ({
          ...{ userId: index + 1, username: `p${index}`, companyId: index + 1, companyName: 'A' },
          measures: [{ num, den: 100, measured: {} }],
          ...{ excused: new Set<string>(), factor: { proposed: 1, effective: 1 }, adjustment: null },
        })),
      ).map(({ final }) => final)
    expect(finals([40, 55, 70])).toEqual([0, 10, 20])
    expect(finals([40, 55, 70, 100]).slice(0, 3)).toEqual([0, 5, 10])
    expect(warningsOf(scheme)).toContainEqual({ code: 'relative', component: 'oral' })
  })
})

const componentOf = (normalisation: StoredComponent['normalisation']): StoredComponent => ({
  ...{ key: 'oral', kind: 'manual', label: '', weight: 100, normalisation, low: null, high: null },
  options: { rules: null, quizzes: null },
})
