import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

/** The running product, started as an administrator of a school starts it. */
export type Product = {
  url: string
  pid: number
  /** Resolves with the next log line of this event, as an object. */
  nextLog(event: string): Promise<Record<string, unknown>>
  stop(): Promise<void>
}

const main = join(import.meta.dirname, '../server/src/main.ts')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Builds the pages and the server as `npm start` does, unless they are up to date. */
export function buildProduct(): void {
  const runner = join(import.meta.dirname, '../tools/run.mjs')
  execFileSync(process.execPath, [runner, 'build'], { stdio: 'inherit' })
}

/** Runs some work in a fresh clone of the last commit, as a newcomer has it; `folder` contains the clone. */
export async function inFreshClone<T>(work: (clone: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'trimestre-clone-'))
  const clone = join(folder, 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone])
    return await work(clone, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Polls the health call until it returns 200; throws when the process ends first. */
export async function waitUntilHealthy(url: string, child: ChildProcess, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}`)
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`the product was not up after ${seconds} s`)
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

/** Starts the server from its entry point on a free port with these settings. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const waiting = new Map<string, (line: Record<string, unknown>) => void>()
  createInterface({ input: child.stderr }).on('line', line => {
    if (!line.startsWith('{')) return
    const entry = JSON.parse(line) as Record<string, unknown>
    waiting.get(String(entry.event))?.(entry)
    waiting.delete(String(entry.event))
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilHealthy(url, child, 60)
  return {
    url,
    pid: child.pid ?? 0,
    nextLog: event => new Promise(resolve => waiting.set(event, resolve)),
    stop: () => stopChild(child),
  }
}
