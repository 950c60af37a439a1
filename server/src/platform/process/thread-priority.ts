import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** The largest nice value, which is the lowest priority. */
const nicest = 19

/**
 * Lowers the priority of the calling thread, a worker with much to compute, below that of the threads that answer
 * requests. Only Linux has priorities of threads; elsewhere nothing changes.
 * @param by increment of the thread's nice value. On a core that another thread wants too, 5 leaves the calling thread
 *   about a quarter of the time, 10 a tenth.
 */
export function lowerThreadPriority(by: number): void {
  whereThreadsHavePriorities(() => {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    raiseNiceValue(thread, getPriority(thread), by)
  })
}

/**
 * Lowers the priority of V8's own threads, as is done for the thread that passes quarters: they mostly collect its
 * garbage and compile its code, which takes milliseconds at a time and would delay players who save meanwhile.
 */
export function lowerV8ThreadPriority(): void {
  whereThreadsHavePriorities(() => {
    const helpers = readdirSync('/proc/self/task').filter(thread => nameOf(thread) === 'V8Worker')
    for (const thread of helpers) raiseNiceValue(Number(thread), getPriority(process.pid), 5)
  })
}

function whereThreadsHavePriorities(change: () => void): void {
  if (process.platform !== 'linux') return
  try {
    change()
  } catch {
    // A system that hides its threads runs all of them at the same priority.
  }
}

function raiseNiceValue(thread: number, usual: number, by: number): void {
  setPriority(thread, Math.min(usual + by, nicest))
}

const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
