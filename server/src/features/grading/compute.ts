import type { StoredScheme } from '@trimestre/contract/grading'
import { letterRows } from '@trimestre/contract/grading-defaults'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../platform/exact.ts'
import type { ComputedComponent, ComputedGrade, Measured, StoredComponent } from './grades.ts'
import { isOfTeam } from './scheme.ts'

/*
 * The computation of grades. Every value that is shown is rounded once and computed with as it is shown: raw values with
 * four decimals, scores with two, factors with three, totals with seven. All else is computed with fractions.
 */

/** What a component is measured with: `num` out of `den`, and nothing where `den` is 0. */
export type Measure = { num: number | null; den: number; measured: Measured }

export type MeasuredPerson = Pick<ComputedGrade, 'userId' | 'username' | 'companyId' | 'companyName'> & {
  /** In the order of the components of the scheme. */
  measures: readonly Measure[]
  /** The keys of the components from which the person is excused. */
  excused: ReadonlySet<string>
  factor: ComputedGrade['factor']
  adjustment: ComputedGrade['adjustment']
}

/** Computes the grade of everybody. The order of the people changes nothing but the order of the rows. */
export function computeGrades(scheme: StoredScheme, people: readonly MeasuredPerson[]): ComputedGrade[] {
  const columns = scheme.components.map((component, index) => {
    const raws = people.map(person => rawOf(component, person, index))
    return { component, raws, scores: scoresOf(component, raws) }
  })
  return people.map((person, place) => {
    const components = columns.map(({ component, raws, scores }, index): ComputedComponent => {
      const { num = null, den = 0, measured = {} } = person.measures[index] ?? {}
      return {
        key: component.key,
        num,
        den,
        raw: raws[place] ?? null,
        score: scores[place] ?? null,
        isExcused: person.excused.has(component.key),
        contribution: null,
        measured,
      }
    })
    return gradeOf(scheme, person, components)
  })
}

function rawOf({ key, kind }: StoredComponent, person: MeasuredPerson, index: number): number | null {
  const measure = person.measures[index]
  if (measure === undefined || measure.num === null || measure.den === 0) return null
  if (person.excused.has(key)) return null
  const share = exact(measure.num).div(exact(measure.den))
  return rounded(kind === 'value' ? share : share.mul(100), 4)
}

/** Returns the scores of a component, some of which depend on the others of the same component. */
function scoresOf(component: StoredComponent, raws: readonly (number | null)[]): (number | null)[] {
  const given = raws.filter(raw => raw !== null)
  if (given.length === 0) return raws.map(() => null)
  const score = scoring(component, given)
  const known = new Map<number, number>()
  return raws.map(raw => {
    if (raw === null) return null
    const found = known.get(raw) ?? rounded(score(raw), 2)
    known.set(raw, found)
    return found
  })
}

function scoring(component: StoredComponent, raws: readonly number[]): (raw: number) => Fraction {
  switch (component.normalisation) {
    case 'absolute':
      return exact
    case 'linear':
      return between(component.low ?? 0, component.high ?? 100)
    case 'minmax':
      return between(Math.min(...raws), Math.max(...raws))
    case 'percentile':
      return raw => {
        if (raws.length === 1) return exact(100)
        const lower = raws.filter(each => each < raw).length
        const equal = raws.filter(each => each === raw).length - 1
        return exact(100 * lower + 50 * equal).div(raws.length - 1)
      }
  }
}

const between = (low: number, high: number) => {
  const width = exact(high).sub(exact(low))
  return (raw: number): Fraction =>
    width.equals(0) ? exact(100) : cut(exact(raw).sub(exact(low)).mul(100).div(width), 100)
}

/** Cuts a value to 0 and a maximum. */
function cut(value: Fraction, max: number): Fraction {
  if (value.lt(0)) return exact(0)
  return value.gt(max) ? exact(max) : value
}

function gradeOf(
  scheme: StoredScheme,
  { measures: _, excused: __, ...person }: MeasuredPerson,
  components: ComputedComponent[],
): ComputedGrade {
  const weighted = components.map((computed, index) => {
    const component = scheme.components[index]
    const weight = component?.weight ?? 0
    const factor = component !== undefined && isOfTeam(component) ? person.factor.effective : 1
    const isMissing = computed.score === null
    return {
      computed,
      weight,
      counts: isMissing ? scheme.missing === 'zero' && !computed.isExcused : true,
      points: isMissing
        ? null
        : exact(computed.score ?? 0)
            .mul(weight)
            .mul(exact(factor)),
    }
  })
  const weight = weighted.reduce((total, each) => total + (each.counts ? each.weight : 0), 0)
  const all = weighted.reduce((total, each) => total + each.weight, 0)
  const isGraded = weight > 0
  const total = isGraded
    ? Math.min(100, rounded(sum(weighted.map(({ points }) => points ?? exact(0))).div(weight), 7))
    : null
  return {
    ...person,
    components: weighted.map(({ computed, points }) => ({
      ...computed,
      contribution: points === null || !isGraded ? null : rounded(points.div(weight), 7),
    })),
    isRedistributed: isGraded && weight < all,
    weight,
    total,
    ...gradesOf(scheme.scale, total, person.adjustment?.amount ?? 0),
  }
}

/** Returns the grade of a total, and the final one with an adjustment. */
export function gradesOf(
  scale: StoredScheme['scale'],
  total: number | null,
  amount: number,
): Pick<ComputedGrade, 'grade' | 'final'> {
  if (total === null) return { grade: null, final: null }
  if (scale.kind !== 'number') {
    return { grade: labelOf(scale, exact(total)), final: labelOf(scale, adjustedTotal(total, amount)) }
  }
  const { max, step } = scale
  const steps = rounded(exact(total).mul(max).div(exact(step).mul(100)), 7)
  const grade = exact(step).mul(rounded(exact(steps), 0))
  return { grade: rounded(grade, 2), final: rounded(cut(grade.add(exact(amount)), max), 2) }
}

/** Returns the total of a scale of labels with an adjustment, which is in its points. */
export const adjustedTotal = (total: number, amount: number): Fraction =>
  cut(exact(total).add(exact(amount)), 100)

function labelOf(scale: Exclude<StoredScheme['scale'], { kind: 'number' }>, total: Fraction): string {
  const reached = rounded(total, 2)
  const rows = scale.kind === 'letters' ? letterRows : scale.table
  return rows.find(({ min }) => reached >= min)?.label ?? ''
}
