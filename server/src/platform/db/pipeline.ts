import type { Duplex } from 'node:stream'
import type pg from 'pg'

/*
 * A connection in pipeline mode sends a statement at once, without waiting for the results of the statements before it.
 * The database executes them one after another; each sees the changes of those before it and what was committed while
 * it waited.
 */

type Answers<Statements extends readonly unknown[]> = {
  -readonly [at in keyof Statements]: Awaited<Statements[at]>
}

/**
 * Sends statements in one round trip and returns their results; none may depend on the result of another.
 * @throws the error of the first statement that fails
 */
export async function together<const S extends readonly unknown[]>(
  client: pg.ClientBase,
  statements: () => S,
): Promise<Answers<S>> {
  const { stream } = (client as pg.Client).connection
  return allOf(corked(stream, statements))
}

/**
 * Does the same as `Promise.all`, but throws the first error in the order of the statements: those after a failed one
 * fail because of it, and may be reported earlier.
 */
async function allOf<S extends readonly unknown[]>(statements: S): Promise<Answers<S>> {
  const answers = await Promise.allSettled(statements)
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  return Promise.all(statements)
}

/** Sends what `write` writes to the stream in one piece, once it has returned. */
export function corked<T>(stream: Duplex, write: () => T): T {
  stream.cork()
  try {
    return write()
  } finally {
    stream.uncork()
  }
}

/** The result of the last statements of a transaction, which have been sent: the commit follows without waiting for it. */
export type LastSent<T> = { answer: Promise<T> }

/**
 * Runs a transaction that sends `begin` together with its first statements, which may therefore only lock and read, and
 * `commit` right after the last ones. When one of these fails, the database turns the commit into a rollback; any other
 * condition has to be checked by the statements themselves.
 * @throws the error of any part, once everything is rolled back
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
