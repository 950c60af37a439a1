import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
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
  whereThreadsHavePriorities(() => {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    giveWay(thread, getPriority(thread), howMuch)
  })
}

/**
 * Lets V8's own threads give way as the thread does that passes quarters: collecting its garbage and compiling its code is
 * most of what they do, and takes milliseconds at a time that those who save meanwhile would wait.
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
    // A system that hides its threads runs all of them alike.
  }
}

function giveWay(thread: number, usual: number, howMuch: keyof typeof steps): void {
  setPriority(thread, Math.min(usual + steps[howMuch], nicest))
}

const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
