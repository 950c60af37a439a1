import type { StoredScheme } from '@trimestre/contract/grading'
import { columnLetters } from '../exports/sheets.ts'
import type { StoredComponent } from './grades.ts'
import { decimalsOf } from './notation.ts'

/*
 * The formulas of the workbook. They compute with doubles what `compute.ts` computes with fractions: ROUND of a
 * spreadsheet rounds the fifteen digits that a double is good for. Differences and sums of decimals are therefore rounded
 * to the decimals that they have before they are divided, so that a half remains one.
 */

export const sheetNames = { scheme: 'Bareme', data: 'Donnees', grades: 'Notes' } as const

/** Where things are in the workbook, by the index of a component and the number of a row. */
export type Places = ReturnType<typeof placesOf>

const firstRow = 2
const peopleColumns = 3

export function placesOf({ components }: Pick<StoredScheme, 'components'>, people: number) {
  const count = components.length
  const scheme = (column: string, row: number) => `${sheetNames.scheme}!$${column}$${row}`
  const data = (column: number, row: number) => `${sheetNames.data}!$${columnLetters(column)}${row}`
  const grades = (column: number, row: number) => `$${columnLetters(column)}${row}`
  const after = peopleColumns + 2 * count
  return {
    weight: (index: number) => scheme('C', firstRow + index),
    low: (index: number) => scheme('E', firstRow + index),
    high: (index: number) => scheme('F', firstRow + index),
    isTeam: (index: number) => scheme('G', firstRow + index),
    missing: scheme('B', firstRow + count),
    max: scheme('B', firstRow + count + 1),
    step: scheme('B', firstRow + count + 2),
    num: (index: number, row: number) => data(peopleColumns + 2 * index, row),
    den: (index: number, row: number) => data(peopleColumns + 2 * index + 1, row),
    raw: (index: number, row: number) => grades(peopleColumns + 2 * index, row),
    /** The raw values of everybody. */
    raws: (index: number) => {
      const column = columnLetters(peopleColumns + 2 * index)
      return `$${column}$${firstRow}:$${column}$${firstRow + people - 1}`
    },
    score: (index: number, row: number) => grades(peopleColumns + 2 * index + 1, row),
    factor: (row: number) => grades(after, row),
    total: (row: number) => grades(after + 1, row),
    grade: (row: number) => grades(after + 2, row),
    adjustment: (row: number) => grades(after + 3, row),
    final: (row: number) => grades(after + 4, row),
    frozen: (row: number) => grades(after + 5, row),
  }
}

/** An excused component has this in place of what was measured. */
export const excusedMark = 'excused'

export function rawFormula({ kind }: StoredComponent, index: number, row: number, at: Places): string {
  const [num, den] = [at.num(index, row), at.den(index, row)]
  const value = kind === 'value' ? `${num}/${den}` : `100*${num}/${den}`
  return `IF(ISNUMBER(${num}),IF(${den}=0,"",ROUND(${value},4)),"")`
}

export function scoreFormula(component: StoredComponent, index: number, row: number, at: Places): string {
  const raw = at.raw(index, row)
  return `IF(ISNUMBER(${raw}),${measuredScore(component, raw, index, at)},"")`
}

function measuredScore(
  { normalisation, low, high }: StoredComponent,
  raw: string,
  index: number,
  at: Places,
) {
  const raws = at.raws(index)
  const between = (from: string, to: string, decimals: number) =>
    `100*ROUND(${raw}-${from},${decimals})/ROUND(${to}-${from},${decimals})`
  switch (normalisation) {
    case 'absolute':
      return `ROUND(${raw},2)`
    case 'linear': {
      const decimals = Math.max(4, decimalsOf(low ?? 0), decimalsOf(high ?? 0))
      const share = between(at.low(index), at.high(index), decimals)
      return `ROUND(MAX(0,MIN(100,${share})),2)`
    }
    case 'percentile': {
      const lower = `SUMPRODUCT(ISNUMBER(${raws})*(${raws}<${raw}))`
      const equal = `(SUMPRODUCT(ISNUMBER(${raws})*(${raws}=${raw}))-1)`
      return `IF(COUNT(${raws})=1,100,ROUND(100*(${lower}+${equal}/2)/(COUNT(${raws})-1),2))`
    }
    case 'minmax': {
      const [lowest, highest] = [`MIN(${raws})`, `MAX(${raws})`]
      return `IF(${lowest}=${highest},100,ROUND(${between(lowest, highest, 4)},2))`
    }
  }
}

/** The sum of weight × score × factor has five decimals; the divisor is the sum of the weights that count. */
export function totalFormula(components: readonly StoredComponent[], row: number, at: Places): string {
  const points = components.map((_, index) => {
    const factor = `IF(${at.isTeam(index)}=1,${at.factor(row)},1)`
    return `IF(ISNUMBER(${at.score(index, row)}),${at.weight(index)}*${at.score(index, row)}*${factor},0)`
  })
  const weights = components.map((_, index) => {
    const isZero = `AND(${at.missing}=0,${at.num(index, row)}<>"${excusedMark}")`
    return `IF(OR(ISNUMBER(${at.score(index, row)}),${isZero}),${at.weight(index)},0)`
  })
  const weight = `SUM(${weights.join(',')})`
  return `IF(${weight}=0,"",MIN(100,ROUND(ROUND(SUM(${points.join(',')}),5)/${weight},7)))`
}

export const gradeFormula = (row: number, at: Places): string =>
  `IF(ISNUMBER(${at.total(row)}),ROUND(ROUND(${at.total(row)}*${at.max}/(100*${at.step}),7),0)*${at.step},"")`

/** Grades and adjustments have two decimals at most, their sum as doubles may have more: 10.6 − 9.9. */
export function finalFormula(row: number, at: Places): string {
  const [grade, adjustment] = [at.grade(row), at.adjustment(row)]
  return `IF(ISNUMBER(${grade}),ROUND(MAX(0,MIN(${at.max},${grade}+${adjustment})),2),"")`
}

/** 0 where the file computes what was frozen; 1 where only one of the two is a grade. */
export function differenceFormula(row: number, at: Places): string {
  const [final, frozen] = [at.final(row), at.frozen(row)]
  const are = (word: string) => `${word}(ISNUMBER(${final}),ISNUMBER(${frozen}))`
  return `IF(${are('AND')},ROUND(${final}-${frozen},6),IF(${are('OR')},1,0))`
}
