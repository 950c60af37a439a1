import { afterEach, expect, test, vi } from 'vitest'
import { isEmail } from './email.ts'

const openPage = (dataset: { emailDomains?: string }) =>
  vi.stubGlobal('document', { documentElement: { dataset } })

afterEach(() => vi.unstubAllGlobals())

test('an address needs a top-level domain of two to four letters', () => {
  openPage({})
  expect(isEmail('lea@ecole.fr')).toBe(true)
  expect(isEmail('lea@ecole.online')).toBe(false)
  expect(isEmail('lea@ecole')).toBe(false)
})

test('an address of a domain that the page lists accepts any top-level domain', () => {
  openPage({ emailDomains: 'ecole.online,lycee.paris' })
  expect(isEmail('lea@ecole.online')).toBe(true)
  expect(isEmail('lea@autre.online')).toBe(false)
})
