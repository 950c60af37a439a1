import { once } from 'node:events'
import { Refusal } from '../../platform/http/refusal.ts'
import { createQueue } from '../../platform/process/queue.ts'
import { startThread } from '../../platform/process/start-thread.ts'
import type { WritingJob } from './deck-worker.ts'

/** The number of files that wait while one is being written. */
const waitingMax = 5

/** A process writes one file after another: each occupies a core for a second, and takes a hundred megabytes of memory. */
const take = createQueue({
  atOnce: 1,
  waitingMax,
  waitMs: 60_000,
  refusal: () => new Refusal('debrief/busy', { retryAfter: 10 }),
})

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Writes a file in a thread of its own, which is ended when it takes longer than `timeoutMs`. A timeout of 0 means that this
 * server writes no files. The same job gives the same bytes.
 */
export async function writeFile(job: WritingJob, timeoutMs: number): Promise<Buffer> {
  if (timeoutMs === 0) throw new Refusal('debrief/no-writer')
  const file = await take(() => writeInThread(job, timeoutMs))
  if (file === null) throw new Refusal('debrief/no-writer')
  return Buffer.from(file)
}

/** The memory of fonts and libraries is free again when the thread has ended, and none of them counts from file to file. */
async function writeInThread(job: WritingJob, timeoutMs: number): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const worker = startThread(new URL('./deck-worker.ts', import.meta.url), job, resourceLimits)
  try {
    const ended = once(worker, 'exit', { signal }).then(([code]) => {
      throw new Error(`the thread that writes files ended with code ${code}`)
    })
    const [file] = await Promise.race([once(worker, 'message', { signal }), ended])
    return file
  } catch (cause) {
    if (signal.aborted || isOutOfMemory(cause))
      throw new Refusal('debrief/too-slow', { retryAfter: 60, cause })
    throw cause
  } finally {
    await worker.terminate()
  }
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
