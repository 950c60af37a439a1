import { readdirSync, readFileSync } from 'node:fs'

/** CPU time in milliseconds and resident memory in bytes. */
export type Usage = { cpuMs: number; residentBytes: number }

const ticksPerSecond = 100
const pageBytes = 4096

/** Returns the usage of a process and all its descendants, including children that have ended. Linux only. */
export function usageOfTree(pid: number): Usage {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    if (fields !== undefined) parents.set(Number(name), fields.parent)
  }
  const isBelow = (candidate: number): boolean => {
    for (let at: number | undefined = candidate; at !== undefined; at = parents.get(at)) {
      if (at === pid) return true
    }
    return false
  }
  const all = [...parents.keys()].filter(isBelow).map(statOf)
  return {
    cpuMs: sum(all.map(stat => stat?.cpuMs ?? 0)),
    residentBytes: sum(all.map(stat => stat?.residentBytes ?? 0)),
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0

function statOf(pid: number): (Usage & { parent: number }) | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may contain anything, so fields are counted after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = sum(fields.slice(11, 15))
    return {
      parent: fields[1] ?? 0,
      cpuMs: (ticks * 1000) / ticksPerSecond,
      residentBytes: (fields[21] ?? 0) * pageBytes,
    }
  } catch {
    return undefined
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
