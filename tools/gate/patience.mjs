import { join } from 'node:path'
import { root, runtimePath } from '../machine.mjs'
import { runQuietly } from '../processes.mjs'

/** The duration of two concurrent samples on a quiet machine with two cores, in seconds. */
const nominalSeconds = 1.05

/** Above this factor the result of a test would depend more on the machine than on the product. */
export const patienceMax = 8

/** The exit code of a run that tested nothing because the machine was too busy (EX_TEMPFAIL). */
export const tooBusyCode = 75

/**
 * Measures how many times slower this machine is now than the nominal one, at least 1. Two samples run at once, so that
 * a core in use by another program counts.
 * @returns {Promise<number>}
 */
export async function measurePatience() {
  const sample = join(root, 'tools', 'gate', 'work-sample.mjs')
  const outcomes = await Promise.all([1, 2].map(() => runQuietly(runtimePath(), [sample])))
  return patienceOf(Math.max(...outcomes.map(({ seconds }) => seconds)))
}

/** @param {number} seconds duration of the slower sample @returns {number} with one decimal */
export function patienceOf(seconds) {
  return Math.max(1, Math.round((seconds / nominalSeconds) * 10) / 10)
}
