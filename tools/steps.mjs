import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { ensureServerBuilt, ensureWebBuilt } from './builds.mjs'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { outcomeOf, outcomeWith, readRecord } from './gate/record.mjs'
import { root, runtimePath, toolScript } from './machine.mjs'
import { inParallel, startGroup } from './processes.mjs'

/** @typedef {import('./gate/record.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: (run: Run) => Promise<Outcome> }} Step */

/**
 * The context that the steps of one run share.
 * @typedef {{
 *   limit: import('./gate/time-limit.mjs').TimeLimit,
 *   env: NodeJS.ProcessEnv,
 *   database(): Promise<Record<string, string>>,
 *   print(text: string): void,
 * }} Run
 * - `env`: environment of every process that the run starts
 * - `database`: environment variables with the address of the run's PostgreSQL, which starts at the first call
 */

/** Folders with a `tsconfig.json`. */
export const typedFolders = [
  'engine',
  'contract',
  'chart',
  'packages/embedded-postgres',
  'server',
  'web',
  'web/build',
  'web/service-worker',
  'e2e',
  'bench',
  'tools',
]
const records = join(root, '.cache', 'tests')
const cores = availableParallelism()

/**
 * @param {readonly string[]} [folders] only these
 * @returns {Step}
 */
export const types = (folders = typedFolders) => ({ name: 'types', run: run => checkTypes(run, folders) })

/**
 * @param {string[]} [only] files or options; everything by default
 * @returns {Step}
 */
export const lint = (only = []) => ({
  name: 'format and lint',
  run: run => runTool(run, '@biomejs/biome', 'biome', ['check', '--error-on-warnings', ...only]),
})

/** @type {Step} */
export const unused = { name: 'unused code', run: run => runTool(run, 'knip', 'knip', ['--no-progress']) }

/**
 * The gate sends no network requests: a vulnerability published tonight is no fault of today's change.
 * @param {{ isOffline: boolean }} choice
 * @returns {Step}
 */
export const dependencies = choice => ({
  name: 'dependencies',
  run: async () => asOutcome('dependencies', await audit(choice)),
})

/** The browser tests run the builds that users run. @type {Step} */
export const builds = {
  name: 'pages and server',
  run: async () => {
    await ensureWebBuilt()
    await ensureServerBuilt()
    return asOutcome('pages and server', true)
  },
}

/**
 * @param {{ name: string, args: string[], parts: readonly string[] }} choice options and files for vitest
 * @returns {Step}
 */
export const vitest = ({ name, args, parts }) => ({
  name,
  run: async run => {
    const own = { TEST_PARTS: parts.join(), TEST_WORKERS: String(cores) }
    const all = ['run', ...args, '--reporter=default', '--reporter=./tools/gate/vitest-reporter.mjs']
    return runRecorded(run, name, toolScript('vitest', 'vitest'), all, own)
  },
})

/**
 * @param {{ name: string, args: string[], parts: readonly string[], isWholeBrowser?: boolean }} choice options and
 * files for Playwright; `isWholeBrowser` selects the full browser that users have instead of Chromium's headless shell
 * @returns {Step}
 */
export const playwright = ({ name, args, parts, isWholeBrowser = false }) => ({
  name,
  run: async run => {
    const chromium = await (isWholeBrowser ? ensureChromium() : ensureHeadlessShell())
    if ('missing' in chromium) {
      run.print(chromium.missing)
      return asOutcome(name, false)
    }
    const own = { TEST_PARTS: parts.join(), TEST_WORKERS: String(cores), CHROMIUM_PATH: chromium.path }
    const reporter = join(root, 'tools', 'gate', 'playwright-reporter.mjs')
    const all = ['test', '-c', 'e2e/playwright.config.ts', `--reporter=list,${reporter}`, ...args]
    const outcome = await runRecorded(run, name, toolScript('@playwright/test', 'playwright'), all, own)
    for (const path of new Set(outcome.failures.flatMap(({ page }) => page ?? [])))
      run.print(failedPageSnapshot(readFileSync(path, 'utf8')))
    return outcome
  },
})

/**
 * Runs a test runner that records its events, and prints its whole output when it has ended.
 * @param {Run} run
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} own environment
 */
async function runRecorded(run, name, script, args, own) {
  const path = freshRecord(name)
  const env = { ...run.env, ...(await run.database()), ...own, TEST_RECORD: path }
  const { code, output } = await run.limit.within(startGroup(runtimePath(), [script, ...args], { env }))
  run.print(output.trim())
  return outcomeOf(readRecord(path), { code, name, output })
}

/**
 * @param {Run} run
 * @param {readonly string[]} folders
 */
async function checkTypes(run, folders) {
  const script = toolScript('typescript', 'tsc')
  const check = (/** @type {string} */ folder) => () =>
    run.limit.within(startGroup(runtimePath(), [script, '--project', folder], { env: run.env }))
  const outcomes = await inParallel(folders.map(check), 2)
  for (const { output } of outcomes) if (output !== '') run.print(output.trim())
  return asOutcome(
    'types',
    outcomes.every(({ code }) => code === 0),
  )
}

/**
 * @param {Run} run
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
async function runTool(run, packageName, command, args) {
  const tool = startGroup(runtimePath(), [toolScript(packageName, command), ...args], { env: run.env })
  const { code, output } = await run.limit.within(tool)
  if (code !== 0) run.print(output.trim())
  return asOutcome(command, code === 0)
}

/**
 * Returns the page snapshot of a failed test, for readers who have only this output.
 * @param {string} context the file that Playwright wrote about the failure
 */
function failedPageSnapshot(context) {
  const name = /^- Name: (.*)$/m.exec(context)?.[1]
  const page = /^```yaml$(.*?)^```$/ms.exec(context)?.[1]
  return `— the page of ${name}\n${page?.trim() ?? 'not written'}`
}

/**
 * Returns the outcome of a static step, which counts as one test.
 * @param {string} name
 * @param {boolean} hasPassed
 * @returns {Outcome}
 */
const asOutcome = (name, hasPassed) =>
  outcomeWith(hasPassed ? { passed: 1 } : { failures: [{ file: name, title: 'see above' }] })

/** @param {string} name */
function freshRecord(name) {
  mkdirSync(records, { recursive: true })
  const path = join(records, `${name.replaceAll(/\W+/g, '-')}.jsonl`)
  rmSync(path, { force: true })
  return path
}
