import Fastify from 'fastify'
import pg from 'pg'

// The baseline of a durable save: a bare Fastify without authentication that writes the body into one row by its key,
// waits for the commit and returns the body. DATABASE_URL and PORT are as for the product.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify({ logger: false })

app.put<{ Params: { '*': string } }>('/*', async request => {
  const id = Number(request.params['*'].split('/').at(-1))
  const { rowCount } = await pool.query({
    name: 'save',
    text: 'update bench_saves set values = $2 where id = $1',
    values: [id, request.body],
  })
  if (rowCount !== 1) throw new Error(`there is no row ${id}`)
  return request.body
})

app.get('/api/health', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
