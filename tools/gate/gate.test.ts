import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPart } from '../../testing/part-names.ts'
import { root } from '../machine.mjs'
import { startGroup } from '../processes.mjs'
import { reasonToAdd } from './changes.mjs'
import { neverTested, parts, testedByBase } from './parts.mjs'
import { patienceOf } from './patience.mjs'
import { foldersToType, fullPlan, gatePlan, partPlan } from './plans.mjs'
import { type Event, keyOf, outcomeOf, outcomeWith, readRecord } from './record.mjs'
import { findFlaky, mayRetry } from './rerun.mjs'
import { countOf, summaryOf } from './summary.mjs'
import { TimeLimit } from './time-limit.mjs'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const passed = (file: string, title: string): Event => ({
  type: 'test',
  file,
  title,
  status: 'passed',
  seconds: 1,
})
const failed = (file: string, title: string): Event => ({
  ...{ type: 'test', file, title, status: 'failed', seconds: 1, error: 'expected 1\nto be 2' },
})

describe('the table of parts', () => {
  test('lists exactly the parts that tests can refer to', () => {
    const declared = readFileSync(join(root, 'testing/part-names.ts'), 'utf8').match(/^ {2}'[\w-]+',$/gm)
    expect(parts.every(({ name }) => isPart(name))).toBe(true)
    expect(declared).toHaveLength(parts.length)
  })

  const patterns = [...parts.flatMap(({ folders }) => folders), ...testedByBase]
  test.each(patterns)('%s matches a file', pattern => {
    expect(files.some(path => matchesGlob(path, pattern))).toBe(true)
  })

  const tests = files.filter(path => /\.(test|spec)\.tsx?$/.test(path))
  const filters = parts.flatMap(({ units = [], api = [], browser = [] }) => [...units, ...api, ...browser])
  test.each(filters)('%s occurs in the name of a test file', filter => {
    expect(tests.some(path => path.includes(filter))).toBe(true)
  })
})

describe('a change', () => {
  test('in a folder adds only the parts of that folder', () => {
    const paths = ['packages/embedded-postgres/src/supervisor.ts']
    expect(reasonToAdd('database', paths)).toBe('packages/embedded-postgres/src/supervisor.ts has changed')
    expect(reasonToAdd('engine', paths)).toBeUndefined()
  })

  test('in a document or in a test adds nothing', () => {
    const paths = ['README.md', 'docs/model.md', 'e2e/tests/why.spec.ts', 'engine/src/loans.test.ts']
    for (const { name } of parts) expect(reasonToAdd(name, paths)).toBeUndefined()
    expect(neverTested.some(pattern => matchesGlob('docs/model.md', pattern))).toBe(true)
  })

  test('in a path that no row names adds every part', () => {
    for (const { name } of parts)
      expect(reasonToAdd(name, ['packages/new/index.ts'])).toBe(
        'no row of the table names packages/new/index.ts, which has changed',
      )
  })

  test('since a commit that is missing from the history adds every part', () => {
    for (const { name } of parts) expect(reasonToAdd(name, undefined)).toContain('not known')
  })
})

describe('a plan', () => {
  test('has a limit of 30 minutes plus the minutes of each added part', () => {
    expect(gatePlan([]).minutes).toBe(30)
    const [first] = parts
    expect(gatePlan([first?.name ?? '']).minutes).toBe(30 + (first?.minutes ?? 0))
  })

  test('for the full tests shifts the clock in a separate step', () => {
    const names = fullPlan().lanes.map(lane => lane.map(({ name }) => name))
    expect(names.flat()).toContain('API in 400 days')
    expect(
      gatePlan(['engine'])
        .lanes.flat()
        .map(({ name }) => name),
    ).not.toContain('API in 400 days')
  })

  test.each(parts.map(({ name }) => name))('for the part %s has at least one step', name => {
    expect(partPlan(name).lanes.flat().length).toBeGreaterThan(0)
  })

  test('for a quick check covers the types of the folders that depend on a change', () => {
    expect(foldersToType(['engine/src/loans.ts'])).toEqual(['engine', 'contract', 'server', 'web', 'bench'])
    expect(foldersToType(['packages/embedded-postgres/src/cluster.ts'])).toEqual([
      'packages/embedded-postgres',
      'server',
      'bench',
    ])
    expect(foldersToType(['web/src/index.css', 'README.md'])).toEqual(['web'])
  })
})

