import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const root = mkdtempSync(join(tmpdir(), 'site-'))
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(root, name), content)
  return name
}
const siteOf = (env: NodeJS.ProcessEnv) => readConfig(env, root).site

it('presents nothing of its own by default', () => {
  expect(siteOf({})).toEqual({ name: undefined, logo: undefined, contact: undefined, dpo: undefined })
})

it('reads the names of the school and of those who answer', () => {
  const env = {
    SITE_NAME: ' Lycée des Lilas ',
    CONTACT: 'Vie scolaire <contact@ecole.example>',
    DPO: 'dpo@ecole.example',
  }
  expect(siteOf(env)).toMatchObject({
    name: 'Lycée des Lilas',
    contact: 'Vie scolaire <contact@ecole.example>',
    dpo: 'dpo@ecole.example',
  })
})

it.each([
  ['logo.png', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'image/png'],
  ['logo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  [
    'logo.svg',
    '<?xml version="1.0"?>\n<!-- drawn here -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    'image/svg+xml',
  ],
])('recognises the logo %s by its content', (name, content, type) => {
  const logo = siteOf({ SITE_LOGO: file(name, content) }).logo
  expect(logo?.type).toBe(type)
  expect(logo?.address).toMatch(/^\/site-logo\/[\da-f]{16}$/)
})

it.each([
  [{ SITE_NAME: 'x'.repeat(61) }, 'SITE_NAME must be one line of at most 60 characters.'],
  [{ CONTACT: 'a\nb' }, 'CONTACT must be one line of at most 200 characters.'],
  [{ SITE_LOGO: 'missing.png' }, 'SITE_LOGO must be a file that can be read; it is "missing.png".'],
  [
    { SITE_LOGO: file('page.svg', '<html><svg></svg></html>') },
    'SITE_LOGO must be a PNG, JPEG or SVG picture of at most 512 kB; it is "page.svg".',
  ],
])('refuses %o and says what is accepted', (env, message) => {
  expect(() => siteOf(env)).toThrow(new ConfigError(message))
})
