import pg from 'pg'
import { describe, expect, it, test } from 'vitest'
import { ConfigError } from '../config.ts'
import {
  applicationNameOf,
  parametersOf,
  placeOf,
  readAddress,
  sslAttempts,
  withOptions,
  withSchema,
  withSslMode,
} from './address.ts'

/** Returns the parameters that node-postgres parses from an address. */
const readByDriver = (connectionString: string): Record<string, unknown> =>
  Reflect.get(new pg.Client({ connectionString }), 'connectionParameters')

const at = (account: string) => `postgres://${account}@db.example.org/game`

describe('the address of DATABASE_URL', () => {
  it.each([
    'p@ss',
    'p:ss',
    'pass word',
    'p%40ss',
    'p%C3%A9ss',
    'p!$&()*+,;=ss',
    'p[s]s',
    'p"<>^`{|}s',
    'pässe',
  ])('accepts the password %s', password => {
    expect(readByDriver(readAddress(at(`user:${password}`)))).toMatchObject({
      user: 'user',
      password: password.includes('%') ? decodeURIComponent(password) : password,
      host: 'db.example.org',
      database: 'game',
    })
  })

  it.each([
    'pa#ss',
    'pa/ss',
    'pa?ss',
    'pa%ss',
    'pa%zz',
    'pa%E9',
    '12#ss',
    '12/ss',
    '12?ss',
    'a@b/c',
    'a@b?c',
    'a@b#c',
  ])('refuses the password %s, which is not percent-encoded, without repeating it', password => {
    const read = () => readAddress(at(`user:${password}`))
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^DATABASE_URL cannot be read: .*percent-encoded/)
    expect(read).not.toThrow(password)
  })

  it.each(['host=db dbname=game', 'mysql://u:p@h/d', 'db.example.org', '/run/postgresql game', ''])(
    'refuses %j, which is not an address',
    given => {
      expect(() => readAddress(given)).toThrow(/^DATABASE_URL must be the address of a PostgreSQL server/)
    },
  )

  it('may refer to a socket', () => {
    const address = readAddress('postgres://user@/game?host=/run/postgresql&port=5433')
    expect(placeOf(address)).toBe('/run/postgresql/game')
    expect(sslAttempts(address)).toEqual(['disable'])
  })

  it('is shown with host and database, never with the account', () => {
    expect(placeOf(readAddress(at('user:secret')))).toBe('db.example.org/game')
  })
})

describe('sslmode', () => {
  const attempts = (query: string) => sslAttempts(`${at('user:p')}${query}`)

  test.each([
    ['', ['require', 'disable']],
    ['?sslmode=disable', ['disable']],
    ['?sslmode=allow', ['disable', 'require']],
    ['?sslmode=prefer', ['require', 'disable']],
    ['?sslmode=require', ['require']],
    ['?sslmode=verify-ca', ['verify-ca']],
    ['?sslmode=verify-full', ['verify-full']],
    ['?sslmode=no-verify', ['require']],
    ['?ssl=true', ['verify-full']],
    ['?ssl=0', ['disable']],
  ])('of %j makes the product try %j', (query, expected) => {
    expect(attempts(query)).toEqual(expected)
  })

  it('accepts no other values', () => {
    expect(() => attempts('?sslmode=on')).toThrow('DATABASE_URL: sslmode must be one of disable, allow,')
  })

  it('is passed on to node-postgres', () => {
    const ssl = (mode: Parameters<typeof withSslMode>[1], query = '') =>
      readByDriver(withSslMode(`${at('user:p')}${query}`, mode)).ssl
    expect(ssl('disable')).toBe(false)
    expect(ssl('require')).toEqual({ rejectUnauthorized: false })
    expect(ssl('verify-full')).toEqual({})
    expect(ssl('verify-full', '?sslrootcert=system')).toEqual({})
  })
})

describe('session settings', () => {
  it('are added to those of the address', () => {
    const address = withOptions(`${at('u')}?options=-c%20geqo%3Doff&connect_timeout=5`, '-c jit=off')
    expect(readByDriver(address)).toMatchObject({ options: '-c geqo=off -c jit=off' })
  })

  it('contain the schema as PostgreSQL parses it: quoted, with blanks and backslashes escaped', () => {
    const address = withSchema(at('u'), 'a "b" \\c')
    expect(parametersOf(address).get('options')).toBe('-c search_path="a\\ ""b""\\ \\\\c"')
    expect(applicationNameOf(address)).toBe('trimestre a%20%22b%22%20%5Cc')
  })

  it('keep the application name unchanged for the schema public, and distinct for other schemas', () => {
    expect(applicationNameOf(withSchema(at('u'), 'public'))).toBe('trimestre')
    const school = 'lycée polyvalent général et technologique Victor Hugo'
    const names = [`${school} nord`, `${school} sud`].map(schema =>
      applicationNameOf(withSchema(at('u'), schema)),
    )
    expect(names.map(({ length }) => length)).toEqual([63, 63])
    expect(new Set(names).size).toBe(2)
    expect(applicationNameOf(at('u'))).toBe('trimestre')
  })
})
