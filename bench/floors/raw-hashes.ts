import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'

// The baseline of signing in: only checks a password against its hash, on every core. GET
// /hashes?hash=…&password=…&count=…

const app = Fastify({ logger: false })

app.get<{ Querystring: { hash: string; password: string; count: string } }>('/hashes', async request => {
  const { hash, password } = request.query
  let left = Number(request.query.count)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (left > 0) {
        left -= 1
        if (!(await verify(hash, password))) throw new Error('the password is another')
      }
    }),
  )
  return { milliseconds: performance.now() - began }
})

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
