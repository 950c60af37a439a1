import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { clockArguments } from '../../../testing/node-settings.ts'
import { keepErrors } from './process-output.ts'

/** The product's own entry point in a separate process, as administrators start it, with all its output. */
export type RunningProduct = {
  child: ChildProcess
  output(): string
  /** The exit code. */
  ended: Promise<number | null>
}

export function runProduct(main: string, env: Record<string, string>): RunningProduct {
  const child = spawn(process.execPath, [...clockArguments, main], {
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  keepErrors(main, child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += String(chunk)
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => text, ended }
}

/** Returns the address that the product prints once it is ready, however long that takes. */
export async function readyAddress({ output, child }: RunningProduct): Promise<string> {
  while (child.exitCode === null) {
    const address = /Trimestre is ready: (\S+)/.exec(output())?.[1]
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`not ready: ${output()}`)
}
