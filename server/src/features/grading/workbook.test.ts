import { languageCodes } from '@trimestre/contract/languages'
import { expect, test } from 'vitest'
import { exact, rounded } from '../../platform/exact.ts'
import { evaluator, roundedAsShown } from '../../testing/evaluate-workbook.ts'
import { randomGrades } from '../../testing/random-grades.ts'
import { type ReadWorkbook, readWorkbook } from '../../testing/read-workbook.ts'
import { columnLetters } from '../exports/sheets.ts'
import { workbookFile } from '../exports/workbook-file.ts'
import type { FrozenGrades } from './grades.ts'
import { gradesWorkbook, writeGradesWorkbook } from './workbook.ts'

const options = { version: 1, language: 'fr', title: 'Notes v1' } as const

const read = async (grades: FrozenGrades): Promise<ReadWorkbook> =>
  readWorkbook(await workbookFile(await gradesWorkbook(grades, options)))

/** What the formulas of a file give for each person. */
function computedBy(workbook: ReadWorkbook, { scheme, rows }: FrozenGrades) {
  const at = evaluator(workbook)
  const after = 3 + 2 * scheme.components.length
  return rows.map((_, index) => {
    const cell = (column: number) => at('Notes', `${columnLetters(column)}${index + 2}`)
    const figure = (column: number) => {
      const value = cell(column)
      // A grade is a number of steps: 1570 × 0.01 is 15.700000000000001.
      return typeof value === 'number' ? Number(value.toPrecision(15)) : value === '' ? null : value
    }
    return {
      measured: scheme.components.map((_, place) => [figure(3 + 2 * place), figure(4 + 2 * place)]),
      total: figure(after + 1),
      grade: figure(after + 2),
      final: figure(after + 4),
      difference: figure(after + 6),
    }
  })
}

const frozen = ({ scheme, rows }: FrozenGrades) =>
  rows.map(({ components, total, grade, final }) => ({
    measured: components.map(({ raw, score }) => [raw, score]),
    total,
    grade,
    final,
    difference: scheme.scale.kind === 'number' ? 0 : null,
  }))

test('the formulas of the file give every raw value, score, total and grade of random classes', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const grades = randomGrades(seed)
    expect(computedBy(await read(grades), grades), `class ${seed}`).toEqual(frozen(grades))
  }
})

/** A class whose scale is a number and in which everybody has a grade. */
const aClass = (): FrozenGrades => {
  for (let seed = 1; ; seed += 1) {
    const grades = randomGrades(seed)
    const isWhole = grades.rows.every(({ total }) => total !== null && total > 10 && total < 90)
    if (grades.scheme.scale.kind === 'number' && grades.rows.length > 3 && isWhole) return grades
  }
}

test('a frozen grade that the formulas do not give shows as a difference', async () => {
  const grades = aClass()
  const [first, ...others] = grades.rows
  if (first === undefined || typeof first.final !== 'number') throw new Error('nobody is graded')
  const wrong = { ...grades, rows: [{ ...first, final: first.final + 0.01 }, ...others] }
  const differences = computedBy(await read(wrong), wrong).map(({ difference }) => difference)
  expect(differences).toEqual([-0.01, ...others.map(() => 0)])
  const ungraded = { ...grades, rows: [{ ...first, final: null }, ...others] }
  expect(computedBy(await read(ungraded), ungraded)[0]?.difference).toBe(1)
})

test('a weight, a figure or a factor that somebody changes in the file changes the grade', async () => {
  const grades = aClass()
  const workbook = await read(grades)
  const expected = frozen(grades).map(({ total }) => total)
  const place = grades.scheme.components.findIndex(({ weight }) => weight > 5)
  const changes: [string, string][] = [
    ['Bareme', `C${place + 2}`],
    ['Donnees', `${columnLetters(3 + 2 * place)}2`],
  ]
  for (const [sheet, address] of changes) {
    const changed = new Map(workbook)
    const cells = new Map(workbook.get(sheet))
    cells.set(address, { value: 1 })
    changed.set(sheet, cells)
    expect(computedBy(changed, grades).map(({ total }) => total)).not.toEqual(expected)
  }
})

test('a file has the same values in its cells as its formulas give, for readers that do not compute', async () => {
  const grades = aClass()
  const workbook = await read(grades)
  const at = evaluator(workbook)
  const written = [...(workbook.get('Notes') ?? [])].flatMap(([address, cell]) =>
    'formula' in cell ? [[address, cell.written, at('Notes', address)] as const] : [],
  )
  expect(written.length).toBeGreaterThan(10)
  for (const [address, value, computed] of written) {
    expect(value, address).toBe(typeof computed === 'number' ? Number(computed.toPrecision(15)) : computed)
  }
})

test('a name is a text whatever it begins with, and only the formulas of grades are formulas', async () => {
  const grades = aClass()
  const rows = grades.rows.map(row => ({ ...row, username: '=1+1', companyName: '@SUM(A1)' }))
  const workbook = await read({ ...grades, rows })
  expect([...workbook.keys()]).toEqual(['Bareme', 'Donnees', 'Notes', 'Calcul'])
  for (const [name, cells] of workbook) {
    const formulas = [...cells.values()].filter(cell => 'formula' in cell)
    expect(formulas.length > 0, name).toBe(name === 'Notes')
    if (name !== 'Bareme') expect([...cells.values()]).toContainEqual({ value: '=1+1' })
  }
})

test('in letters the total is the last formula, and the label is a text', async () => {
  const grades = aClass()
  const rows = grades.rows.map(row => ({ ...row, grade: 'B', final: 'A' }))
  const workbook = await read({ ...grades, scheme: { ...grades.scheme, scale: { kind: 'letters' } }, rows })
  const after = 3 + 2 * grades.scheme.components.length
  const cell = (column: number) => workbook.get('Notes')?.get(`${columnLetters(column)}2`)
  expect(cell(after + 1)).toHaveProperty('formula')
  expect([2, 4, 5].map(column => cell(after + column))).toEqual([
    { value: 'B' },
    { value: 'A' },
    { value: 'A' },
  ])
  expect(cell(after + 6)).toBeUndefined()
})

test.each(languageCodes)(
  'a file in %s has the sentences of every component of every person',
  async language => {
    const grades = aClass()
    const file = await writeGradesWorkbook(grades, { version: null, language, title: 'Notes' })
    const workbook = await readWorkbook(file)
    const last = grades.rows.length * (grades.scheme.components.length + 1) + 1
    const sentences = workbook.get('Calcul')
    expect(sentences?.has(`D${last}`)).toBe(true)
    expect(sentences?.has(`D${last + 1}`)).toBe(false)
  },
)

test('a spreadsheet rounds every share as fractions do', () => {
  // The shares with up to 640 points, of which many are halves of a ten-thousandth.
  for (let den = 1; den <= 640; den += 1)
    for (let num = 1; num < den; num += 1) {
      const share = roundedAsShown((100 * num) / den, 4)
      if (share !== rounded(exact(num).div(den).mul(100), 4)) expect.fail(`${num} of ${den}: ${share}`)
    }
})
