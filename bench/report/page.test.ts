import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goals } from './goals.ts'
import { tableOf, withMeasurements } from './page.ts'
import { type Run, readRuns } from './runs.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')

const rowsOf = (goal: string, runs: Run[]) =>
  tableOf(id => (id === goal ? runs : []))
    .split('\n')
    .filter(row => row.startsWith(`| ${goal} `))

const run = (date: string, late: number): Run => ({
  date,
  commit: 'abc',
  machine: '2 cores',
  rounds: 3,
  figures: {
    lost: { first: 0, median: 0, third: 0 },
    late: { first: late - 10, median: late, third: late + 10.26 },
  },
  details: [],
})

test('docs/performance.md contains what bench/results has; otherwise run `npm run bench summary`', () => {
  expect(withMeasurements(page, readRuns)).toBe(page)
})

test.each(Object.values(goals))('the command of « $title » exists', ({ command }) => {
  const [, name] = /^npm run bench ([\w-]+)/.exec(command) ?? []
  expect(existsSync(join(import.meta.dirname, '..', `${name}.ts`))).toBe(true)
})

test('a row has limit, aim, median, quartiles, day and verdict; a figure that was not measured says so', () => {
  expect(rowsOf('S3', [run('2026-11-01', 250), run('2026-11-02', 1234)])).toEqual([
    '| S3 | saves lost | ≤ 0 saves | ≤ 0 saves | 0 saves | 0 – 0 | 2026-11-02 | held (2 of 2 days), aim reached |',
    '| S3 | saves refused before the deadline | ≤ 0 saves | ≤ 0 saves | – | – | – | not measured |',
    '| S3 | pass after its time | ≤ 1000 ms | ≤ 300 ms | 1234 ms | 1224 – 1244 | 2026-11-02 | open (1 of 2 days) |',
  ])
})

test('a missed limit is in bold, and a goal without an aim has none', () => {
  expect(rowsOf('S3', [run('2026-11-01', 1100), run('2026-11-02', 1100)]).at(-1)).toContain(
    '**not held (0 of 2 days)**',
  )
  expect(rowsOf('P4', []).at(-1)).toBe(
    '| P4 | share of the engine in a pass | ≤ 12 % | – | – | – | – | not measured |',
  )
})

test('the rest of the page stays as it is', () => {
  const [before = '', after = ''] = page.split(/<!-- Written[\s\S]*End of[^>]*-->/)
  const empty = withMeasurements(page, () => [])
  expect(empty.startsWith(before) && empty.endsWith(after)).toBe(true)
  expect(() => withMeasurements('# Another page', () => [])).toThrow('lacks its generated part')
})
