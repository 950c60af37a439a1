import type { StoredScheme } from '@trimestre/contract/grading'
import type { MeasuredPerson } from '../features/grading/compute.ts'
import type { StoredComponent } from '../features/grading/grades.ts'

/*
 * The computation of grades once more, on integers alone and without any code of the product: a value with d decimals is
 * the integer of its 10^d parts.
 */

/** Returns n/d as an integer, halves towards +∞. */
const nearest = (n: bigint, d: bigint): bigint => {
  const [doubled, twice] = [2n * n + d, 2n * d]
  const quotient = doubled / twice
  return doubled % twice !== 0n && doubled < 0n ? quotient - 1n : quotient
}
const parts = (value: number, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.')
  return BigInt(whole + fraction)
}
const decimal = (integer: bigint, decimals: number): number => Number(`${integer}e-${decimals}`)
const within = (value: bigint, most: bigint): bigint => (value < 0n ? 0n : value > most ? most : value)

export type IndependentGrade = {
  raws: (number | null)[]
  scores: (number | null)[]
  total: number | null
  grade: number | string | null
  final: number | string | null
}

const isTeam = ({ kind }: StoredComponent) => kind !== 'manual' && kind !== 'quiz' && kind !== 'engagement'

/** Computes the grades of a class. */
export function independentGrades(
  scheme: StoredScheme,
  people: readonly MeasuredPerson[],
): IndependentGrade[] {
  const raws = scheme.components.map(({ key, kind }, index) =>
    people.map(({ measures, excused }) => {
      const { num, den } = measures[index] ?? { num: null, den: 0 }
      if (num === null || den === 0 || excused.has(key)) return null
      return nearest(parts(num, 2) * (kind === 'value' ? 100n : 10_000n), BigInt(den))
    }),
  )
  const scores = scheme.components.map((component, index) => {
    const all = raws[index] ?? []
    return all.map(raw => (raw === null ? null : scoreOf(component, raw, all)))
  })
  const column = (values: (bigint | null)[][], place: number, decimals: number) =>
    values.map(each => each[place] ?? null).map(value => (value === null ? null : decimal(value, decimals)))
  return people.map((person, place) => {
    let [numerator, weight] = [0n, 0n]
    scheme.components.forEach((component, index) => {
      const score = scores[index]?.[place] ?? null
      if (score === null && (scheme.missing === 'redistribute' || person.excused.has(component.key))) return
      weight += BigInt(component.weight)
      const factor = isTeam(component) ? parts(person.factor.effective, 3) : 1000n
      numerator += BigInt(component.weight) * (score ?? 0n) * factor
    })
    const measured = { raws: column(raws, place, 4), scores: column(scores, place, 2) }
    if (weight === 0n) return { ...measured, total: null, grade: null, final: null }
    // Scores have two decimals and factors three, a total has seven.
    const total = within(nearest(numerator * 100n, weight), 1_000_000_000n)
    const adjustment = parts(person.adjustment?.amount ?? 0, 2)
    return { ...measured, total: decimal(total, 7), ...gradeOf(scheme.scale, total, adjustment) }
  })
}

/** Returns a score in hundredths from raw values in ten-thousandths. */
function scoreOf(
  { normalisation, ...component }: StoredComponent,
  raw: bigint,
  all: readonly (bigint | null)[],
): bigint {
  const given = all.filter(each => each !== null)
  const [least, most] = [given.reduce((a, b) => (a < b ? a : b)), given.reduce((a, b) => (a > b ? a : b))]
  const along = (low: bigint, high: bigint) => {
    if (low === high || raw >= high) return 10_000n
    return raw <= low ? 0n : nearest(10_000n * (raw - low), high - low)
  }
  switch (normalisation) {
    case 'absolute':
      return nearest(raw, 100n)
    case 'linear':
      return along(parts(component.low ?? 0, 4), parts(component.high ?? 0, 4))
    case 'minmax':
      return along(least, most)
    case 'percentile': {
      if (given.length === 1) return 10_000n
      const lower = BigInt(given.filter(each => each < raw).length)
      const equal = BigInt(given.filter(each => each === raw).length - 1)
      return nearest(10_000n * (2n * lower + equal), 2n * BigInt(given.length - 1))
    }
  }
}

const letters = { 90: 'A', 80: 'B', 70: 'C', 60: 'D', 0: 'F' }

/** Returns the grades of a total in ten-millionths and of an adjustment in hundredths. */
function gradeOf(
  scale: StoredScheme['scale'],
  total: bigint,
  adjustment: bigint,
): Pick<IndependentGrade, 'grade' | 'final'> {
  if (scale.kind === 'number') {
    const [step, most] = [parts(scale.step, 2), BigInt(scale.max) * 100n]
    const steps = nearest(nearest(total * BigInt(scale.max) * 100n, step * 100n), 10_000_000n)
    const grade = steps * step
    return { grade: decimal(grade, 2), final: decimal(within(grade + adjustment, most), 2) }
  }
  const rows =
    scale.kind === 'table'
      ? scale.table
      : Object.entries(letters).map(([min, label]) => ({ min: Number(min), label }))
  const labelOf = (points: bigint) => {
    const reached = rows.filter(({ min }) => nearest(points, 100_000n) >= parts(min, 2))
    return reached.toSorted((a, b) => b.min - a.min)[0]?.label ?? ''
  }
  const adjusted = within(total + adjustment * 100_000n, 1_000_000_000n)
  return { grade: labelOf(total), final: labelOf(adjusted) }
}
