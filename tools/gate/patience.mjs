import { join } from 'node:path'
import { root, runtimePath } from '../machine.mjs'
import { runQuietly } from '../processes.mjs'

/** Seconds that two samples at once take on a quiet machine of two cores. */
const nominalSeconds = 1.05

/** Beyond this factor a verdict would say more about the machine than about the product. */
export const patienceMax = 8

/** The exit code of a run that tested nothing because the machine was too busy (EX_TEMPFAIL). */
export const tooBusyCode = 75

/**
 * How many times slower than the nominal machine this one is now, at least 1: two samples of work run at once, so that
 * a core which somebody else uses counts.
 * @returns {Promise<number>}
 */
export async function measurePatience() {
  const sample = join(root, 'tools', 'gate', 'work-sample.mjs')
  const outcomes = await Promise.all([1, 2].map(() => runQuietly(runtimePath(), [sample])))
  return patienceOf(Math.max(...outcomes.map(({ seconds }) => seconds)))
}

/** @param {number} seconds that the samples took @returns {number} with one decimal */
export function patienceOf(seconds) {
  return Math.max(1, Math.round((seconds / nominalSeconds) * 10) / 10)
}
