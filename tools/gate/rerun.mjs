/** @typedef {import('./record.mjs').Failure} Failure */

/** More failed tests than this are no accident, and none of them is tried again. */
export const flakyMax = 2

/** How often a failed browser test has to pass alone before it counts as passed and flaky. */
export const attempts = 3

/**
 * Whether failed browser tests may be tried again: few of them, each of them a test, and none in a file that changed.
 * @param {Failure[]} failures
 * @param {ReadonlySet<string>} changed paths that differ from the tree that passed the full tests
 * @returns {boolean}
 */
export function mayTryAgain(failures, changed) {
  return (
    failures.length > 0 &&
    failures.length <= flakyMax &&
    failures.every(({ file }) => file.endsWith('.spec.ts') && !changed.has(file))
  )
}

/**
 * Runs the files of some failed tests again, alone, each time with a fresh product. A test is flaky when it, and all that
 * it comes after in its file, passes every time.
 * @param {Failure[]} failures
 * @param {(file: string) => Promise<{ failures: Failure[], unfinished: string[] }>} runFile
 * @returns {Promise<Failure[]>} those that are flaky
 */
export async function findFlaky(failures, runFile) {
  /** @type {Failure[]} */
  const flaky = []
  for (const file of new Set(failures.map(failure => failure.file))) {
    if (await passesEachTime(file, runFile)) flaky.push(...failures.filter(failure => failure.file === file))
  }
  return flaky
}

/**
 * @param {string} file
 * @param {(file: string) => Promise<{ failures: Failure[], unfinished: string[] }>} runFile
 */
async function passesEachTime(file, runFile) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { failures, unfinished } = await runFile(file)
    if (failures.length > 0 || unfinished.length > 0) return false
  }
  return true
}
