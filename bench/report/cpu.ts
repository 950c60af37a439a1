import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second on every machine. */
const millisecondsPerTick = 10

type ProcessTime = { parent: number; ticks: number }

/**
 * Returns the CPU time of these processes and all their descendants in milliseconds, including those that have ended
 * and were waited for. Linux only.
 */
export function cpuMilliseconds(roots: readonly number[]): number {
  const processes = new Map<number, ProcessTime>()
  for (const name of readdirSync('/proc')) {
    const time = /^\d+$/.test(name) ? readTime(name) : undefined
    if (time !== undefined) processes.set(Number(name), time)
  }
  const isOurs = (pid: number): boolean => {
    if (roots.includes(pid)) return true
    const parent = processes.get(pid)?.parent
    return parent !== undefined && parent > 1 && isOurs(parent)
  }
  const ticks = [...processes].filter(([pid]) => isOurs(pid)).map(([, time]) => time.ticks)
  return ticks.reduce((sum, each) => sum + each, 0) * millisecondsPerTick
}

/** Returns the process that started this one. */
export function parentOf(pid: number): number {
  const time = readTime(String(pid))
  if (time === undefined) throw new Error(`process ${pid} has ended`)
  return time.parent
}

/** Reads the parent and the CPU time of a process; undefined when it has just ended. */
function readTime(pid: string): ProcessTime | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return undefined
  }
  // The name, in parentheses, may contain anything, so only the text after it counts.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [, parent, ...others] = fields.map(Number)
  // utime, stime and, of children that were waited for, cutime and cstime: fields 14 to 17 of proc(5).
  const ticks = others.slice(9, 13).reduce((sum, each) => sum + each, 0)
  return { parent: parent ?? 0, ticks }
}
