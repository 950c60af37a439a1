import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const root = '/srv/trimestre'

it('listens on this machine only by default, and then has demo accounts', () => {
  const config = readConfig({}, root)
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: '/srv/trimestre/data' })
  expect(config).toMatchObject({ timezone: 'Europe/Paris', demoAccounts: true, passwordLengthMin: 1 })
})

it('has no demo accounts and requires long passwords when other machines can reach the server', () => {
  expect(readConfig({ HOST: '0.0.0.0' }, root)).toMatchObject({ demoAccounts: false, passwordLengthMin: 12 })
  expect(readConfig({ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' }, root).demoAccounts).toBe(true)
  expect(readConfig({ DEMO_ACCOUNTS: '0' }, root).demoAccounts).toBe(false)
})

describe('a server that other machines can reach', () => {
  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.4' },
    { PUBLIC_URL: 'https://jeu.ecole.example' },
    { PUBLIC_URL: 'http://192.168.1.4:3000' },
    { PUBLIC_URL: 'https://localhost.ecole.example' },
    { PUBLIC_URL: 'https://127.0.0.1.ecole.example' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: 'loopback' },
    { PUBLIC_URL: 'https://jeu.ecole.example', TRUST_PROXY: '1' },
  ])('has, with %j, no demo accounts unless they are requested, and requires long passwords', env => {
    const closed = { isPublic: true, demoAccounts: false, publicPasswords: false, passwordLengthMin: 12 }
    expect(readConfig(env, root)).toMatchObject(closed)
    const wanted = { isPublic: true, demoAccounts: true, publicPasswords: true, passwordLengthMin: 1 }
    expect(readConfig({ ...env, DEMO_ACCOUNTS: '1' }, root)).toMatchObject(wanted)
  })

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { PUBLIC_URL: 'http://localhost:8080' },
    { PUBLIC_URL: 'http://[::1]:3000/' },
    { PUBLIC_URL: 'https://trimestre.localhost' },
    { TRUST_PROXY: '0' },
  ])('does not result from %j', env => {
    const open = { isPublic: false, demoAccounts: true, publicPasswords: false, passwordLengthMin: 1 }
    expect(readConfig(env, root)).toMatchObject(open)
  })
})

