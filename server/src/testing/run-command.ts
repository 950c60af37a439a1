import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { clockArguments } from '../../../testing/node-settings.ts'
import { keepErrors } from './process-output.ts'

/** Runs one of the commands of `server/src/cli` as an administrator would, and returns its exit code and output. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const script = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url))
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [...clockArguments, script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
      },
    )
    keepErrors(`the command ${name}`, child)
  })
}
