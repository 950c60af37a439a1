import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../../platform/http/refusal.ts'
import { tooMany } from '../../platform/process/queue.ts'
import type { DecodingJob, PictureRefused } from './decode-picture.ts'

export type PictureTask = { sent: Buffer; job: DecodingJob }
export type PictureReport = { bytes: Buffer } | { refused: PictureRefused['reason'] } | { fault: string }

/** A picture that takes longer, perhaps by design, is given up in favour of the others. */
const decodingMs = 20_000
/** The pictures of a class arrive one after another; a later picture waits for another start. */
const idleMs = 5_000

const worker = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))
/** The process that decodes, which runs while there is something to do and a few seconds longer. */
let running: ChildProcess | undefined
let idleTimer: NodeJS.Timeout | undefined

/**
 * Decodes a picture in another process. The caller decodes one picture at a time. The largest takes about 130 MB, most
 * of which the allocator of a long-lived process would keep. A picture that crashes the decoder does not crash the
 * server, and the process has none of the server's secrets.
 * @throws Refusal when the picture is damaged, has too many pixels or takes too long
 */
export async function decodeInProcess(sent: Buffer, job: DecodingJob): Promise<Buffer> {
  clearTimeout(idleTimer)
  running ??= start()
  const child = running
  const over = new AbortController()
  const tooLate = setTimeout(() => child.kill('SIGKILL'), decodingMs)
  try {
    const report = Promise.race([
      once(child, 'message', over).then(([report]) => report as PictureReport),
      once(child, 'exit', over).then(([code, signal]) => refuseEnded(code, signal)),
    ])
    // A process that has just ended takes no task; its exit, which follows, says why.
    child.send({ sent, job } satisfies PictureTask, () => undefined)
    return bytesOf(await report)
  } finally {
    over.abort()
    clearTimeout(tooLate)
    idleTimer = setTimeout(() => release(child), idleMs).unref()
  }
}

/**
 * Starts a process in which one thread decodes, with one arena of the allocator: each further arena would keep the
 * memory that its largest picture took.
 */
function start(): ChildProcess {
  const child = fork(worker, {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=1'],
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
  })
  // Each job adds its own listeners for errors and exits. The child does not keep the server process alive.
  child.on('error', () => undefined).once('exit', () => release(child))
  child.unref()
  child.channel?.unref()
  return child
}

/** Disconnects from the process, which ends as soon as nothing is connected to it. */
function release(child: ChildProcess): void {
  if (running === child) running = undefined
  if (child.connected) child.disconnect()
}

function bytesOf(report: PictureReport): Buffer {
  if ('bytes' in report) return report.bytes
  if ('refused' in report) throw new Refusal(`media/${report.refused}`)
  throw new Error(report.fault)
}

function refuseEnded(code: number | null, signal: NodeJS.Signals | null): never {
  // The process ran out of time, or the machine ran out of memory.
  if (signal === 'SIGKILL') throw tooMany()
  const cause = new Error(`the process that decodes pictures ended with ${signal ?? code}`)
  throw signal === null ? cause : new Refusal('media/damaged', { cause })
}
