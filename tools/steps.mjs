import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { ensureServerBuilt, ensureWebBuilt } from './builds.mjs'
import { ensureChromium } from './chromium.mjs'
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  pagesOfPlaywright,
} from './counts.mjs'
import { root, runtimePath, toolScript } from './machine.mjs'
import { inParallel, runInForeground, runQuietly } from './processes.mjs'

/** @typedef {import('./counts.mjs').Count} Count */
/** @typedef {{ name: string, run: () => Promise<Count> }} Step */

const typedFolders = ['engine', 'contract', 'server', 'web', 'e2e', 'bench', 'tools']
const reports = join(root, '.cache')

/** @type {Step} */
const types = { name: 'types', run: checkTypes }
/** @type {Step} */
const lint = {
  name: 'format and lint',
  run: () => runTool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
}
/** @type {Step} */
const unused = { name: 'unused code', run: () => runTool('knip', 'knip', ['--no-progress']) }
/** @type {Step} */
const dependencies = { name: 'dependencies', run: async () => asCount(await audit({ isOffline: false })) }
/** @type {Step} */
const builds = { name: 'pages and server', run: build }
/** @type {Step} */
const browser = { name: 'browser tests', run: runPlaywright }

/**
 * The steps of `npm test` (with a browser) and of `npm run check` (without).
 * @param {{ withBrowser: boolean, filter: string[] }} choice a filter runs the unit tests that it names, alone
 * @returns {Step[]}
 */
export function stepsFor({ withBrowser, filter }) {
  /** @type {Step} */
  const unit = { name: 'unit and API tests', run: () => runVitest(filter) }
  if (filter.length > 0) return [unit]
  const statics = [types, lint, dependencies, ...(existsSync(join(root, 'knip.json')) ? [unused] : [])]
  const hasBrowserTests = existsSync(join(root, 'e2e', 'playwright.config.ts'))
  return [
    ...statics,
    ...(withBrowser ? [builds] : []),
    unit,
    ...(withBrowser && hasBrowserTests ? [browser] : []),
  ]
}

async function checkTypes() {
  const script = toolScript('typescript', 'tsc')
  const outcomes = await inParallel(
    typedFolders.map(folder => () => runQuietly(runtimePath(), [script, '--project', folder])),
    2,
  )
  for (const { output } of outcomes) process.stdout.write(output)
  return asCount(outcomes.every(({ code }) => code === 0))
}

/**
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
async function runTool(packageName, command, args) {
  const { code, output } = await runQuietly(runtimePath(), [toolScript(packageName, command), ...args])
  if (code !== 0) process.stdout.write(`${output.trim()}\n`)
  return asCount(code === 0)
}

/** As `npm start` builds them: the browser tests run what people run. */
async function build() {
  await ensureWebBuilt()
  await ensureServerBuilt()
  return asCount(true)
}

/** @param {string[]} filter */
async function runVitest(filter) {
  const report = freshReport('vitest.json')
  const args = ['run', ...filter, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runInForeground(runtimePath(), [toolScript('vitest', 'vitest'), ...args])
  const told = readReport(report)
  return { ...countVitest(told, code), failures: failuresOfVitest(told) }
}

async function runPlaywright() {
  const chromium = await ensureChromium()
  if ('missing' in chromium) {
    console.log(chromium.missing)
    return asCount(false)
  }
  const report = freshReport('playwright.json')
  const env = { ...process.env, CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  const code = await runInForeground(runtimePath(), [toolScript('@playwright/test', 'playwright'), ...args], {
    env,
  })
  const told = readReport(report)
  for (const path of pagesOfPlaywright(told)) console.log(pageThatFailed(readFileSync(path, 'utf8')))
  return { ...countPlaywright(told, code), failures: failuresOfPlaywright(told) }
}

/**
 * What a person would have found on the page of a failed test, for whoever has nothing but this output.
 * @param {string} context the file Playwright wrote about the failure
 */
function pageThatFailed(context) {
  const name = /^- Name: (.*)$/m.exec(context)?.[1]
  const page = /^```yaml$(.*?)^```$/ms.exec(context)?.[1]
  return `— the page of ${name}\n${page?.trim() ?? 'not written'}\n`
}

/** @param {boolean} hasPassed */
function asCount(hasPassed) {
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true })
  rmSync(join(reports, name), { force: true })
  return join(reports, name)
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
