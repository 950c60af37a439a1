import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './tests-for.ts'

/** The first test that failed; `file` is undefined when the run itself failed before any test. */
export type Failure = { file: string | undefined; test: string }

/** The time limit of a run, which only a run that hangs in spite of its own limits exceeds. */
const longestMs = 30 * 60_000

const tools = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

/** Runs the tests of a step in a folder until the first one fails. Resolves with undefined when all have passed. */
export async function runStep(folder: string, { runner, args }: Step): Promise<Failure | undefined> {
  const report = join(folder, 'test-results', 'planted-fault.json')
  rmSync(report, { force: true })
  const { code, output } = await run(folder, [join(folder, tools[runner]), ...argsOf(runner, args, report)], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  if (code === 0) return undefined
  return (
    failureIn(runner, readReport(report)) ?? { file: undefined, test: output.trim().split('\n').at(-1) ?? '' }
  )
}

/** Runs a Node program in a folder, at the priority of this process. */
export function run(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
    })
  // The child leads a process group of its own, so that the processes it has started end with it.
  const endAll = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const timer = setTimeout(endAll, longestMs)
  process.once('exit', endAll)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(timer)
      process.off('exit', endAll)
      resolve({ code: code ?? 1, output })
    })
  })
}

function argsOf(runner: Step['runner'], args: string[], report: string): string[] {
  if (runner === 'playwright')
    return ['test', '-c', 'e2e/playwright.config.ts', '--max-failures=1', '--reporter=json', ...args]
  const output = ['--reporter=json', `--outputFile=${report}`]
  return ['run', '--bail=1', ...output, ...args]
}

type VitestReport = {
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean; title: string; file: string }[] }
type PlaywrightReport = { suites?: Suite[] }

function readReport(path: string): VitestReport & PlaywrightReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function failureIn(runner: Step['runner'], report: VitestReport & PlaywrightReport): Failure | undefined {
  if (runner === 'playwright') {
    const spec = (report.suites ?? []).flatMap(specsOf).find(({ ok }) => !ok)
    return spec && { file: `/${spec.file.split('/').at(-1)}`, test: spec.title }
  }
  for (const { name, status, message, assertionResults } of report.testResults ?? []) {
    const failed = assertionResults.find(each => each.status === 'failed')
    if (failed !== undefined) return { file: name, test: failed.fullName }
    if (status === 'failed') return { file: name, test: message?.split('\n')[0] ?? 'the file itself' }
  }
  return undefined
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]
