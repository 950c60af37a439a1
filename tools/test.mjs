import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedSinceCommit, committedTree, partsToAdd, recordPassed } from './gate/changes.mjs'
import { startSharedDatabase } from './gate/database.mjs'
import { parts } from './gate/parts.mjs'
import { measurePatience, patienceMax, tooBusyCode } from './gate/patience.mjs'
import { checkPlan, fullPlan, gatePlan, partPlan, quickPlan, retryPlan } from './gate/plans.mjs'
import { outcomeWith } from './gate/record.mjs'
import { attempts, findFlaky, mayRetry } from './gate/rerun.mjs'
import { countOf, printSummary } from './gate/summary.mjs'
import { TimeLimit } from './gate/time-limit.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, preferInstalledTools, root } from './machine.mjs'
import { onTermination } from './processes.mjs'
import { builds, playwright, vitest } from './steps.mjs'

/** @typedef {import('./gate/plans.mjs').Plan} Plan */
/** @typedef {import('./gate/record.mjs').Outcome} Outcome */
/** @typedef {import('./gate/record.mjs').Failure} Failure */
/** @typedef {{ name: string, outcome: Outcome, seconds: number }} Result */

/** Runs `npm test`: the gate or, with file names, only those tests. @param {string[]} filter */
export async function runGate(filter) {
  await prepare()
  if (filter.length > 0) return runPlan(filtered(filter))
  const { added, changed } = partsToAdd()
  return runPlan(gatePlan(added.map(({ name }) => name)), { added, changed })
}

/** Runs `npm run check`: the gate without a browser, or the quick check with `--changed`. @param {string[]} args */
export async function runCheck(args) {
  await prepare()
  return runPlan(args.includes('--changed') ? quickPlan(changedSinceCommit('HEAD')) : checkPlan())
}

/** Runs `npm run test:full`: every part, or those named. @param {string[]} names */
export async function runFull(names) {
  await prepare()
  for (const name of names) if (!parts.some(part => part.name === name)) throw unknownPart(name)
  const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000_007)
  if (names.length === 0) return runPlan(fullPlan(), { seed, notes: parts.map(({ name }) => name) })
  let code = 0
  for (const name of names) code ||= await runPlan(partPlan(name), { seed, notes: [name] })
  return code
}

/**
 * Runs the lanes of a plan at the same time, and every step even after another has failed, so that one run shows
 * everything there is to repair. Prints the failures, a summary and, as the very last line, `N passed, M failed`, which
 * counts tests plus one for each static step.
 * @param {Plan} plan
 * @param {{ added?: import('./gate/changes.mjs').Added[], changed?: Set<string>, seed?: string, notes?: string[] }} [choice]
 * `changed`: paths that changed; failed browser tests in other files may be retried, and none without this set
 * `seed`: of random searches; a fixed one by default
 * `notes`: parts to record as passed if everything passes
 * @returns {Promise<number>} the exit code
 */
async function runPlan(plan, { added = [], changed, seed, notes } = {}) {
  const started = performance.now()
  const tree = notes === undefined ? undefined : committedTree()
  const patience = await measurePatience()
  if (patience > patienceMax) {
    console.log(`This machine is ${patience} times slower than it should be: too busy, nothing was tested.`)
    return tooBusyCode
  }
  console.log(
    `This machine is ${patience} times slower than the nominal one; every limit is that much longer.`,
  )
  for (const { name, reason } of added) console.log(`Part « ${name} » is added: ${reason}.`)
  const limit = new TimeLimit(plan.minutes * patience)
  const stopListening = onTermination(() => limit.end('stopped by a signal'))
  const folder = temporaryFolder()
  const run = startRun({ limit, folder, patience, seed })
  const results = (await Promise.all(plan.lanes.map(lane => runLane(lane, run)))).flat()
  const flaky = changed === undefined ? [] : await tryAgain(results, { added, changed }, run)
  await run.end()
  limit.clear()
  stopListening()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const { failed } = countOf(results)
  const hasPassed = failed === 0 && limit.cutShort === undefined
  const note = hasPassed && notes !== undefined ? recordPassed(notes, tree) : undefined
  printSummary({ results, flaky, added, patience, seed, cutShort: limit.cutShort, note, started })
  return hasPassed ? 0 : 1
}

