import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { generatePassword } from './generated-password.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const importAs = async (as: string | undefined, csv: string, dryRun?: boolean) =>
  (await server.client(as))('importUsers', { body: { csv, ...(dryRun !== undefined && { dryRun }) } })

async function imported(csv: string, as = 'admin') {
  const answer = await importAs(as, csv)
  if (!('users' in answer)) throw new Error('a dry run was made')
  return answer
}

/** Returns the line and the shortened faults of each row. */
async function checked(csv: string, as = 'admin') {
  const answer = await importAs(as, csv, true)
  if (!('rows' in answer)) throw new Error('accounts were made')
  return answer.rows.map(({ line, errors }) => [
    line,
    ...errors.map(({ column, code }) => `${column} ${code.replace('validation/', '')}`),
  ])
}

const exists = async (username: string) =>
  (await (await server.client('superadmin'))('listPlayers')).some(user => user.username === username)

describe('a list of users', () => {
  it('creates accounts, with generated passwords where none is given', async () => {
    const csv = 'zoe;zoe@example.org;19\r\nyann;yann@example.org;20;secret\r\n'
    const { users, passwords } = await imported(csv)
    expect(users.map(user => [user.username, user.age, user.role.name])).toEqual([
      ['zoe', 19, 'ROLE_USER'],
      ['yann', 20, 'ROLE_USER'],
    ])
    expect(passwords.map(({ id, username }) => [id, username])).toEqual([[users[0]?.id, 'zoe']])
    const anonymous = await server.client()
    for (const password of [passwords[0]?.password ?? '', 'secret']) {
      const username = password === 'secret' ? 'yann' : 'zoe'
      const session = await anonymous('login', { body: { username, password } })
      expect(session.user.username).toBe(username)
    }
  })

  it('may name its columns in French or English, in any order, after a byte-order mark', async () => {
    const french =
      '\ufeffNom\tPrénom\tÂge\tAdresse e-mail\tNom d’utilisateur\tClasse\nRoy\tAnne\t21\ta@b.fr\tanne.roy\tTS1'
    const [user] = (await imported(french)).users
    expect([user?.username, user?.lastName, user?.firstName, user?.age]).toEqual([
      'anne.roy',
      'Roy',
      'Anne',
      21,
    ])
    const english = 'Last name,Username,E-mail,Age\n"Smith, Jr.",smith,s@b.org,22\n'
    expect((await imported(english)).users[0]?.lastName).toBe('Smith, Jr.')
  })

  it('is imported entirely or not at all, and each fault names its row and field', async () => {
    const csv = 'entier;entier@example.org;20\nfaux;pas-une-adresse;vingt'
    const refusal = await refusalOf(importAs('admin', csv))
    expect(refusal.status).toBe(422)
    expect(refusal.violations.map(each => each.propertyPath)).toEqual(['[1].email', '[1].age'])
    const taken = await refusalOf(importAs('admin', 'entier;entier@example.org;20\njoueur1;x@example.org;20'))
    expect(taken.violations).toMatchObject([{ propertyPath: '[1].username', code: 'validation/taken' }])
    expect(await exists('entier')).toBe(false)
  })
})

describe('a list exported by a school', () => {
  const school = [
    'Classe de 2A - 2026;;;',
    'NOM;PRÉNOM;Adresse E-mail;Classe',
    'Lefèvre;Zoé;zoe.lefevre@ecole.example.org;2A',
    'Lefèvre;Zoé;zoe2@ecole.example.org;2A',
    '王;小明;xiaoming@ecole.example.org;2A',
  ].join('\n')

  it('creates accounts without ages, with unique usernames derived from names or addresses', async () => {
    const rows = async () => {
      const answer = await importAs('admin', school, true)
      return 'rows' in answer ? answer.rows : []
    }
    expect((await rows()).map(({ line, values, errors }) => [line, values.username, errors.length])).toEqual([
      [3, 'zoe.lefevre', 0],
      [4, 'zoe.lefevre2', 0],
      [5, 'xiaoming', 0],
    ])
    await imported('zoe.lefevre;autre.zoe@example.org;20')
    expect((await rows()).map(({ values }) => values.username)).toEqual([
      'zoe.lefevre2',
      'zoe.lefevre3',
      'xiaoming',
    ])
    const { users, passwords } = await imported(school)
    expect(
      users.map(({ username, lastName, firstName, age }) => [username, lastName, firstName, age]),
    ).toEqual([
      ['zoe.lefevre2', 'Lefèvre', 'Zoé', null],
      ['zoe.lefevre3', 'Lefèvre', 'Zoé', null],
      ['xiaoming', '王', '小明', null],
    ])
    expect(passwords.map(({ username }) => username)).toEqual(users.map(({ username }) => username))
  })

  it('matches existing accounts of students by e-mail, or by username and names, and leaves them unchanged', async () => {
    const before = await imported('tom.berg;tom@example.org;19;tres-secret;Tom;Berg')
    const csv = [
      'Login;Mail;Prénom;Nom;Mot de passe',
      'autre;TOM@example.org;Thomas;Berger;nouveau-secret',
      'Tom.Berg;tom2@example.org;tom;berg;',
      'tom.berg;tom3@example.org;Tim;Berg;',
      'admin;admin@example.org;;;',
      'nouvelle;nouvelle@example.org;Nina;Neu;',
    ]
    const answer = await importAs('admin', csv.join('\n'), true)
    const rows = 'rows' in answer ? answer.rows : []
    expect(rows.map(({ known, values, errors }) => [known, values.username, errors.length > 0])).toEqual([
      [true, 'tom.berg', false],
      [true, 'tom.berg', false],
      [false, 'tom.berg', true],
      [false, 'admin', true],
      [false, 'nouvelle', false],
    ])
    const { users, known } = await imported(csv.filter(line => !/tom3|^admin/.test(line)).join('\n'))
    expect(users.map(({ username }) => username)).toEqual(['nouvelle'])
    expect(known).toEqual(before.users)
    const session = await (await server.client())('login', {
      body: { username: 'tom.berg', password: 'tres-secret' },
    })
    expect(session.user).toMatchObject({ firstName: 'Tom', email: 'tom@example.org' })
  })

  it('reports each fault by its row in the list, counting known students', async () => {
    const csv = 'joueur2;joueur2@example.org;20\nbon;bon@example.org;20\njoueur1;faux@example.org;20'
    const refusal = await refusalOf(importAs('admin', csv))
    expect(refusal.violations.map(each => each.propertyPath)).toEqual(['[2].username'])
    expect(await exists('bon')).toBe(false)
  })
})

