/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts of vitest's JSON report. A file that could not even be loaded has no failed test: it counts as one.
 * @param {any} report undefined when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(report, exitCode) {
  const files = report?.testResults ?? []
  const broken = files.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  return withRunner(
    { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + broken.length },
    exitCode,
  )
}

/**
 * Counts of Playwright's JSON report; a test that passed at its second attempt passed.
 * @param {any} report undefined when there is none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return withRunner({ passed: expected + flaky, failed: unexpected }, exitCode)
}

/**
 * A runner that failed without naming a failed test died: that is one failure more.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withRunner(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** @param {Count} count */
export function countLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}