describe('the record of a runner', () => {
  const runner = { code: 0, name: 'runner' }

  test('counts tests, files that could not be loaded and errors outside of all tests', () => {
    const events: Event[] = [
      { type: 'planned', file: 'a.test.ts' },
      { type: 'planned', file: 'b.test.ts' },
      passed('a.test.ts', 'one'),
      failed('a.test.ts', 'two'),
      { type: 'file', file: 'a.test.ts', errors: [], seconds: 2 },
      { type: 'file', file: 'b.test.ts', errors: ['no such module'], seconds: 0 },
      { type: 'fault', error: 'unhandled' },
      { type: 'end' },
    ]
    const outcome = outcomeOf(events, { ...runner, code: 1 })
    expect(outcome.passed).toBe(1)
    expect(outcome.failures.map(({ file, title }) => `${file}: ${title}`)).toEqual([
      'b.test.ts: the file',
      'runner: outside of all tests',
      'a.test.ts: two',
    ])
    expect(outcome.unfinished).toEqual([])
  })

  test('names the tests that did not run when it was cut short, even in the middle of a line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trimestre-gate-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'record.jsonl')
    const events: Event[] = [
      { type: 'planned', file: 'a.spec.ts', title: 'one' },
      { type: 'planned', file: 'a.spec.ts', title: 'two' },
      passed('a.spec.ts', 'one'),
    ]
    writeFileSync(path, `${events.map(event => JSON.stringify(event)).join('\n')}\n{"type":"te`)
    const outcome = outcomeOf(readRecord(path), { code: 143, name: 'runner' })
    expect(outcome).toMatchObject({ passed: 1, failures: [], unfinished: ['a.spec.ts: two'] })
  })

  test('counts one failure for a runner that failed without a reason or recorded nothing', () => {
    expect(outcomeOf([], { ...runner, code: 137 }).failures).toEqual([
      { file: 'runner', title: 'ended with code 137' },
    ])
    expect(outcomeOf([], runner).failures).toHaveLength(1)
  })
})

describe('a failed browser test', () => {
  const failure = { file: 'e2e/tests/why.spec.ts', title: 'one' }

  test('may be retried unless there are many, its file has changed or it is not a browser test', () => {
    expect(mayRetry([failure], new Set())).toBe(true)
    expect(mayRetry([failure, failure, failure], new Set())).toBe(false)
    expect(mayRetry([failure], new Set([failure.file]))).toBe(false)
    expect(mayRetry([failure, { file: 'server/src/app.test.ts', title: 'x' }], new Set())).toBe(false)
    expect(mayRetry([], new Set())).toBe(false)
  })

  test('is flaky when its file passes three times, and failed otherwise', async () => {
    let count = 0
    const passedTests = new Set([keyOf(failure)])
    const good = { failures: [], unfinished: [], passedTests }
    const always = async () => {
      count += 1
      return good
    }
    expect(await findFlaky([failure], always)).toEqual([failure])
    expect(count).toBe(3)
    const once = async () => (count++ === 4 ? { ...good, failures: [failure] } : good)
    expect(await findFlaky([failure], once)).toEqual([])
  })

  test('is not flaky when the file passes without it', async () => {
    const without = async () => ({ failures: [], unfinished: [], passedTests: new Set(['another']) })
    expect(await findFlaky([failure], without)).toEqual([])
  })
})

describe('the summary', () => {
  const outcome = outcomeWith({ passed: 3, unfinished: ['a.test.ts'] })
  const run = { flaky: [], added: [], patience: 1, seed: undefined, note: undefined, started: 0 }

  test('counts tests that did not run as failed, and names them', () => {
    const results = [{ name: 'tests', outcome, seconds: 1 }]
    expect(countOf(results)).toEqual({ passed: 3, failed: 1 })
    const lines = summaryOf({ ...run, results, cutShort: 'stopped after 15 min' })
    expect(lines).toContain('stopped after 15 min: 1 tests or files had not run')
    expect(lines).toContain('… a.test.ts')
    expect(lines.at(-1)).toBe('3 passed, 1 failed')
  })

  test('shows the output of V8 when it aborted a process of the runner', () => {
    const program = 'const kept = []; for (;;) kept.push({ kept })'
    const { stderr } = spawnSync(process.execPath, ['--max-old-space-size=20', '-e', program], {
      encoding: 'utf8',
    })
    const events: Event[] = [{ type: 'fault', error: 'a worker ended' }, { type: 'end' }]
    const outcome = outcomeOf(events, { code: 1, name: 'tests', output: `before\n${stderr}after` })
    const results = [{ name: 'tests', outcome, seconds: 1 }]
    const lines = summaryOf({ ...run, results, cutShort: undefined })
    expect(lines).toContain('    a worker ended')
    expect(lines.filter(line => line.includes('FATAL ERROR: '))).toHaveLength(1)
    expect(lines.some(line => /^ +\d+: 0x\w+/.test(line))).toBe(true)
  })

  test('names flaky tests above the last line', () => {
    const flaky = [{ file: 'a.spec.ts', title: 'one', error: 'expected 1\nto be 2' }]
    const lines = summaryOf({ ...run, results: [], flaky, cutShort: undefined })
    expect(lines.slice(-3)).toEqual([
      'flaky: a.spec.ts: one\n    expected 1',
      '1 flaky',
      '0 passed, 0 failed',
    ])
  })
})

test('the patience factor is never below one', () => {
  expect([patienceOf(0.3), patienceOf(2.1)]).toEqual([1, 2])
})

test('a run stops the processes it started, and their children, at its time limit', async () => {
  const limit = new TimeLimit(60)
  const program = `const child = require('node:child_process').spawn('sleep', ['600'])
    console.log(child.pid)
    setTimeout(() => undefined, 600_000)`
  const group = startGroup(process.execPath, ['-e', program])
  const ended = limit.within(group)
  await group.printed
  limit.end('stopped')
  limit.clear()
  const { code, output } = await ended
  expect(code).not.toBe(0)
  await expect.poll(() => isAlive(Number(output))).toBe(false)
  const late = await limit.within(startGroup('sleep', ['600']))
  expect(late.code).not.toBe(0)
})

/** Whether a process is running; a zombie, which has ended but has not been waited for, is not. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
