import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { BareAnswer } from './bare-answers.ts'

// The floor of what players read, as « bare Fastify JSON »: a bare Fastify whose handlers return the objects that the
// product answered, kept in memory, and which asks nobody who calls. Fastify makes the text of each answer, as it does of
// any object, and sends it as it is: it has no compression. PORT and ANSWERS as for bare-answers.ts, whose floor is lower
// still: it has the bytes ready, compressed, and makes nothing.

const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as BareAnswer[]
const kept = new Map(answers.map(answer => [answer.path, objectOf(answer)]))
const app = Fastify({ logger: false })

app.get('/*', (request, reply) => kept.get(request.url) ?? reply.code(404).send())

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

function objectOf({ encoding, bytes }: BareAnswer): object {
  const sent = Buffer.from(bytes, 'base64')
  return JSON.parse((encoding === 'gzip' ? gunzipSync(sent) : sent).toString()) as object
}
