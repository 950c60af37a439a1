import { parts } from './parts.mjs'
import { outsideOfTests } from './record.mjs'

/** @typedef {import('../test.mjs').Result} Result */
/** @typedef {import('./record.mjs').Failure} Failure */

const slowestShown = 10

/**
 * Counts passed and failed tests; those that did not run count as failed.
 * @param {Result[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function countOf(results) {
  const sum = (/** @type {(result: Result) => number} */ of) =>
    results.reduce((all, each) => all + of(each), 0)
  return {
    passed: sum(({ outcome }) => outcome.passed),
    failed: sum(({ outcome }) => outcome.failures.length + outcome.unfinished.length),
  }
}

/** @param {{ passed: number, failed: number }} count */
export const countLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * Prints the failures, the tests that did not run, the slowest files, the added parts and, last, the totals.
 * @param {{
 *   results: Result[], flaky: Failure[], added: import('./changes.mjs').Added[], patience: number,
 *   seed: string | undefined, cutShort: string | undefined, note: string | undefined, started: number,
 * }} run
 */
export function printSummary(run) {
  for (const line of summaryOf(run)) console.log(line)
}

/** @param {Parameters<typeof printSummary>[0]} run @returns {string[]} */
export function summaryOf({ results, flaky, added, patience, seed, cutShort, note, started }) {
  const failures = results.flatMap(({ outcome }) => outcome.failures)
  const unfinished = results.flatMap(({ outcome }) => outcome.unfinished)
  const slowest = results.flatMap(({ outcome }) => outcome.slowest).sort((a, b) => b.seconds - a.seconds)
  const minutes = (performance.now() - started) / 60_000
  return [
    '',
    ...failures.flatMap(failure => [`✘ ${nameOf(failure)}`, ...causeOf(failure)]),
    ...(cutShort === undefined ? [] : [`${cutShort}: ${unfinished.length} tests or files had not run`]),
    ...unfinished.map(name => `… ${name}`),
    'The slowest files, in seconds:',
    ...slowest
      .slice(0, slowestShown)
      .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)}  ${file}`),
    ...results.map(
      ({ name, outcome, seconds }) =>
        `${name.padEnd(20)} ${countLine(countOf([{ name, outcome, seconds }]))} (${seconds.toFixed(1)} s)`,
    ),
    ...added.map(({ name, reason }) => `added: ${name} (${addsOf(name)}), since ${reason}`),
    `${minutes.toFixed(1)} min; patience ${patience}; seed of random searches ${seed ?? 'fixed'}`,
    ...(note === undefined ? [] : [note]),
    ...flaky.map(failure => `flaky: ${nameOf(failure)}${firstLine(failure.error)}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    countLine(countOf(results)),
  ]
}

/** @param {Failure} failure */
const nameOf = ({ file, title }) => `${file}: ${title}`

/**
 * Returns the error of a failure outside of all tests, the only trace of a process that crashed. The runner has already
 * printed the errors of tests.
 * @param {Failure} failure
 */
const causeOf = ({ title, error }) =>
  title === outsideOfTests && error !== undefined ? error.split('\n').map(line => `    ${line}`) : []

/** @param {string} name of a part */
const addsOf = name => parts.find(part => part.name === name)?.adds

/** @param {string | undefined} error */
const firstLine = error => (error === undefined ? '' : `\n    ${error.split('\n')[0]}`)
