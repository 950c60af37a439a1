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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runInForeground(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: 'inherit' })
    const stopForwarding = forwardSignals(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      stopForwarding()
      resolve(code ?? 128 + signalNumber(signal))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // Ctrl-C in a terminal reaches the child by itself; a second one would cut its ordered stop short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  // npm passes SIGTERM on to the shell between us, and that shell dies of it without a word.
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, parentCheckMs)
  return () => {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, forward)
  }
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
