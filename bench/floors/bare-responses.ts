import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The baseline of a page: a bare Fastify that serves compressed files from memory. PORT: where it listens. ANSWERS: a
// file of { path, type, encoding, bytes (base64) }.

export type RecordedResponse = { path: string; type: string; encoding: string | null; bytes: string }

const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as RecordedResponse[]
const kept = new Map(
  answers.map(({ path, type, encoding, bytes }) => [
    path,
    { type, encoding, bytes: Buffer.from(bytes, 'base64') },
  ]),
)
const app = Fastify({ logger: false })

app.get('/*', (request, reply) => {
  const answer = kept.get(request.url)
  if (answer === undefined) return reply.code(404).send()
  if (answer.encoding !== null) reply.header('content-encoding', answer.encoding)
  return reply.type(answer.type).send(answer.bytes)
})

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
