import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@trimestre/contract/client'
import { clockArguments, compileCache } from '../../../testing/node-settings.ts'
import { keepErrors } from './process-output.ts'

/** The product as built for this test run, otherwise its sources. */
const script = process.env.TEST_PRODUCT ?? fileURLToPath(new URL('./product-process.ts', import.meta.url))

/** A running product that a test may kill. */
export type Product = {
  url: string
  process: ChildProcess
  /** Resolves when a pass has stopped at the moment where it was configured to wait. */
  paused: Promise<void>
  client(username: string): Promise<Client>
  /** Sends SIGKILL, as abrupt as a power cut; resolves when the process has ended. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product in a separate process and waits until it listens. */
export async function spawnProduct(env: NodeJS.ProcessEnv): Promise<Product> {
  // `npm start` sets the same flag.
  const child = spawn(process.execPath, [...clockArguments, '--expose-gc', script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      RATE_LIMIT: 'off',
      DEMO_ACCOUNTS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors = keepErrors('the product', child)
  const exited = once(child, 'exit')
  const closed = once(child, 'close')
  const pause = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', line => {
    if (line === 'paused') pause.resolve()
    const port = /^listening (\d+)$/.exec(line)?.[1]
    if (port !== undefined) listening.resolve(`http://127.0.0.1:${port}`)
  })
  void closed.then(([code]) =>
    listening.reject(new Error(`the product ended with code ${code}:\n${errors()}`)),
  )
  const url = await listening.promise
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return {
    url,
    process: child,
    paused: pause.promise,
    client: username => signIn(url, username),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function signIn(url: string, username: string): Promise<Client> {
  const anonymous = createClient({ baseUrl: url, getToken: () => null })
  const { token } = await anonymous('login', { body: { username, password: username } })
  return createClient({ baseUrl: url, getToken: () => token })
}
