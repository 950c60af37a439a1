/**
 * Computes the grades of random classes, writes each class as the file that teachers download, has LibreOffice compute
 * the formulas of the files, and compares: every raw value, score, total, grade and final grade must be the same to the
 * last decimal, and every difference in the file 0. Ends with exit code 1 otherwise, and where LibreOffice is missing. A
 * thousand classes take a few minutes.
 *
 * The values that a file has next to its formulas are replaced by wrong ones: what is compared was computed by
 * LibreOffice.
 *
 *   npm run bench grades [-- --classes 1000 --seed 1]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Sheet } from '@trimestre/server/features/exports/sheets'
import { workbookFile } from '@trimestre/server/features/exports/workbook-file'
import type { FrozenGrades } from '@trimestre/server/features/grading/grades'
import { gradesWorkbook } from '@trimestre/server/features/grading/workbook'
import { randomGrades } from '@trimestre/server/testing/random-grades'
import { NoSpreadsheet, recompute } from './grades/recompute.ts'

const { values } = parseArgs({
  options: { classes: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const classes = Number(values.classes)
const firstSeed = Number(values.seed)
const perRun = 200
const shownMax = 20

const wrong = 987_654_321
const withWrongValues = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map(row =>
    row.map(cell => (cell !== null && typeof cell === 'object' ? { ...cell, value: wrong } : cell)),
  ),
})

async function writeClass(seed: number, folder: string) {
  const grades = randomGrades(seed)
  const sheets = await gradesWorkbook(grades, { version: 1, language: 'fr', title: `${seed}` })
  const path = join(folder, `class-${seed}.xlsx`)
  writeFileSync(path, await workbookFile(sheets.map(withWrongValues)))
  return { seed, grades, path, place: sheets.findIndex(({ name }) => name === 'Notes') + 1 }
}

/** Returns what must be in the columns of formulas, by index, for each person. */
function expectedOf({ scheme, rows }: FrozenGrades): Map<number, number | null>[] {
  const after = 3 + 2 * scheme.components.length
  const number = (value: number | string | null) => (typeof value === 'string' ? null : value)
  return rows.map(({ components, total, grade, final }) => {
    const columns = components.flatMap(({ raw, score }) => [raw, score])
    const expected = new Map(columns.map((value, index) => [3 + index, value]))
    expected.set(after + 1, total)
    if (scheme.scale.kind !== 'number') return expected
    return expected
      .set(after + 2, number(grade))
      .set(after + 4, number(final))
      .set(after + 6, 0)
  })
}

/** A grade is a number of steps: 1570 × 0.01 is 15.700000000000001. */
const sameNumber = (text: string, expected: number | null): boolean =>
  expected === null ? text === '' : text !== '' && Number(Number(text).toPrecision(15)) === expected

function differencesIn(seed: number, grades: FrozenGrades, cells: string[][]): string[] {
  const [header = [], ...rows] = cells
  return expectedOf(grades).flatMap((expected, person) =>
    [...expected].flatMap(([column, value]) => {
      const text = rows[person]?.[column] ?? 'no cell'
      const place = `class ${seed}, person ${person + 1}, ${header[column]}`
      return sameNumber(text, value) ? [] : [`${place}: ${text}, and not ${value}`]
    }),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'trimestre-grades-'))
try {
  let people = 0
  const differences: string[] = []
  for (let done = 0; done < classes; done += perRun) {
    const run = join(folder, `${done}`)
    mkdirSync(run)
    const seeds = Array.from(
      { length: Math.min(perRun, classes - done) },
      (_, index) => firstSeed + done + index,
    )
    const written = []
    for (const seed of seeds) written.push(await writeClass(seed, run))
    const place = written[0]?.place ?? 0
    const computed = recompute(
      written.map(({ path }) => path),
      { name: 'Notes', place },
      run,
    )
    for (const [index, { seed, grades }] of written.entries()) {
      people += grades.rows.length
      differences.push(...differencesIn(seed, grades, computed[index]?.cells ?? []))
    }
    rmSync(run, { recursive: true })
  }
  for (const difference of differences.slice(0, shownMax)) console.log(difference)
  const shown = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ' ')
  console.log(`${shown(classes)} classes, ${shown(people)} people, ${shown(differences.length)} differences`)
  if (differences.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof NoSpreadsheet)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
