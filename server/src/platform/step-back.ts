import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Increments of a thread's nice value. On a core that another thread wants too, the first leaves about a quarter of its
 * time, the second a tenth.
 */
const steps = { little: 5, much: 10 }
/** The largest nice value, which is the lowest priority. */
const nicest = 19

/**
 * Lowers the priority of the calling thread, a worker with much to compute, below that of the threads that answer
 * requests. Only Linux has priorities of threads; elsewhere nothing changes.
 */
export function stepBack(howMuch: keyof typeof steps): void {
  whereThreadsHavePriorities(() => {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    giveWay(thread, getPriority(thread), howMuch)
  })
}

/**
 * Lowers the priority of V8's own threads, as is done for the thread that passes quarters: they mostly collect its
 * garbage and compile its code, which takes milliseconds at a time and would delay players who save meanwhile.
 */
export function helpersStepBack(): void {
  whereThreadsHavePriorities(() => {
    const helpers = readdirSync('/proc/self/task').filter(thread => nameOf(thread) === 'V8Worker')
    for (const thread of helpers) giveWay(Number(thread), getPriority(process.pid), 'little')
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

function giveWay(thread: number, usual: number, howMuch: keyof typeof steps): void {
  setPriority(thread, Math.min(usual + steps[howMuch], nicest))
}

const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