describe('a dry run', () => {
  it('reports errors cell by cell, also between rows and with existing accounts, and writes nothing', async () => {
    const csv = [
      'username;email;age',
      'neuf;neuf@example.org;20',
      '',
      'NEUF;autre@example.org;x',
      'joueur1;joueur1@example.org;20',
      ';;',
      'seul;;151',
      '"\u0000";nul@example.org;20',
      'dernier;neuf@example.org;20',
    ].join('\n')
    expect(await checked(csv)).toEqual([
      [2],
      [4, 'age number', 'username taken'],
      [5],
      [7, 'email required', 'age out-of-bounds'],
      [8, 'username characters'],
      [9, 'email taken'],
    ])
    expect(await exists('neuf')).toBe(false)
  })

  it('never returns a password', async () => {
    const answer = await importAs('admin', 'ada;ada@example.org;20;tres-secret', true)
    expect(JSON.stringify(answer)).not.toContain('tres-secret')
    expect(answer).toMatchObject({ rows: [{ line: 1, values: { username: 'ada', age: '20' }, errors: [] }] })
  })

  it('shows an administrator which rows only a super administrator may create', async () => {
    const csv = 'chef;chef@example.org;40;;;;ADMIN\nbof;bof@example.org;40;;;;roi'
    expect(await checked(csv)).toEqual([
      [1, 'role choice'],
      [2, 'role choice'],
    ])
    expect(await checked(csv, 'superadmin')).toEqual([[1], [2, 'role choice']])
    const chef = csv.split('\n')[0] ?? ''
    expect(await refusedWith(importAs('admin', chef))).toBe('403 auth/forbidden')
    expect((await imported(chef, 'superadmin')).users[0]?.role.name).toBe('ROLE_ADMIN')
  })
})

it('a list has one to five hundred readable rows', async () => {
  const many = Array.from({ length: 501 }, (_, index) => `foule${index};f${index}@example.org;20`).join('\n')
  const refused = async (csv: string) => (await refusalOf(importAs('admin', csv, true))).violations
  expect(await refused(many)).toMatchObject([{ propertyPath: 'csv', code: 'validation/too-long' }])
  expect(await refused('username;email;age\n')).toMatchObject([{ code: 'validation/empty' }])
  expect(await refused('"a;b')).toMatchObject([{ propertyPath: 'csv', code: 'validation/quotes' }])
  const mixed = 'username,email,age\nana;ana@b.fr;20'
  expect(await refused(mixed)).toMatchObject([{ propertyPath: 'csv', code: 'validation/separators' }])
  const nameless = 'Nom;Prénom;Classe\nRoy;Ana;2A\nDiallo;Ben;2A'
  expect(await refused(nameless)).toMatchObject([{ propertyPath: 'csv', code: 'validation/email-column' }])
  const missing = (await server.client('admin'))('importUsers', { body: {} as { csv: string } })
  expect((await refusalOf(missing)).detail).toBe('Required')
  const large = importAs('admin', 'x'.repeat(1024 * 1024))
  expect(await refusedWith(large)).toBe('413 request/too-large')
})

it('an import is refused to players and to anonymous visitors', async () => {
  expect(await refusedWith(importAs('joueur1', 'a;a@b.fr;20'))).toBe('403 auth/forbidden')
  expect(await refusedWith(importAs(undefined, 'a;a@b.fr;20'))).toBe('401 auth/required')
})

it('generated passwords can be read aloud, are all different and as long as the rule requires', () => {
  const made = Array.from({ length: 200 }, () => generatePassword(12))
  expect(new Set(made).size).toBe(200)
  for (const password of made) expect(password).toMatch(/^[a-z]{6}-[a-z]{6}-[2-9]{4}$/)
  expect(generatePassword(100).length).toBeGreaterThanOrEqual(100)
  expect(generatePassword(200)).toHaveLength(200)
})
