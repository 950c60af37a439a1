import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'

// The floor of live news: a bare Fastify that keeps streams of server-sent events open, asks nobody who calls, and writes
// one event to all of them in one go. POST /tell says when.

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
  return { told: open.size }
})

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
