import type { ChildProcess } from 'node:child_process'

/** Longer than a stack trace, but short enough to read. */
const tailCharacters = 20_000

const outputs: { name: string; text: string }[] = []

/** Collects what a process writes to its error stream, so that a failed test can print it. Returns a reader of it. */
export function keepErrors(name: string, child: ChildProcess): () => string {
  const output = { name: `${name} (process ${child.pid})`, text: '' }
  outputs.push(output)
  child.stderr?.on('data', chunk => {
    output.text = (output.text + String(chunk)).slice(-tailCharacters)
  })
  return () => output.text
}

/** Returns what the processes of a test file have written to their error streams so far. */
export function errorsWritten(): string {
  const written = outputs.filter(({ text }) => text !== '')
  return written.map(({ name, text }) => `— error stream of ${name}\n${text}`).join('\n')
}

/** Clears the outputs for a new test file, which may run in the process of the previous one. */
export function forgetErrors(): void {
  outputs.length = 0
}
