import { keyOf } from './record.mjs'

/** @typedef {import('./record.mjs').Failure} Failure */
/** @typedef {Pick<import('./record.mjs').Outcome, 'failures' | 'unfinished' | 'passedTests'>} Attempt */

/** With more failed tests than this none is retried, since so many do not fail by accident. */
export const flakyMax = 2

/** The number of times that a failed browser test has to pass alone before it counts as passed and flaky. */
export const attempts = 3

/**
 * Whether failed tests may be retried: they are few, all are browser tests, and none is in a file that changed.
 * @param {Failure[]} failures
 * @param {ReadonlySet<string>} changed paths that differ from the tree that passed the full tests
 * @returns {boolean}
 */
export function mayRetry(failures, changed) {
  return (
    failures.length > 0 &&
    failures.length <= flakyMax &&
    failures.every(({ file }) => file.endsWith('.spec.ts') && !changed.has(file))
  )
}

/**
 * Runs the files of some failed tests again, alone, each time with a fresh product. A test is flaky when it runs and
 * its whole file passes every time.
 * @param {Failure[]} failures
 * @param {(file: string) => Promise<Attempt>} runFile
 * @returns {Promise<Failure[]>} those that are flaky
 */
export async function findFlaky(failures, runFile) {
  /** @type {Failure[]} */
  const flaky = []
  for (const file of new Set(failures.map(failure => failure.file))) {
    const ofFile = failures.filter(failure => failure.file === file)
    if (await passEachTime(ofFile, () => runFile(file))) flaky.push(...ofFile)
  }
  return flaky
}

/**
 * @param {Failure[]} tests of one file
 * @param {() => Promise<Attempt>} runFile
 */
async function passEachTime(tests, runFile) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { failures, unfinished, passedTests } = await runFile()
    if (failures.length > 0 || unfinished.length > 0) return false
    if (!tests.every(test => passedTests.has(keyOf(test)))) return false
  }
  return true
}
