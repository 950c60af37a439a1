import { readUsersList } from '@trimestre/contract/read-users-list'
import { expect, test } from 'vitest'
import { countFaults, csvOfRows, judgeRows, rowsOf, validateRows } from './list-rows.ts'

function rows(csv: string, role = '') {
  const users = readUsersList(csv)
  if (typeof users === 'string') throw new Error(users)
  return rowsOf(users.users, role)
}

/** Returns the error codes of each row. */
const codesOfRows = (list: Parameters<typeof validateRows>[0]) =>
  validateRows(list).map(faults =>
    Object.fromEntries(Object.entries(faults).map(([column, { code }]) => [column, code])),
  )

test('each cell has its error before a request is sent', () => {
  const csv = [
    'ana;ana@b.fr;20',
    ';pas-une-adresse;vingt',
    'ben;;151',
    'ANA;ben@b.fr;20,5',
    'eva;eva@b.fr;2.5',
  ]
  expect(codesOfRows(rows(csv.join('\n')))).toEqual([
    {},
    { email: 'email', age: 'number' },
    { email: 'required', age: 'out-of-bounds' },
    { username: 'taken', age: 'integer' },
    { age: 'integer' },
  ])
})

test('an age is a number in the digits of any keyboard', () => {
  const list = rows(
    ['username;email;age', 'ana;ana@b.fr;２０', 'ben;ben@b.fr;۲۱', 'eva;eva@b.fr;٢٢'].join('\n'),
  )
  expect(codesOfRows(list)).toEqual([{}, {}, {}])
  expect(csvOfRows(list).match(/"(\d\d)"/g)).toEqual(['"20"', '"21"', '"22"'])
})

test('usernames and e-mail addresses share one namespace', () => {
  const list = rows('a@b.fr;x@b.fr;20\neva;A@b.fr;20')
  expect(codesOfRows(list)).toEqual([{}, { email: 'taken' }])
  expect(countFaults(validateRows(list))).toBe(1)
})

test('known students need no valid fields; missing addresses of all others are reported once', () => {
  const list = rows('Identifiant;Nom;Prénom\nana;Roy;Ana\nben;Diallo;Ben')
  const checkedAs = (known: boolean[]) =>
    list.map(({ line, values }, index) => {
      const errors = [{ column: 'username' as const, code: 'validation/taken', message: 'Deja utilise' }]
      return { line, values, errors: known[index] ? [] : errors, known: known[index] ?? false }
    })
  const judged = (known: boolean[]) => {
    const { faults, knownIds, lacksAll } = judgeRows(list, checkedAs(known))
    return [lacksAll, [...knownIds], faults.map(cells => Object.keys(cells))]
  }
  expect(judged([true, true])).toEqual([false, [0, 1], [[], []]])
  expect(judged([true, false])).toEqual([true, [0], [[], ['username']]])
  expect(judged([false, false])).toEqual([true, [], [['username'], ['username']]])
})

test('the list of the preview is read back unchanged, including quotation marks and separators', () => {
  const list = rows('"a;b";a@b.fr;20;" ""x"", y";Zoé;"D;E"', 'ROLE_ADMIN')
  expect(list[0]?.values.password).toBe(' "x", y')
  const back = readUsersList(csvOfRows(list))
  expect(typeof back === 'string' ? back : back.users.map(user => user.values)).toEqual(
    list.map(row => row.values),
  )
})

test('the list of the preview is read back when a cell looks like a formula or a group, or is empty', () => {
  const list = rows('Login;Nom;Prénom;Mail\n@ana;Groupe A;-5;ana@b.fr\n+33;Roy;=x;ben@b.fr')
  const mended = list.map((row, index) =>
    index === 0 ? { ...row, values: { ...row.values, username: '', email: '', firstName: '' } } : row,
  )
  const back = readUsersList(csvOfRows(mended))
  expect(typeof back === 'string' ? back : back.users.map(user => user.values)).toEqual(
    mended.map(row => row.values),
  )
})
