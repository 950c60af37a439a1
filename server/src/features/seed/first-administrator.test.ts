import { expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../platform/config.ts'
import { readAdministrator } from './first-administrator.ts'

const readFrom = (username: string, password: string, env: NodeJS.ProcessEnv = {}) =>
  readAdministrator(readConfig({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ...env }, '/srv'))

const outside = { HOST: '0.0.0.0' }
const good = 'une longue phrase secrète'

it.each<[string, string, NodeJS.ProcessEnv]>([
  ['prof', 'prof', outside],
  ['superadmin', 'superadmin', outside],
  ['chef', 'superadmin', { ...outside, PASSWORD_MIN_LENGTH: '1' }],
  ['chef', 'short', outside],
  ['chef', 'motdepasse123', { HOST: '0.0.0.0', DEMO_ACCOUNTS: '0' }],
  ['chef.du.jeu.entier@ecole.org', 'Chef.du.jeu.entier', outside],
  ['chef', 'x'.repeat(201), {}],
  ['chef', 'x'.repeat(201), outside],
])(
  'refuses the administrator %s with the password %s under %j without repeating the password',
  (...given) => {
    expect(() => readFrom(...given)).toThrow(ConfigError)
    expect(() => readFrom(...given)).toThrow(/^ADMIN_PASSWORD must have [^\n]+\.$/)
    expect(() => readFrom(...given)).not.toThrow(given[1].slice(0, 30))
  },
)

it.each(['a\nb', 'a\u202eb', ' ', 'x'.repeat(256)])('refuses the username %j', username => {
  expect(() => readFrom(username, good)).toThrow(/^ADMIN_USERNAME must be [^\n]+\.$/)
})

it('accepts any password on a local server, and a strong one only on a server that others can reach', () => {
  expect(readFrom('prof', 'prof')).toMatchObject({ username: 'prof', email: 'prof@example.org' })
  expect(readFrom('prof', 'prof', { DEMO_ACCOUNTS: '0' })).toMatchObject({ username: 'prof' })
  expect(readFrom('chef', 'secret-9', outside)).toMatchObject({ password: 'secret-9' })
  expect(readFrom(' Prof ', good, outside)).toMatchObject({ username: 'Prof', password: good })
  expect(readAdministrator(readConfig({}, '/srv'))).toBeUndefined()
})
