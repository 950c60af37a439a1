import type { Duplex } from 'node:stream'
import type pg from 'pg'

/*
 * Work on a connection in pipeline mode: a statement leaves at once, whether or not those before it were answered. The
 * database executes them one after another; each sees what those before it did, and what was committed while they waited.
 */

type Answers<Statements extends readonly unknown[]> = {
  -readonly [at in keyof Statements]: Awaited<Statements[at]>
}

/**
 * Statements that leave in one go and are answered in one journey; none may need the answer of another.
 * @throws what the first of them to fail throws
 */
export async function together<const S extends readonly unknown[]>(
  client: pg.ClientBase,
  statements: () => S,
): Promise<Answers<S>> {
  const { stream } = (client as pg.Client).connection
  return allOf(corked(stream, statements))
}

/** As `Promise.all`, in the order of the statements: those after one that failed fail for that, perhaps told earlier. */
async function allOf<S extends readonly unknown[]>(statements: S): Promise<Answers<S>> {
  const answers = await Promise.allSettled(statements)
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  return Promise.all(statements)
}

/** What is written meanwhile leaves afterwards, in one piece. */
export function corked<T>(stream: Duplex, write: () => T): T {
  stream.cork()
  try {
    return write()
  } finally {
    stream.uncork()
  }
}

/** The last statements of a transaction have left. Their answer is not waited for: the commit follows them. */
export type LastSent<T> = { answer: Promise<T> }

/**
 * A transaction whose `begin` leaves together with its first statements, which may therefore only lock and read, and whose
 * `commit` follows the last ones at once. When one of these fails, the database takes the commit for a rollback; whatever
 * else must hold, the statements themselves must demand.
 * @throws what any part throws, once everything is rolled back
 */
export async function inTransaction<const S extends readonly unknown[], T>(
  client: pg.ClientBase,
  first: () => S,
  work: (answers: Answers<S>) => Promise<LastSent<T>>,
): Promise<T> {
  try {
    const started = await together(client, () => [client.query('begin'), Promise.all(first())])
    const { answer } = await work(started[1] as Answers<S>)
    const [outcome] = await allOf([answer, client.query('commit')])
    return outcome
  } catch (error) {
    // A lost connection has rolled back by itself.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
