import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The baseline of what players read, as « bare Fastify JSON »: a bare Fastify without authentication whose handlers
// return from memory the objects that the product returned. Fastify serialises each response, as it does any object,
// and sends it uncompressed. PORT: where it listens. ANSWERS: a file with the objects by path.

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')) as Record<string, object>),
)
const app = Fastify({ logger: false })

app.get('/*', (request, reply) => answers.get(request.url) ?? reply.code(404).send())

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
