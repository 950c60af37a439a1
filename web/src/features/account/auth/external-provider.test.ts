import { afterEach, expect, test, vi } from 'vitest'
import { isRegistrationClosed } from './external-provider.ts'

const openPage = (dataset: { registration?: string }) =>
  vi.stubGlobal('document', { documentElement: { dataset } })

afterEach(() => vi.unstubAllGlobals())

test('uses the registration setting of the page until the server has responded', () => {
  openPage({ registration: 'closed' })
  expect(isRegistrationClosed({ state: 'loading' })).toBe(true)
  expect(isRegistrationClosed({ state: 'failed', error: null, retry: () => undefined })).toBe(true)
  expect(isRegistrationClosed({ state: 'absent', registration: true })).toBe(false)
  openPage({})
  expect(isRegistrationClosed({ state: 'loading' })).toBe(false)
  expect(isRegistrationClosed({ state: 'present', name: 'ENT', registration: false })).toBe(true)
})
