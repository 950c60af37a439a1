/**
 * Two players send 62 pictures at once, two of them made to fill memory, to a product of its own; meanwhile other
 * players send one small picture after another. Prints how much memory the product and its processes used and how long
 * the others waited. Exits with code 1 when that was more than 150 MB or 5 s.
 *
 *   npm run bench uploads [-- --pictures 60]
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { aPicture, formOf } from '@trimestre/server/testing/pictures'
import { startTestProduct } from './test-product.ts'

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '60' } } })
const memoryMbMax = 150
const waitMsMax = 5_000
/** Keeps connections alive, as browsers do; the bodies of refused requests are sent completely. */
const agent = new Agent({ keepAlive: true })

const product = await startTestProduct({ RATE_LIMIT: 'off' })
try {
  const bomb = await asForm(await aPicture(8000, 8000).png({ compressionLevel: 9 }).toBuffer())
  const large = await asForm(await aPhotograph(4_300_000))
  const small = await asForm(await aPicture(10, 10).png().toBuffer())
  const send = async ({ type, body }: Form, as: string): Promise<number> => {
    const { token } = await product.session(as)
    const asked = request(`${product.url}/api/v1/media_objects`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length },
      agent,
    })
    asked.on('error', () => undefined).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await answer.resume().toArray()
    return answer.statusCode ?? 0
  }
  for (const as of ['joueur1', 'joueur2', 'joueur3', 'joueur4']) await send(small, as)
  const before = await settledMemoryMb()
  let peak = before
  const reading = setInterval(() => {
    peak = Math.max(peak, memoryMb())
  }, 50)
  let isOver = false
  const crowd = Promise.all([
    ...[bomb, bomb].map(bytes => send(bytes, 'joueur1')),
    ...Array.from({ length: Number(values.pictures) }, (_, index) =>
      send(large, index % 2 === 0 ? 'joueur1' : 'joueur2'),
    ),
  ]).finally(() => {
    isOver = true
  })
  const waits: number[] = []
  const others = async (as: string) => {
    do {
      const began = performance.now()
      const status = await send(small, as)
      if (status !== 201) throw new Error(`the picture of another player was answered ${status}`)
      waits.push(performance.now() - began)
    } while (!isOver)
  }
  const [statuses] = await Promise.all([crowd, others('joueur3'), others('joueur4')])
  clearInterval(reading)
  const longest = Math.max(...waits)
  console.log(`answers to ${statuses.length} pictures at once: ${JSON.stringify(counted(statuses))}`)
  console.log(`memory: ${before} MB before, at most ${peak - before} MB more (limit ${memoryMbMax})`)
  console.log(
    `others: ${waits.length} pictures, the longest took ${Math.round(longest)} ms (limit ${waitMsMax})`,
  )
  process.exitCode = peak - before <= memoryMbMax && longest <= waitMsMax ? 0 : 1
} finally {
  agent.destroy()
  await product.stop()
}

type Form = { type: string; body: Buffer }

/** Encodes the form once, so that sending it measures the product and not the encoding. */
async function asForm(bytes: Buffer): Promise<Form> {
  const form = new Response(formOf(bytes))
  return { type: form.headers.get('content-type') ?? '', body: Buffer.from(await form.arrayBuffer()) }
}

/** Returns a photograph of 12 megapixels, padded to this number of bytes. */
async function aPhotograph(byteCount: number): Promise<Buffer> {
  const picture = await aPicture(4000, 3000).jpeg().toBuffer()
  return Buffer.concat([picture, randomBytes(byteCount - picture.length)])
}

/**
 * Returns the memory of the product and its descendants in MB; a page that two processes share counts half for each.
 */
function memoryMb(): number {
  const kilobytes = familyOf(Number(product.product.process.pid)).map(pid => {
    const rollup = readIfThere(`/proc/${pid}/smaps_rollup`)
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0)
  })
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1000)
}

/**
 * Returns the same once it has been steady for some seconds: after its start the product loads what its first pass of a
 * quarter needs.
 */
async function settledMemoryMb(): Promise<number> {
  const readings: number[] = []
  for (;;) {
    readings.push(memoryMb())
    const last = readings.slice(-5)
    if (last.length === 5 && Math.max(...last) - Math.min(...last) <= 2) return memoryMb()
    await pause(2_000)
  }
}

/** Reads a file about a process from /proc; empty when the process has ended. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Returns a process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap(thread =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(familyOf)]
}

function counted(statuses: number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
