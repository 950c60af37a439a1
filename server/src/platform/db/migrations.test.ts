import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// These tests refuse SQL that a distributed engine does not support, or that would leave the school's schema.
// drizzle-kit generates some of it: remove it from newly generated migrations.

const sources = join(import.meta.dirname, '../..')
const folder = join(sources, '../drizzle')
const migrations = readdirSync(folder)
  .filter(name => name.endsWith('.sql'))
  .flatMap(name =>
    readFileSync(join(folder, name), 'utf8')
      .split('--> statement-breakpoint')
      .map(statement => ({ name, statement: statement.trim() })),
  )
/** All source files of the server, since any string in them may be a statement. */
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map(name => ({ name, statement: readFileSync(join(sources, name), 'utf8') }))

const namesASchema = /"public"\s*\.|\bpublic\.["$\w]|'public'::|schema(name)? = 'public'/i

/** Whether a check constraint names its own table, in CREATE TABLE as well as in ALTER TABLE. */
function namesItself(statement: string): boolean {
  const [, table] = /(?:CREATE|ALTER) TABLE (?:IF (?:NOT )?EXISTS )?"?(\w+)"?/i.exec(statement) ?? []
  const checks = statement.match(/\bCHECK\s*\([^\n]*/gi) ?? []
  return table !== undefined && checks.some(check => new RegExp(`"?\\b${table}"?\\.`, 'i').test(check))
}

const rules: [title: string, finds: (statement: string) => boolean, refused: string, accepted: string][] = [
  [
    'names a schema',
    statement => namesASchema.test(statement),
    'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "public"."games"("id")',
    'ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "games"("id")',
  ],
  [
    'makes a trigger with transition tables',
    statement => /\bREFERENCING\s+(NEW|OLD)\b/i.test(statement),
    'CREATE TRIGGER t AFTER INSERT ON a REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION f()',
    'CREATE TRIGGER t BEFORE UPDATE ON a FOR EACH ROW EXECUTE FUNCTION f()',
  ],
  [
    'has a check that names its own table',
    namesItself,
    'ALTER TABLE "games" ADD CONSTRAINT "c" CHECK ("games"."hour" between 1 and 9)',
    'ALTER TABLE "games" ADD CONSTRAINT "c" CHECK ("hour" between 1 and 9)',
  ],
  [
    'updates by to_jsonb of a column',
    statement => /\bupdate\b[^;`]*\bset\b[^;`]*\bto_jsonb\(/i.test(statement),
    'update settings set value = to_jsonb(value::text::bigint + 1)',
    'update settings set value = $1::jsonb',
  ],
]

test.each(rules)('no statement %s', (_, finds, refused, accepted) => {
  expect(finds(refused)).toBe(true)
  expect(finds(accepted)).toBe(false)
  expect(migrations.length).toBeGreaterThan(100)
  expect(
    [...migrations, ...code].filter(({ statement }) => finds(statement)).map(({ name }) => name),
  ).toEqual([])
})
