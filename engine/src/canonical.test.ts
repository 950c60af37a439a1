import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'

/** Writes a value with every object as a list of sorted pairs: slow and simple. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${plainly(field)}`).join(',')}}`
}

it('writes keys in text order, including those that look like numbers', () => {
  expect(canonicalJson({ b: 1, 355: 2, 2154: 3, a: { z: null, y: [true, 'é"'] } })).toBe(
    '{"2154":3,"355":2,"a":{"y":[true,"é\\""],"z":null},"b":1}',
  )
})

it('leaves out undefined fields, and writes NaN and undefined list items as null', () => {
  expect(canonicalJson({ b: undefined, a: Number.NaN, c: [undefined, -0] })).toBe('{"a":null,"c":[null,0]}')
})

it('writes the same bytes as the simple way for any document, and they parse to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const text = canonicalJson(value)
      expect(text).toBe(plainly(value))
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
