import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import { hashToken } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readQueue } from './repo.ts'

const nanosecondsPerSecond = 1e9
const prefix = 'trimestre_'

/** What a reading of the metrics shows; `queue` is undefined while the database is unavailable. */
type State = {
  queue: Awaited<ReturnType<typeof readQueue>> | undefined
  delay: ReturnType<typeof monitorEventLoopDelay>
  pool: Context['db']['$client']
}

const gauges: [name: string, help: string, read: (state: State) => number | undefined][] = [
  ['database_up', 'Whether the database answered this very request.', ({ queue }) => (queue ? 1 : 0)],
  ['resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()],
  ['heap_used_bytes', 'Memory of objects in use.', () => process.memoryUsage().heapUsed],
  ['external_memory_bytes', 'Memory of buffers outside the heap.', () => process.memoryUsage().external],
  [
    'event_loop_delay_seconds',
    '99th percentile since the last reading.',
    ({ delay }) => delay.percentile(99) / nanosecondsPerSecond,
  ],
  [
    'event_loop_delay_longest_seconds',
    'The longest since the last reading.',
    ({ delay }) => delay.max / nanosecondsPerSecond,
  ],
  ['uptime_seconds', 'Since the process started.', () => process.uptime()],
  ['database_connections_awaited', 'Calls that wait for a connection.', ({ pool }) => pool.waitingCount],
  ['mails_waiting', 'Mails to send.', ({ queue }) => queue?.mailsWaiting],
  ['mails_failed', 'Mails given up.', ({ queue }) => queue?.mailsFailed],
  ['passes_due', 'Passes that are due and not yet made.', ({ queue }) => queue?.passesDue],
  ['open_streams', 'Streams open on all processes.', ({ queue }) => queue?.openStreams],
]

/**
 * Serves `/metrics` for Prometheus, outside the API since it is for operators. It is off unless METRICS is set; the
 * address is then not found, like any unknown one.
 */
export async function serveMetrics(app: FastifyInstance, context: Context): Promise<void> {
  const { metrics } = context.config
  if (metrics === undefined) return
  const { registry, requests, read } = await createMetrics()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    const labels = { call: endpoint ?? 'page', status: `${Math.trunc(reply.statusCode / 100)}xx` }
    // A stream lasts as long as its reader stays, so its duration is not a response time.
    if (endpoint !== 'streamGame') requests.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    requireToken(metrics.token, request)
    const { db, now } = context
    const queue = await readQueue(db, now()).catch(() => undefined)
    read({ queue, delay, pool: db.$client })
    delay.reset()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Creates the metrics. Their library is loaded only by a product that exposes them. */
async function createMetrics() {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const options = (name: string, help: string) => ({ name: prefix + name, help, registers: [registry] })
  const build = new Gauge({
    ...options('build_info', 'The version that runs.'),
    labelNames: ['version', 'node'],
  })
  build.set({ version: manifest.version, node: process.versions.node }, 1)
  const cpu = new Counter(options('cpu_seconds_total', 'Processor time used.'))
  const connections = new Gauge({
    ...options('database_connections', 'Connections of the pool by state.'),
    labelNames: ['state'],
  })
  const measured = gauges.map(([name, help, measure]) => ({ gauge: new Gauge(options(name, help)), measure }))
  const requests = new Histogram({
    ...options('http_request_duration_seconds', 'Time to answer, by call and class of status.'),
    labelNames: ['call', 'status'],
  })

  function read(state: State): void {
    const { user, system } = process.cpuUsage()
    cpu.reset()
    cpu.inc((user + system) / 1e6)
    connections.set({ state: 'idle' }, state.pool.idleCount)
    connections.set({ state: 'busy' }, state.pool.totalCount - state.pool.idleCount)
    for (const { gauge, measure } of measured) {
      const value = measure(state)
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }

  return { registry, requests, read }
}

function requireToken(token: string | null, { headers }: FastifyRequest): void {
  if (token === null) return
  const given = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  // Digests have the same length for every input.
  const isSame = timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)))
  if (!isSame) throw new Refusal('auth/required')
}