describe('PUBLIC_URL', () => {
  it.each([
    ['https://jeu.ecole.example', 'https://jeu.ecole.example'],
    ['https://jeu.ecole.example/', 'https://jeu.ecole.example'],
    ['HTTPS://Jeu.Ecole.example:443/', 'https://jeu.ecole.example'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('reads %s as %s', (given, origin) => {
    expect(readConfig({ PUBLIC_URL: given }, root).publicUrl).toBe(origin)
  })

  it.each([
    ['http://127.0.0.1:3080/trimestre', 'path'],
    ['https://www.ecole.fr/trimestre/', 'path'],
    ['https://www.ecole.fr//trimestre', 'path'],
    ['https://www.ecole.fr/index.html?x=1#y', 'path'],
    ['https://www.ecole.fr/?x=1', 'query'],
    ['https://www.ecole.fr?', 'query'],
    ['https://www.ecole.fr/#jeu', 'fragment'],
    ['https://www.ecole.fr#', 'fragment'],
    ['https://jeu:hunter2@www.ecole.fr', 'username or password'],
    ['https://jeu@www.ecole.fr/trimestre', 'username or password'],
  ])('refuses %s because of its %s', (given, excess) => {
    const read = () => readConfig({ PUBLIC_URL: given }, root)
    const sentence = `PUBLIC_URL must have no ${excess}: the product is served at the root of a name of its own.`
    expect(read).toThrow(new ConfigError(sentence))
  })
})

it.each([
  { PORT: '70000' },
  { TRUST_PROXY: 'yes' },
  { TRUST_PROXY: '10.0.0.0/40' },
  { PUBLIC_URL: 'https://' },
  { PORT: '3.5' },
  { PORT: '0x50' },
  { TRUST_PROXY: '00' },
  { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' },
  { DATABASE_SCHEMA: 'x'.repeat(64), DATABASE_URL: 'postgres://u@h/d' },
  { DATABASE_SCHEMA: 'a\nb', DATABASE_URL: 'postgres://u@h/d' },
  { RATE_LIMIT: 'OFF' },
  { RATE_LIMIT: 'false' },
  { JWT_SECRET: ' '.repeat(40) },
  { METRICS: ' '.repeat(20) },
  { DEMO_ACCOUNTS: 'yes' },
  { REGISTRATION: 'no' },
  { SOLO_GAMES: 'no' },
  { APP_TIMEZONE: 'Europe/Atlantis' },
  { JWT_SECRET: 'short' },
  { PUBLIC_URL: 'javascript:alert(1)' },
  { PUBLIC_URL: 'jeu.example.org' },
  { SMTP_URL: 'mail.example.org' },
  { SMTP_URL: 'http://mail.example.org' },
  { EMAIL_DOMAINS: 'lycee' },
  { EMAIL_DOMAINS: 'lycee.paris ecole.school' },
  { EMAIL_DOMAINS: '*.paris' },
  { MAIL_FROM: 'nobody' },
  { MAIL_FROM: 'a@example.org, b@example.org' },
  { MAIL_FROM: 'Le jeu <nobody>' },
  { MAIL_FROM: '"Le jeu' },
  { MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' },
  { ADMIN_USERNAME: 'root' },
  { S3_BUCKET_URL: 'https://s3.example.org/trimestre' },
  { S3_ACCESS_KEY_ID: 'key' },
  { PASSWORD_MIN_LENGTH: '0' },
  { DATABASE_CONNECTIONS: '3' },
])('names the variable that is wrong in %j', env => {
  const [name = ''] = Object.keys(env)
  expect(() => readConfig(env, root)).toThrow(ConfigError)
  expect(() => readConfig(env, root)).toThrow(name)
})

it('does not repeat the password in an invalid SMTP_URL', () => {
  expect(() => readConfig({ SMTP_URL: 'smpt://user:hunter2@mail.example.org' }, root)).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  )
})

describe('the settings of an object store', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' }

  it('name a bucket, a key and a region', () => {
    expect(readConfig({}, root).objectStore).toBeUndefined()
    const { objectStore } = readConfig({ ...keys, S3_BUCKET_URL: 'https://s3.example.org/trimestre/' }, root)
    expect(objectStore).toEqual({
      url: 'https://s3.example.org/trimestre',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    })
  })

  it.each(['trimestre', 's3://trimestre', 'https://key:hunter2@s3.example.org/x', 'https://x/y?z=hunter2'])(
    'are refused with the address %s, in a message without the secret',
    url => {
      const read = () => readConfig({ ...keys, S3_BUCKET_URL: url }, root)
      expect(read).toThrow('S3_BUCKET_URL must be')
      expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hunter2') }))
    },
  )
})

it('sends mails from the domain of the school by default', () => {
  expect(readConfig({}, root).mailFrom).toBe('Trimestre <no-reply@localhost>')
  expect(readConfig({ PUBLIC_URL: 'https://jeu.ecole.example/' }, root).mailFrom).toBe(
    'Trimestre <no-reply@jeu.ecole.example>',
  )
  expect(readConfig({ MAIL_FROM: 'Le jeu <jeu@ecole.example>' }, root).mailFrom).toBe(
    'Le jeu <jeu@ecole.example>',
  )
})

it('trusts the addresses of an identity provider only when configured to', () => {
  const provider = { OIDC_ISSUER: 'https://id.ecole.example', OIDC_CLIENT_ID: 'trimestre' }
  const trusts = (OIDC_TRUST_EMAIL?: string) =>
    readConfig({ ...provider, OIDC_TRUST_EMAIL }, '/srv').oidc?.trustsEmail
  expect([trusts(), trusts('0'), trusts(''), trusts('1')]).toEqual([false, false, false, true])
  expect(() => trusts('yes')).toThrow('OIDC_TRUST_EMAIL must be 0 or 1; it is "yes".')
})

it.each([
  ['"Jeu @ École" <jeu@ecole.example>', '"Jeu @ École" <jeu@ecole.example>'],
  ['Jeu @ École <jeu@ecole.example>', '"Jeu @ École" <jeu@ecole.example>'],
  ['"Jeu, le \\"vrai\\"" <jeu@ecole.example>', '"Jeu, le \\"vrai\\"" <jeu@ecole.example>'],
  ['jeu@ecole.example', 'jeu@ecole.example'],
  ['<jeu@ecole.example>', 'jeu@ecole.example'],
])('accepts the sender %s and quotes its name where necessary', (given, sender) => {
  expect(readConfig({ MAIL_FROM: given }, root).mailFrom).toBe(sender)
})

it('reads the domains of the school', () => {
  expect(readConfig({}, root).emailDomains).toEqual([])
  expect(readConfig({ EMAIL_DOMAINS: 'Lycee.paris, @ecole.school,' }, root).emailDomains).toEqual([
    'lycee.paris',
    'ecole.school',
  ])
})
