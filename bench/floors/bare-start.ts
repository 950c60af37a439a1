import Fastify from 'fastify'

// The floor of starting: a bare Fastify that answers one address.

const app = Fastify({ logger: false })

app.get('/*', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
