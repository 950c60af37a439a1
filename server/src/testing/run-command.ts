import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs one of the commands of `server/src` as an administrator would: its exit code and what it printed. */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
  return new Promise(resolve => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
      },
    )
  })
}
