/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count failures: the tests that failed */

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
 * The failed tests of vitest's JSON report, by file and full name.
 * @param {any} report undefined when there is none
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? [])
    .filter((/** @type {any} */ file) => file.status === 'failed')
    .flatMap((/** @type {any} */ file) => {
      const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
      return failed.length > 0
        ? failed.map((/** @type {any} */ test) => `${file.name}: ${test.fullName}`)
        : [file.name]
    })
}

/**
 * The failed tests of Playwright's JSON report, by file and title.
 * @param {any} report undefined when there is none
 * @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  return failedSpecs(report).map(spec => `${spec.file}: ${spec.title}`)
}

/**
 * Where Playwright wrote what stood on the pages of the tests that failed, from its JSON report.
 * @param {any} report undefined when there is none
 * @returns {string[]} paths
 */
export function pagesOfPlaywright(report) {
  const attachments = failedSpecs(report)
    .flatMap(spec => spec.tests ?? [])
    .flatMap((/** @type {any} */ test) => test.results ?? [])
    .flatMap((/** @type {any} */ result) => result.attachments ?? [])
  const paths = attachments
    .filter(({ name, path }) => name === 'error-context' && path)
    .map(({ path }) => path)
  return [...new Set(paths)]
}

/**
 * @param {any} report undefined when there is none
 * @returns {any[]}
 */
function failedSpecs(report) {
  const ofSuite = (/** @type {any} */ suite) => [
    ...(suite.specs ?? []).filter((/** @type {any} */ spec) => !spec.ok),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ]
  return (report?.suites ?? []).flatMap(ofSuite)
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
