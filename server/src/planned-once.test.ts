import pg from 'pg'
import { expect, it } from 'vitest'
import { listParameter } from './platform/db/prepared.ts'
import { startTestServer } from './testing/test-server.ts'

/** The number of custom plans after which PostgreSQL compares their cost with that of a generic plan. */
const triesMax = 5

it('a named statement with list parameters uses a generic plan, however short the lists are', async () => {
  const server = await startTestServer()
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    const text = `
      select username
      from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'text')}) as asked (id, role)
        join users on users.id = asked.id and users.role = asked.role
        join company_members on company_members.user_id = users.id`
    for (let time = 0; time < 2 * triesMax; time += 1) {
      await client.query({ name: 'asked', text, values: [[1], ['ROLE_USER']] })
    }
    const { rows } = await client.query(
      `select custom_plans::int as own, generic_plans::int as common from pg_prepared_statements where name = 'asked'`,
    )
    expect(rows).toEqual([{ own: triesMax, common: triesMax }])
  } finally {
    await client.end()
    await server.stop()
  }
})
