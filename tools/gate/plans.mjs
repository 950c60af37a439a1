import { builds, dependencies, lint, playwright, typedFolders, types, unused, vitest } from '../steps.mjs'
import { parts } from './parts.mjs'

/** @typedef {import('../steps.mjs').Step} Step */
/**
 * Lanes run at the same time; the steps of a lane run one after the other.
 * @typedef {{ lanes: Step[][], minutes: number }} Plan
 */

/**
 * The minutes that the base of the gate may take on a quiet machine with two cores before it counts as hanging. It
 * takes 14 to 15; the margin is for a machine that slows down during a run, which is no fault of the change.
 */
const baseMinutes = 30

/** The part that runs in a step of its own, because it shifts the clock of all tests in its step. */
const calendar = 'calendar'

/**
 * Plans `npm test`: the base of the gate and the parts that the change adds.
 * @param {readonly string[]} added names of parts
 * @returns {Plan}
 */
export const gatePlan = added => ({
  lanes: wholeLanes(added, { isFull: false }),
  minutes: baseMinutes + minutesOf(added),
})

/** Plans `npm run test:full`: all tests. @returns {Plan} */
export function fullPlan() {
  const names = parts.map(({ name }) => name)
  return { lanes: wholeLanes(names, { isFull: true }), minutes: baseMinutes + minutesOf(names) }
}

/** Plans `npm run check`: the gate without a browser. @returns {Plan} */
export const checkPlan = () => ({ lanes: [staticsAndTests([], { isFull: false })], minutes: baseMinutes })

/**
 * Plans `npm run check -- --changed`: types, lint and unit tests of the files that differ from the last commit.
 * @param {readonly string[]} changed paths
 * @returns {Plan}
 */
export function quickPlan(changed) {
  const folders = foldersToType(changed)
  return {
    lanes: [
      folders.length > 0 ? [types(folders)] : [],
      [
        lint(['--changed', '--since=HEAD', '--no-errors-on-unmatched']),
        vitest({
          name: 'unit tests',
          args: ['--changed', '--project=units*', '--passWithNoTests'],
          parts: [],
        }),
      ],
    ],
    minutes: baseMinutes,
  }
}

/**
 * Returns the folders whose types have to be checked: those that changed and those that depend on them.
 * @param {readonly string[]} changed paths
 * @returns {string[]}
 */
export function foldersToType(changed) {
  /** @type {Record<string, string[]>} */
  const above = {
    engine: ['contract', 'server', 'web', 'bench'],
    contract: ['server', 'web', 'e2e', 'bench'],
    chart: ['server', 'web', 'bench'],
    'packages/embedded-postgres': ['server', 'bench'],
    server: ['bench'],
    testing: typedFolders,
  }
  const own = changed.map(path => /^(?:packages\/)?[^/]+/.exec(path)?.[0] ?? '')
  const all = new Set(own.flatMap(folder => [folder, ...(above[folder] ?? [])]))
  return typedFolders.filter(folder => all.has(folder))
}

/**
 * Plans `npm run test:full <part>`: the tests of one part at their full length.
 * @param {string} name
 * @returns {Plan}
 */
export function partPlan(name) {
  const part = parts.find(each => each.name === name)
  if (part === undefined) throw new Error(`there is no part « ${name} »`)
  const { units, api, browser } = part
  const own = [name]
  return {
    lanes: [
      [
        ...(units ? [vitest({ name: 'unit tests', args: [...units, '--project=units*'], parts: own })] : []),
        ...(api ? [vitest({ name: 'API tests', args: [...api, ...apiProjects(name)], parts: own })] : []),
      ],
      browser
        ? [builds, playwright({ name: 'browser tests', args: browser, parts: own, isWholeBrowser: true })]
        : [],
    ],
    minutes: baseMinutes + part.minutes,
  }
}

/**
 * Returns the options that run the API tests over a socket, over TCP or both: the part « processes » is the suite over
 * TCP.
 * @param {string} name of a part
 */
function apiProjects(name) {
  if (name === calendar) return ['--project=api']
  return name === 'processes' ? ['--project=processes'] : ['--project=api', '--project=processes']
}

/**
 * Returns two lanes: browser tests mostly wait and the others mostly compute, so together they keep the cores busy.
 * @param {readonly string[]} names of parts
 * @param {{ isFull: boolean }} choice
 * @returns {Step[][]}
 */
function wholeLanes(names, choice) {
  return [[builds, browserTests('browser tests', names, choice)], staticsAndTests(names, choice)]
}

/**
 * Returns the step of the browser tests with some parts. A run with such parts uses the browser that users have, in the
 * gate as in the full tests.
 * @param {string} name of the step
 * @param {readonly string[]} names of parts
 * @param {{ isFull: boolean, args?: string[] }} choice `args`: options and files for Playwright
 * @returns {Step}
 */
function browserTests(name, names, { isFull, args = [] }) {
  const own = withoutCalendar(names)
  const isWholeBrowser = isFull || parts.some(part => part.browser && own.includes(part.name))
  return playwright({ name, args, parts: own, isWholeBrowser })
}

/**
 * Returns the step that runs the browser tests of one file as the gate did, but alone.
 * @param {string} file
 * @param {readonly string[]} added names of the parts that the gate included
 * @returns {Step}
 */
export const retryPlan = (file, added) =>
  browserTests('second try', added, { isFull: false, args: [file, '--workers=1'] })

/**
 * @param {readonly string[]} names of parts
 * @param {{ isFull: boolean }} choice
 * @returns {Step[]}
 */
const staticsAndTests = (names, choice) => [
  types(),
  lint(),
  dependencies({ isOffline: !choice.isFull }),
  unused,
  vitest({ name: 'unit and API tests', args: [], parts: withoutCalendar(names) }),
  ...(names.includes(calendar)
    ? [vitest({ name: 'API in 400 days', args: ['--project=api'], parts: [calendar] })]
    : []),
]

/** @param {readonly string[]} names */
const withoutCalendar = names => names.filter(name => name !== calendar)

/** @param {readonly string[]} names */
const minutesOf = names =>
  parts.filter(({ name }) => names.includes(name)).reduce((sum, { minutes }) => sum + minutes, 0)
