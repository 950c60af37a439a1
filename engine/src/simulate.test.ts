import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runScenario } from './index.ts'
import { printCompanies } from './scenario.ts'

// Generous, for a machine that is busy with something else.
vi.setConfig({ testTimeout: 60_000 })

const COMMAND = fileURLToPath(new URL('./simulate.ts', import.meta.url))
const SCENARIO = {
  companies: [{ id: 'a' }, { id: 'b' }],
  quarters: [{}, { decisions: { a: { prixVente: 48 } } }],
}

const printedScenario = () => ({
  quarters: runScenario(SCENARIO).quarters.map(quarter => ({
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

function simulate(args: string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function file(content: string): string {
  const path = join(folder, 'scenario.json')
  writeFileSync(path, content)
  return path
}

describe('the simulate command', () => {
  test('prints the result document of a file', () => {
    const { status, stdout, stderr } = simulate([file(JSON.stringify(SCENARIO))])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(printedScenario())
  })

  test('reads standard input when asked with a dash', () => {
    const { status, stdout } = simulate(['-'], JSON.stringify(SCENARIO))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(printedScenario())
  })

  const refusals: [what: string, run: () => ReturnType<typeof simulate>, message: RegExp][] = [
    ['a file that is not there', () => simulate([join(folder, 'absent.json')]), /cannot be read \(ENOENT\)/],
    ['a folder', () => simulate([folder]), /cannot be read/],
    ['a text that is not JSON', () => simulate([file('{"companies": [')]), /is not JSON/],
    ['an empty input', () => simulate(['-'], ''), /is not JSON/],
    ['a scenario without quarters', () => simulate(['-'], '{"companies":[]}'), /quarters is missing/],
    ['a misspelt field', () => simulate(['-'], '{"company":[],"quarters":[]}'), /"company".*"companies"/],
    ['no file at all', () => simulate([]), /usage/],
  ]

  test.each(refusals)('refuses %s with one line and exit code 2', (_what, run, message) => {
    const { status, stdout, stderr } = run()
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).not.toMatch(/ at /)
  })
})
