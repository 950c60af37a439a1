import { expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

test('canonical JSON sorts keys as text, keeps lists, leaves no space', () => {
  const value = { b: [{ z: 1, a: null }, 'é"'], 2154: 1, 211: 2, a: true }
  expect(canonicalJson(value)).toBe('{"211":2,"2154":1,"a":true,"b":[{"a":null,"z":1},"é\\""]}')
})

test('canonical JSON does not see absent fields, nor the order of keys', () => {
  expect(canonicalJson({ x: 1, y: undefined })).toBe(canonicalJson({ x: 1 }))
  expect(canonicalJson({ x: 1, y: 2 })).toBe(canonicalJson({ y: 2, x: 1 }))
  expect(JSON.parse(canonicalJson({ list: [undefined, 1] }))).toEqual({ list: [null, 1] })
})
