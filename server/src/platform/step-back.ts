import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** A thread nicer by as much as the first gets a quarter of a core that another wants too, by the second a tenth. */
const steps = { little: 5, much: 10 }
/** The nicest that there is. */
const nicest = 19

/**
 * Lets the calling thread, a worker with much to compute, give way to those that answer requests. Only Linux knows the
 * priority of a thread; elsewhere nothing changes.
 */
export function stepBack(howMuch: keyof typeof steps): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.min(getPriority(thread) + steps[howMuch], nicest))
  } catch {
    // A system that hides its threads runs all of them alike.
  }
}
