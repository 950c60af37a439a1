import { countLine, sum } from './counts.mjs'
import { ensureInstalled } from './install.mjs'
import { preferInstalledTools } from './machine.mjs'
import { stepsFor } from './steps.mjs'

/** @typedef {{ name: string, seconds: number, count: import('./counts.mjs').Count }} Result */

/**
 * Runs every step, also after one failed, so that one run shows all there is to repair. Prints the tests that failed,
 * a summary and, as the very last line, `N passed, M failed`: tests, plus one for each static step.
 * @param {{ withBrowser: boolean, filter: string[] }} choice
 * @returns {Promise<number>} the exit code
 */
export async function runTests(choice) {
  await ensureInstalled()
  preferInstalledTools()
  /** @type {Result[]} */
  const results = []
  for (const step of stepsFor(choice)) {
    console.log(`— ${step.name}`)
    const result = await timed(step)
    results.push(result)
    console.log(`  ${describe(result)}\n`)
  }
  const total = sum(results.map(result => result.count))
  for (const { count } of results) for (const failure of count.failures ?? []) console.log(`✘ ${failure}`)
  for (const result of results) console.log(`${result.name.padEnd(20)} ${describe(result)}`)
  console.log(countLine(total))
  return total.failed === 0 ? 0 : 1
}

/**
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<Result>}
 */
async function timed({ name, run }) {
  const started = performance.now()
  const count = await run().catch(error => {
    console.log(error.isPlain ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  return { name, count, seconds: (performance.now() - started) / 1000 }
}

/** @param {Result} result */
function describe({ count, seconds }) {
  return `${countLine(count)} (${seconds.toFixed(1)} s)`
}
