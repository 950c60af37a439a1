import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/tokens.ts'
import { createHistogram, type Metric, metricsText } from './exposition.ts'
import { readQueue } from './repo.ts'

const nanosecondsPerSecond = 1e9

/**
 * Serves `/metrics` for Prometheus, outside the API since it is for operators. It is off unless METRICS is set; the
 * address is then not found, like any unknown one.
 */
export function serveMetrics(app: FastifyInstance, context: Context): void {
  const { metrics } = context.config
  if (metrics === undefined) return
  const requests = createHistogram()
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
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    const lines = metricsText([...(await readings(context, delay)), requests.metric(durationName)])
    delay.reset()
    return lines
  })
}

const durationName = {
  name: 'trimestre_http_request_duration_seconds',
  help: 'Time to answer, by call and class of status.',
}

function requireToken(token: string | null, { headers }: FastifyRequest): void {
  if (token === null) return
  const given = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  // Digests have the same length for every input.
  const isSame = timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)))
  if (!isSame) throw new Refusal('auth/required')
}

async function readings(
  { db, now }: Context,
  delay: { percentile(share: number): number; max: number },
): Promise<Metric[]> {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const pool = db.$client
  const queue = await readQueue(db, now()).catch(() => undefined)
  const gauge = (name: string, help: string, value: number): Metric => ({
    name: `trimestre_${name}`,
    help,
    type: 'gauge',
    samples: [{ value }],
  })
  return [
    {
      ...gauge('build_info', 'The version that runs.', 1),
      samples: [{ labels: { version: manifest.version, node: process.versions.node }, value: 1 }],
    },
    gauge('database_up', 'Whether the database answered this very request.', queue === undefined ? 0 : 1),
    gauge('resident_memory_bytes', 'Memory of the process.', rss),
    gauge('heap_used_bytes', 'Memory of objects in use.', heapUsed),
    gauge('external_memory_bytes', 'Memory of buffers outside the heap.', external),
    { ...gauge('cpu_seconds_total', 'Processor time used.', (user + system) / 1e6), type: 'counter' },
    gauge(
      'event_loop_delay_seconds',
      '99th percentile since the last reading.',
      delay.percentile(99) / nanosecondsPerSecond,
    ),
    gauge(
      'event_loop_delay_longest_seconds',
      'The longest since the last reading.',
      delay.max / nanosecondsPerSecond,
    ),
    gauge('uptime_seconds', 'Since the process started.', process.uptime()),
    {
      ...gauge('database_connections', 'Connections of the pool by state.', 0),
      samples: [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      ],
    },
    gauge('database_connections_awaited', 'Calls that wait for a connection.', pool.waitingCount),
    ...(queue === undefined
      ? []
      : [
          gauge('mails_waiting', 'Mails to send.', queue.mailsWaiting),
          gauge('mails_failed', 'Mails given up.', queue.mailsFailed),
          gauge('passes_due', 'Passages that are due and not yet made.', queue.passesDue),
          gauge('open_streams', 'Streams open on all processes.', queue.openStreams),
        ]),
  ]
}
