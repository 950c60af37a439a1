import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ type: 'planned', file: string, title?: string }
 *   | { type: 'test', file: string, title: string, status: string, seconds: number, error?: string, page?: string }
 *   | { type: 'file', file: string, errors: string[], seconds: number }
 *   | { type: 'fault', error: string }
 *   | { type: 'end' }} Event
 * - `planned`: a test file or, with a title, one test that is going to run
 * - `file`: the end of a file; its errors are those that belong to no test, such as a failed import
 * - `fault`: an error that belongs to no file
 *
 * @typedef {{ file: string, title: string, error?: string, page?: string }} Failure
 * @typedef {{
 *   passed: number,
 *   passedTests: Set<string>,
 *   failures: Failure[],
 *   unfinished: string[],
 *   slowest: { file: string, seconds: number }[],
 * }} Outcome
 * `passedTests`: by `keyOf`; empty for a step that has no tests
 */

/** Writes the events of a test runner to the file that `TEST_RECORD` names. @returns {(event: Event) => void} */
export function createRecorder() {
  const path = process.env.TEST_RECORD
  return path === undefined ? () => undefined : event => appendFileSync(path, `${JSON.stringify(event)}\n`)
}

/** @param {string} path @returns {Event[]} */
export function readRecord(path) {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  // The last line is incomplete if its process was killed while writing.
  return lines.flatMap(line => (line.endsWith('}') ? [JSON.parse(line)] : []))
}

/**
 * Returns an outcome with defaults for all fields that are not given.
 * @param {Partial<Outcome>} known
 * @returns {Outcome}
 */
export const outcomeWith = known => ({
  passed: 0,
  passedTests: new Set(),
  failures: [],
  unfinished: [],
  slowest: [],
  ...known,
})

/**
 * Evaluates the events of a runner. A Playwright test that was restarted in another worker counts once, with its last
 * result.
 * @param {Event[]} events
 * @param {{ code: number, name: string, output?: string }} runner `code`: its exit code; a runner that failed or did
 * not finish, without a failed test, counts as one failure; `output`: what it printed
 * @returns {Outcome}
 */
export function outcomeOf(events, { code, name, output = '' }) {
  /** @type {Map<string, Extract<Event, { type: 'test' }>>} */
  const tests = new Map()
  /** @type {Map<string, number>} */
  const seconds = new Map()
  /** @type {Set<string>} */
  const open = new Set()
  /** @type {Failure[]} */
  const failures = []
  for (const event of events) {
    if (event.type === 'planned') open.add(keyOf(event))
    if (event.type === 'test') {
      tests.set(keyOf(event), event)
      seconds.set(event.file, (seconds.get(event.file) ?? 0) + event.seconds)
      open.delete(keyOf(event))
    }
    if (event.type === 'file') {
      open.delete(event.file)
      failures.push(...event.errors.map(error => ({ file: event.file, title: 'the file', error })))
    }
    if (event.type === 'fault')
      failures.push({ file: name, title: outsideOfTests, error: event.error + crashIn(output) })
  }
  for (const test of tests.values()) if (test.status === 'failed') failures.push(test)
  const unfinished = [...open]
  const hasEnded = events.some(({ type }) => type === 'end')
  if (failures.length === 0 && unfinished.length === 0 && (code !== 0 || !hasEnded))
    failures.push({ file: name, title: `ended with code ${code}` })
  const passed = [...tests.values()].filter(({ status }) => status === 'passed')
  return {
    passed: passed.length,
    passedTests: new Set(passed.map(keyOf)),
    failures,
    unfinished,
    slowest: [...seconds]
      .map(([file, sum]) => ({ file, seconds: sum }))
      .sort((a, b) => b.seconds - a.seconds),
  }
}

export const outsideOfTests = 'outside of all tests'

const crashLines = 30

/**
 * Returns the message and native stack that V8 printed when it aborted a process of the runner; empty if it aborted
 * none.
 * @param {string} output
 */
function crashIn(output) {
  const lines = output.split('\n')
  const first = lines.findIndex(line => /# Fatal error in|FATAL ERROR:/.test(line))
  return first < 0 ? '' : `\n${lines.slice(first, first + crashLines).join('\n')}`
}

/** Returns the key of a file or of a test in it. @param {{ file: string, title?: string }} event */
export const keyOf = ({ file, title }) => (title === undefined ? file : `${file}: ${title}`)
