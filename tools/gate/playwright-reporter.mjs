import { relative } from 'node:path'
import { root } from '../machine.mjs'
import { createRecorder } from './record.mjs'

/** Writes the same events as `vitest-reporter.mjs`, for Playwright. */
export default class PlaywrightReporter {
  #record = createRecorder()

  printsToStdio() {
    return false
  }

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    for (const test of suite.allTests())
      this.#record({ type: 'planned', file: fileOf(test), title: titleOf(test) })
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    // A test interrupted by the end of the run counts as not run.
    if (result.status === 'interrupted') return
    const hasPassed = result.status === test.expectedStatus
    this.#record({
      type: 'test',
      file: fileOf(test),
      title: titleOf(test),
      status: result.status === 'skipped' ? 'skipped' : hasPassed ? 'passed' : 'failed',
      seconds: result.duration / 1000,
      error: result.error?.message,
      page: result.attachments.find(({ name }) => name === 'error-context')?.path,
    })
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#record({ type: 'fault', error: error.message ?? error.value ?? 'an error without a message' })
  }

  onEnd() {
    this.#record({ type: 'end' })
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const fileOf = test => relative(root, test.location.file)

/** @param {import('@playwright/test/reporter').TestCase} test */
const titleOf = test => test.titlePath().slice(3).join(' › ')
