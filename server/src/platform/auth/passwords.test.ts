import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

it('verifies a password over its whole length and in any Unicode normal form', async () => {
  const passwords = createPasswords()
  const long = 'é'.repeat(200)
  const stored = await passwords.hash(long)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await passwords.verify(stored, long.normalize('NFD'))).toBe(true)
  expect(await passwords.verify(stored, 'é'.repeat(199))).toBe(false)
  expect(await passwords.pretendToVerify('anything')).toBe(false)
})

it('still works after a stored hash that is not a hash', async () => {
  const passwords = createPasswords()
  await expect(passwords.verify('no hash', 'anything')).rejects.toThrow('Decoding failed')
  expect(await passwords.pretendToVerify('anything')).toBe(false)
})
