import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'

// The baseline of live updates: a bare Fastify without authentication that keeps streams of server-sent events open and
// writes one event to all of them at once, when it receives POST /tell.

const event = `id: 1\nevent: round.passed\ndata: ${JSON.stringify({ gameId: 1, roundNb: 3, currentTrimestre: 2, finished: false })}\n\n`
const open = new Set<ServerResponse>()
const app = Fastify({ logger: false })

app.get('/*', (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  reply.raw.write('retry: 2000\n\n')
  open.add(reply.raw)
  reply.raw.once('close', () => open.delete(reply.raw))
})

app.post('/tell', () => {
  for (const stream of open) stream.write(event)
  return { notified: open.size }
})

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
