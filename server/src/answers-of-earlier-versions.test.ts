import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, inject, test } from 'vitest'
import { type Answer, readAllAnswers } from './testing/all-answers.ts'
import { runCommand } from './testing/run-command.ts'
import { spawnProduct } from './testing/spawn-product.ts'
import { createDatabase } from './testing/test-server.ts'

// A version before this one wrote a backup, and the answers to all its GET calls (`testing/make-fixture.ts`). Restored
// and migrated, the data gives the same answers, except for fields that were added since.

const fixtures = join(import.meta.dirname, '../fixtures')
const atEnd: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

async function restored(fixture: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'trimestre-answers-'))
  atEnd.push(() => rm(folder, { recursive: true, force: true }))
  const home: Record<string, string> = { DATA_DIR: join(folder, 'data') }
  if (inject('databaseKind') !== 'embedded') {
    const database = await createDatabase()
    atEnd.push(() => database.drop())
    home.DATABASE_URL = database.url
  }
  const { output } = await runCommand('restore', ['--from', join(fixtures, fixture, 'backup.tar.gz')], home)
  expect(output).toContain('Start the product.')
  return home
}

/** Returns the paths of what was answered before and is not answered now; fields that were added do not count. */
function lost(before: unknown, now: unknown, path = ''): string[] {
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    return before.flatMap((each, index) => lost(each, now[index], `${path}[${index}]`))
  }
  if (isObject(before) && isObject(now)) {
    return Object.entries(before).flatMap(([key, value]) => lost(value, now[key], `${path}.${key}`))
  }
  return JSON.stringify(before) === JSON.stringify(now)
    ? []
    : [`${path}: ${JSON.stringify(before)} is now ${JSON.stringify(now)}`]
}

/** Returns the texts in the fields of an answer that were added, each with the path of its field. */
function addedTexts(before: unknown, now: unknown, path = ''): [string, string][] {
  if (typeof now === 'string') return before === undefined ? [[path, now]] : []
  if (Array.isArray(now)) {
    const known = Array.isArray(before) ? before : []
    return now.flatMap((each, index) => addedTexts(known[index], each, path))
  }
  if (!isObject(now)) return []
  const known = isObject(before) ? before : {}
  return Object.entries(now).flatMap(([key, value]) => addedTexts(known[key], value, `${path}.${key}`))
}

/** Returns the usernames of all players, as a super administrator is answered. */
const usernamesIn = (answers: Record<string, Answer>): Set<string> =>
  new Set(
    Object.entries(answers)
      .filter(([address]) => address === 'superadmin /api/v1/user/user')
      .flatMap(([, { body }]) => (body as { username: string }[]).map(({ username }) => username)),
  )

/**
 * Returns an answer without the columns that tables of results have gained: at the end of the expert results, anywhere
 * in a file.
 */
function withoutAddedColumns(address: string, before: Answer, now: Answer | undefined): Answer | undefined {
  if (now === undefined || !Array.isArray(before.body) || !Array.isArray(now.body)) return now
  if (address.includes('/exports/'))
    return { ...now, body: columnsOf(before.body as string[], now.body as string[]) }
  if (!address.includes('/gamesresults/')) return now
  const [head, ...rows] = now.body as [unknown[], ...unknown[]]
  return { ...now, body: [head.slice(0, (before.body[0] as unknown[]).length), ...rows] }
}

/** Returns the lines of a file with the columns that the file had before only. */
function columnsOf([before = '']: string[], [head = '', ...lines]: string[]): string[] {
  const known = new Set(before.split(';'))
  const kept = head.split(';').map(label => known.has(label))
  const keep = (line: string) =>
    cellsOf(line)
      .filter((_, index) => kept[index])
      .join(';')
  return [keep(head), ...lines.map(line => (line === '' ? line : keep(line)))]
}

/** Splits a line of CSV; a semicolon within quotes belongs to the cell. */
const cellsOf = (line: string): string[] => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)

/** Returns the results in an answer: of what companies published, and of their rankings. */
function rankedIn(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.flatMap(rankedIn)
  if (!isObject(answer)) return []
  return 'rangHumain' in answer ? [answer] : Object.values(answer).flatMap(rankedIn)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

test.each(['before-seats'])(
  'the data of %s answers every GET call as before, and all its quarters are recomputed to the same figures',
  async fixture => {
    const packed = await readFile(join(fixtures, fixture, 'answers.json.br'))
    const before = JSON.parse(brotliDecompressSync(packed).toString()) as Record<string, Answer>
    expect(Object.keys(before).length).toBeGreaterThan(1000)
    const home = await restored(fixture)
    const product = await spawnProduct(home)
    const now = await readAllAnswers(product.url)
    await product.stop()
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(before)))
    const differences = Object.entries(before).flatMap(([address, answer]) =>
      lost(answer, withoutAddedColumns(address, answer, now[address]), address),
    )
    expect(differences).toEqual([])
    // Nobody played against computers then: the rank among people is that among all.
    const ranked = Object.values(now).flatMap(({ body }) => rankedIn(body))
    expect(ranked.length).toBeGreaterThan(100)
    expect(ranked.filter(({ classement, rangHumain }) => classement !== rangHumain)).toEqual([])
    // In games that everybody plays alone, a player learns no person from a field that was added, but oneself.
    const usernames = usernamesIn(now)
    expect(usernames.size).toBeGreaterThan(3)
    const persons = Object.entries(before)
      .filter(([address]) => address.startsWith('joueur1 '))
      .flatMap(([address, answer]) => addedTexts(answer.body, now[address]?.body, address))
      .filter(([, text]) => usernames.has(text))
    expect(persons.filter(([, text]) => text === 'joueur1')).not.toEqual([])
    expect(persons.filter(([, text]) => text !== 'joueur1')).toEqual([])

    const { code, output } = await runCommand('verify', ['--all'], home)
    expect([code, output]).toEqual([0, expect.not.stringContaining('DIFFERENT')])
    expect(output.match(/\d+ quarters identical/g)).toEqual(
      ['4', '6', '2'].map(count => `${count} quarters identical`),
    )
  },
)
