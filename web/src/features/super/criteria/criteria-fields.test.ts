import type { CriterionRule } from '@trimestre/contract/criteria'
import { expect, test } from 'vitest'
import { changesOf, defaultsOf, faultOf } from './criteria-fields.ts'

const rule = { name: 'coefDemande', min: 0.2, max: 3, default: 1 } as CriterionRule

test('accepts only numbers within the bounds of the model', () => {
  const faults = [null, Number.NaN, 0.1, 3.01, 0.2, 3].map(value => faultOf(value, rule))
  expect(faults).toEqual(['required', 'number', 'out-of-bounds', 'out-of-bounds', null, null])
})

test('sends only the values that differ from the saved ones', () => {
  expect(changesOf({ a: 1, b: 2.5, c: 0 }, { a: 1, b: 2, c: 0 })).toEqual({ b: 2.5 })
  expect(changesOf(defaultsOf([rule]), { coefDemande: 1 })).toEqual({})
})
