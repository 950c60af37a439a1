import { spawn } from 'node:child_process'
import { root } from './machine.mjs'

const parentCheckMs = 100

/** @typedef {{ code: number, output: string, seconds: number }} Outcome */

/**
 * Runs a program quietly. Resolves with its exit code and all it printed; never rejects.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, shell?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function runQuietly(program, args, options = {}) {
  const started = performance.now()
  return new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const end = (/** @type {number | null} */ code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', error => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/**
 * Runs a program in the foreground: same terminal, signals passed on. Resolves with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options] `signal`: sends SIGTERM when
 * aborted
 * @returns {Promise<number>}
 */
export function runInForeground(program, args, { signal: end, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: 'inherit' })
    const stopForwarding = forwardSignals(child)
    const askToEnd = () => child.kill('SIGTERM')
    end?.addEventListener('abort', askToEnd)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      stopForwarding()
      end?.removeEventListener('abort', askToEnd)
      resolve(code ?? 128 + signalNumber(signal))
    })
  })
}

const killAfterMs = 10_000

/**
 * A program that runs in its own process group, so that every process it starts can be stopped with it.
 * @typedef {{ ended: Promise<Outcome>, printed: Promise<void>, stop(): void }} Group
 * `printed`: resolves when the program has printed something or has ended
 * `stop`: sends SIGTERM to the whole group, and SIGKILL to the rest of it ten seconds later
 */

/**
 * Starts a program in its own process group. When the program ends, the rest of the group is killed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Group}
 */
export function startGroup(program, args, options = {}) {
  const started = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    ...options,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    try {
      if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, name)
    } catch {
      // The group no longer exists.
    }
  }
  /** @type {NodeJS.Timeout | undefined} */
  let kill
  const stop = () => {
    signal('SIGTERM')
    kill ??= setTimeout(() => signal('SIGKILL'), killAfterMs)
  }
  const printed = new Promise(resolve => {
    child.stdout.once('data', resolve)
    child.once('close', resolve)
  })
  /** @type {Promise<Outcome>} */
  const ended = new Promise(resolve => {
    const end = (/** @type {number | null} */ code) => {
      clearTimeout(kill)
      signal('SIGKILL')
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', error => {
      output += error.message
      end(1)
    })
    // Processes that outlive the program may hold its output open for ever, so its exit counts, not the end of the
    // output.
    child.on('exit', code => setTimeout(() => end(code), 100))
  })
  return { ended, printed, stop }
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // The terminal already sends Ctrl-C to the child; a second signal would interrupt its graceful shutdown.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const stopWatching = onParentExit(() => child.kill('SIGTERM'))
  return () => {
    stopWatching()
    for (const signal of signals) process.off(signal, forward)
  }
}

/**
 * Calls back when this process receives a termination signal or loses its parent.
 * @param {() => void} callback
 * @returns {() => void} stops listening
 */
export function onTermination(callback) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, callback)
  const stopWatching = onParentExit(callback)
  return () => {
    stopWatching()
    for (const signal of signals) process.off(signal, callback)
  }
}

/**
 * Calls back when the parent process is gone: npm forwards SIGTERM only to the shell in between, which exits silently.
 * @param {() => void} callback
 * @returns {() => void} stops polling
 */
function onParentExit(callback) {
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    callback()
  }, parentCheckMs)
  return () => clearInterval(timer)
}

/** @param {NodeJS.Signals | null} signal */
function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[String(signal)] ?? 1
}

/**
 * Runs tasks, at most `limit` at a time, and keeps the order of their results.
 * @template T
 * @param {(() => Promise<T>)[]} tasks
 * @param {number} limit
 * @returns {Promise<T[]>}
 */
export async function inParallel(tasks, limit) {
  /** @type {T[]} */
  const results = []
  const queue = [...tasks.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]()
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
