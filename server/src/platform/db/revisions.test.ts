import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The API tests check on each call that every transaction raises the revisions it must (`testing/revision-guard.ts`).
// The tests here find statements that no API test reaches.

const sources = join(import.meta.dirname, '../..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map(path => ({ path, text: readFileSync(join(sources, path), 'utf8') }))

/** Statements, by the query builder or in SQL, that write to a table whose content users are shown. */
const writes: [table: string, name: string, verbs: string][] = [
  ['rounds', 'rounds', 'insert|update|delete'],
  ['companies', 'companies', 'insert|update|delete'],
  ['company_members', 'companyMembers', 'insert|update|delete'],
  ['game_criteria', 'gameCriteria', 'insert|update|delete'],
  ['quarter_results', 'quarterResults', 'update'],
  ['users', 'users', 'update'],
  ['products', 'products', 'update'],
  ['company_consents', 'companyConsents', 'insert|update'],
  ['debrief_notes', 'debriefNotes', 'insert|update'],
  ['saved_decisions', 'savedDecisions', 'insert|update|delete'],
  ['company_locks', 'companyLocks', 'insert|update|delete'],
  ['company_approvals', 'companyApprovals', 'insert|update|delete'],
  ['company_proposals', 'companyProposals', 'insert|update|delete'],
  ['journals', 'journals', 'insert|update|delete'],
  ['menus', 'menus', 'insert|update|delete'],
  ['items', 'items', 'insert|update|delete'],
  ['item_descriptions', 'itemDescriptions', 'insert|update|delete'],
]

const writesOne = writes.map(([table, name, verbs]) => {
  const sql = verbs.replace('insert', 'insert into').replace('delete', 'delete from')
  return new RegExp(`\\.(${verbs})\\(${name}\\)|\\b(${sql}) "?${table}\\b`)
})

const raises = /from '[^']*\/revisions\.ts'/
/** Where rows are written in one file and the revisions are raised in another, which runs the transaction. */
const raisedElsewhere: Record<string, string> = {
  'game-day/pass/rounds-repo.ts': 'game-day/pass/pass-quarter.ts',
  'game-day/pass/journals-repo.ts': 'game-day/pass/pass-quarter.ts',
  'game-day/pass/reopen-repo.ts': 'game-day/pass/reopen.ts',
  'game-day/save/shared-repo.ts': 'game-day/save/shared-sheet.ts',
  'features/companies/seat-many-repo.ts': 'features/companies/seating-repo.ts',
  'features/decisions/context-repo.ts': 'features/decisions/act.ts',
  'features/decisions/repo.ts': 'features/decisions/lock.ts',
  'features/journal/repo.ts': 'features/journal/write.ts',
  'features/teamwork/proposals-repo.ts': 'features/teamwork/proposals.ts',
}

const textOf = (path: string) => files.find(file => file.path === path)?.text ?? ''

/** These raise the revisions themselves. */
const raising = ['platform/db/revisions.ts', 'game-day/revisions.ts']

/** The administrator responsible for a user is shown to nobody else. */
const notShown = ['features/users/responsible-repo.ts']

test('a file that writes what users are shown imports the revisions', () => {
  const writing = files.filter(({ text }) => writesOne.some(pattern => pattern.test(text)))
  expect(writing.length).toBeGreaterThan(8)
  const forgetting = writing.filter(
    ({ path }) =>
      !raising.includes(path) &&
      !notShown.includes(path) &&
      !raises.test(textOf(raisedElsewhere[path] ?? path)),
  )
  expect(forgetting.map(({ path }) => path)).toEqual([])
})

test('an SQL statement that updates a game or a company raises its revision', () => {
  const statements = files.flatMap(({ text }) => text.match(/\bupdate (games|companies) set [^`']*/g) ?? [])
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter(statement => !/\brevision = /.test(statement))).toEqual([])
})
