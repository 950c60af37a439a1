import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFailed } from 'vitest'

/** The report of the program: `connectionString` and `pid` of the server, or `code` and `message` of the refusal. */
export type Report = { connectionString: string; pid: number; code?: string; message?: string }

export const ownerProgram = fileURLToPath(new URL('owner-program.ts', import.meta.url))

/** Starts a process that owns `dataDir` and waits for its report. `prefix` is a command that wraps it. */
export async function startOwner(
  dataDir: string,
  prefix: string[] = [],
): Promise<{ report: Report; child: ChildProcess; kill(signal: NodeJS.Signals): Promise<void> }> {
  const [command = process.execPath, ...args] = [...prefix, process.execPath, ownerProgram, dataDir]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  onTestFailed(() => {
    if (complaints !== '') console.error(`The owner of ${dataDir} said:\n${complaints}`)
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), exited])
  if (typeof first[0] !== 'string')
    throw new Error(`the owner process ended with ${first[0]} before its report:\n${complaints}`)
  return {
    report: JSON.parse(first[0]) as Report,
    child,
    async kill(signal) {
      child.kill(signal)
      await exited
    },
  }
}