/**
 * @param {import('./steps.mjs').Step[]} lane
 * @param {import('./steps.mjs').Run} run
 * @returns {Promise<Result[]>}
 */
async function runLane(lane, run) {
  /** @type {Result[]} */
  const results = []
  for (const step of lane) {
    const started = performance.now()
    const outcome =
      run.limit.cutShort === undefined
        ? await step.run(run).catch(error => broken(step, error))
        : notRun(step)
    const seconds = (performance.now() - started) / 1000
    results.push({ name: step.name, outcome, seconds })
    const { passed, failures } = outcome
    console.log(`— ${step.name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`)
  }
  return results
}

/** @param {import('./steps.mjs').Step} step @param {any} error @returns {Outcome} */
function broken({ name }, error) {
  console.log(error.isPlain ? error.message : error)
  return outcomeWith({ failures: [{ file: name, title: 'see above' }] })
}

/** @param {import('./steps.mjs').Step} step @returns {Outcome} */
const notRun = ({ name }) => outcomeWith({ unfinished: [name] })

/**
 * Retries failed browser tests where that is permitted; those that are flaky count as passed.
 * @param {Result[]} results
 * @param {{ added: import('./gate/changes.mjs').Added[], changed: ReadonlySet<string> }} change
 * @param {import('./steps.mjs').Run} run
 * @returns {Promise<Failure[]>}
 */
async function tryAgain(results, { added, changed }, run) {
  const failures = results.flatMap(({ outcome }) => outcome.failures)
  if (run.limit.cutShort !== undefined || !mayRetry(failures, changed)) return []
  console.log(`— trying ${failures.length} failed browser tests again, alone, ${attempts} times`)
  const names = added.map(({ name }) => name)
  const flaky = await findFlaky(failures, file => retryPlan(file, names).run(run))
  for (const { outcome } of results) {
    const own = outcome.failures.filter(failure => flaky.includes(failure))
    outcome.failures = outcome.failures.filter(failure => !own.includes(failure))
    outcome.passed += own.length
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const { file, title } of flaky)
    appendFileSync(join(root, '.cache', 'flaky.txt'), `${new Date().toISOString()} ${file}: ${title}\n`)
  return flaky
}

/**
 * @param {{ limit: TimeLimit, folder: string, patience: number, seed: string | undefined }} choice
 * @returns {import('./steps.mjs').Run & { end(): Promise<void> }}
 */
function startRun({ limit, folder, patience, seed }) {
  const env = {
    ...process.env,
    TMPDIR: folder,
    TEST_PATIENCE: String(patience),
    ...(seed !== undefined && { TEST_SEED: seed }),
  }
  /** @type {Promise<import('./gate/database.mjs').SharedDatabase> | undefined} */
  let database
  return {
    limit,
    env,
    print: text => console.log(text),
    async database() {
      database ??= startSharedDatabase(env)
      return (await database).env
    },
    async end() {
      await (await database)?.stop()
    },
  }
}

/**
 * Creates one folder for all temporary files of a run, so that none is left behind. Other users may read it, because a
 * database may run as another user.
 */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-'))
  chmodSync(folder, 0o755)
  return folder
}

/** @param {string[]} filter @returns {Plan} */
const filtered = filter => {
  const isBrowser = (/** @type {string} */ name) => name.endsWith('.spec.ts')
  const [browser, others] = [filter.filter(isBrowser), filter.filter(name => !isBrowser(name))]
  return {
    lanes: [
      browser.length > 0 ? [builds, playwright({ name: 'browser tests', args: browser, parts: [] })] : [],
      others.length > 0 ? [vitest({ name: 'unit and API tests', args: others, parts: [] })] : [],
    ],
    minutes: 60,
  }
}

async function prepare() {
  await ensureInstalled()
  preferInstalledTools()
}

/** @param {string} name */
const unknownPart = name =>
  new PlainError(`There is no part « ${name} ». Say one of: ${parts.map(part => part.name).join(', ')}.`)
