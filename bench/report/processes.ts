import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second and memory in pages of 4 KiB on the machines that we measure on. */
const millisecondsPerTick = 10
const bytesPerPage = 4096

type ProcessUse = { parent: number; ticks: number; pages: number }

/**
 * Returns the CPU time of these processes and all their descendants in milliseconds, including those that have ended
 * and were waited for. Linux only.
 */
export const cpuMilliseconds = (roots: readonly number[]): number =>
  sum(readTree(roots).map(({ ticks }) => ticks)) * millisecondsPerTick

/** Returns the resident memory of these processes and all their descendants in bytes. Linux only. */
export const residentBytes = (roots: readonly number[]): number =>
  sum(readTree(roots).map(({ pages }) => pages)) * bytesPerPage

/** Returns the process that started this one. */
export function parentOf(pid: number): number {
  const use = readUse(String(pid))
  if (use === undefined) throw new Error(`process ${pid} has ended`)
  return use.parent
}

/** Returns the process of the database server that a connection belongs to. */
export async function databaseProcess(database: {
  query(sql: string): Promise<{ rows: { pid: number }[] }>
}): Promise<number> {
  const { rows } = await database.query('select pg_backend_pid() as pid')
  return parentOf(rows[0]?.pid ?? 0)
}

function readTree(roots: readonly number[]): ProcessUse[] {
  const processes = new Map<number, ProcessUse>()
  for (const name of readdirSync('/proc')) {
    const use = /^\d+$/.test(name) ? readUse(name) : undefined
    if (use !== undefined) processes.set(Number(name), use)
  }
  const isOurs = (pid: number): boolean => {
    if (roots.includes(pid)) return true
    const parent = processes.get(pid)?.parent
    return parent !== undefined && parent > 1 && isOurs(parent)
  }
  return [...processes].filter(([pid]) => isOurs(pid)).map(([, use]) => use)
}

/** Reads the parent, CPU time and memory of a process; undefined when it has just ended. */
function readUse(pid: string): ProcessUse | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return undefined
  }
  // The name, in parentheses, may contain anything, so only the text after it counts.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [, parent, ...others] = fields.map(Number)
  // utime, stime and, of children that were waited for, cutime and cstime: fields 14 to 17 of proc(5); rss: field 24.
  return { parent: parent ?? 0, ticks: sum(others.slice(9, 13)), pages: others[19] ?? 0 }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
