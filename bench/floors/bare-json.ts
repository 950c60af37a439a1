import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { RecordedResponse } from './bare-responses.ts'

// The baseline of what players read, as « bare Fastify JSON »: a bare Fastify without authentication whose handlers
// return from memory the objects that the product returned. Fastify serialises each response, as it does any object,
// and sends it uncompressed. PORT and ANSWERS are as for bare-responses.ts.

const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as RecordedResponse[]
const kept = new Map(answers.map(answer => [answer.path, objectOf(answer)]))
const app = Fastify({ logger: false })

app.get('/*', (request, reply) => kept.get(request.url) ?? reply.code(404).send())

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

function objectOf({ encoding, bytes }: RecordedResponse): object {
  const sent = Buffer.from(bytes, 'base64')
  return JSON.parse((encoding === 'gzip' ? gunzipSync(sent) : sent).toString()) as object
}
