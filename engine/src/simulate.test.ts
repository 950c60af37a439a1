import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { runScenario } from './index.ts'
import { printCompanies } from './scenario.ts'
import { simulateCommand } from './simulate-command.ts'

const program = fileURLToPath(new URL('./simulate.ts', import.meta.url))
const scenario = {
  version: 2,
  companies: [{ id: 'a' }, { id: 'b' }],
  quarters: [{}, { decisions: { a: { prixVente: 48 } } }],
}

type Outcome = { status: number | null; stdout: string; stderr: string }
type Run = (args: string[], input?: string) => Outcome

const printedScenario = () => ({
  quarters: runScenario(scenario).quarters.map(quarter => ({
    market: quarter.market,
    companies: Object.fromEntries(printCompanies(quarter)),
  })),
})

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulate-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const asProcess: Run = (args, input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Runs the command without a process of its own, which takes a thousandth of the time. */
const asFunction: Run = (args, input = '') => {
  const outcome = { status: 0, stdout: '', stderr: '' }
  outcome.status = simulateCommand(args, {
    read: path => (path === '-' ? input : readFileSync(path, 'utf8')),
    print: text => {
      outcome.stdout += text
    },
    complain: line => {
      outcome.stderr += line
    },
  })
  return outcome
}

function file(content: string): string {
  const path = join(folder, 'scenario.json')
  writeFileSync(path, content)
  return path
}

type Refusal = [what: string, run: (simulate: Run) => Outcome, message: RegExp]

const refusals: Refusal[] = [
  [
    'a file that is not there',
    simulate => simulate([join(folder, 'absent.json')]),
    /cannot be read \(ENOENT\)/,
  ],
  ['a folder', simulate => simulate([folder]), /cannot be read/],
  ['a text that is not JSON', simulate => simulate([file('{"companies": [')]), /is not JSON/],
  ['an empty input', simulate => simulate(['-'], ''), /is not JSON/],
  [
    'a scenario without quarters',
    simulate => simulate(['-'], '{"version":2,"companies":[]}'),
    /quarters is missing/,
  ],
  [
    'a misspelt field',
    simulate => simulate(['-'], '{"version":2,"company":[],"quarters":[]}'),
    /"company".*"companies"/,
  ],
  [
    'a document without version',
    simulate => simulate(['-'], '{"companies":[],"quarters":[]}'),
    /^version is missing: this engine reads version 2\n$/,
  ],
  [
    'a document of version 1',
    simulate => simulate(['-'], '{"version":1,"companies":[],"quarters":[]}'),
    /^version 1 is not read: this engine reads version 2\n$/,
  ],
  [
    'a document whose version is a text',
    simulate => simulate(['-'], '{"version":"deux","companies":[],"quarters":[]}'),
    /^version deux is not read: this engine reads version 2\n$/,
  ],
  ['no file at all', simulate => simulate([]), /usage/],
  ['two files', simulate => simulate(['-', '-'], '{}'), /usage/],
]

function expectRefused({ status, stdout, stderr }: Outcome, message: RegExp): void {
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(message)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/ at /)
}

describe('the simulate command', () => {
  test('prints the result document of a file', () => {
    const { status, stdout, stderr } = asProcess([file(JSON.stringify(scenario))])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(printedScenario())
  })

  test('reads standard input for a dash', () => {
    const { status, stdout } = asProcess(['-'], JSON.stringify(scenario))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(printedScenario())
  })

  test.each(refusals)('refuses %s with one line and exit code 2', (_what, run, message) => {
    expectRefused(run(asFunction), message)
  })

  const refusedAsProcesses = includesPart('engine') ? refusals : refusals.slice(0, 1)
  test.each(refusedAsProcesses)('refuses %s in a process of its own', (_what, run, message) => {
    expectRefused(run(asProcess), message)
  })
})
