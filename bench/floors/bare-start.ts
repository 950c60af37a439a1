import Fastify from 'fastify'

// The baseline of starting: a bare Fastify with one route.

const app = Fastify({ logger: false })

app.get('/*', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
