import type { ChildProcess } from 'node:child_process'

/** Longer than a stack, short enough to read. */
const tailCharacters = 20_000

const outputs: { name: string; text: string }[] = []

/** Keeps what a process writes to its error stream, so that a test that fails can show it; gives it back as text. */
export function keepErrors(name: string, child: ChildProcess): () => string {
  const output = { name: `${name} (process ${child.pid})`, text: '' }
  outputs.push(output)
  child.stderr?.on('data', chunk => {
    output.text = (output.text + String(chunk)).slice(-tailCharacters)
  })
  return () => output.text
}

/** What the processes of a test file have written to their error streams so far. */
export function errorsWritten(): string {
  const written = outputs.filter(({ text }) => text !== '')
  return written.map(({ name, text }) => `— error stream of ${name}\n${text}`).join('\n')
}

/** A new test file begins, maybe in the process of the one before. */
export function forgetErrors(): void {
  outputs.length = 0
}
