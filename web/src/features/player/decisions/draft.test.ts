import type { Decision } from '@trimestre/contract/decisions'
import { expect, test } from 'vitest'
import { hasChanges, startingValues, valuesInForce } from './draft.ts'

const decision = (part: Partial<Decision>): Decision =>
  ({
    name: 'prixVente',
    value: 50,
    default: 45,
    draft: null,
    previous: 48,
    origin: 'saved',
    standing: true,
    editable: true,
    ...part,
  }) as Decision

test('prefers the draft of this device to the draft of the server, and that one to the value in force', () => {
  const local = { at: '2026-01-01T10:00:00Z', values: { prixVente: 55 }, texts: {} }
  const withDraft = decision({ draft: 52 })
  expect(startingValues([withDraft], local)).toEqual({ values: { prixVente: 55 }, from: 'device' })
  expect(startingValues([withDraft], null)).toEqual({ values: { prixVente: 52 }, from: 'server' })
  expect(startingValues([decision({})], null)).toEqual({ values: { prixVente: 50 }, from: 'saved' })
})

test('restores an empty field of this device as empty', () => {
  const local = { at: '2026-01-01T10:00:00Z', values: { prixVente: null }, texts: {} }
  expect(startingValues([decision({})], local).values).toEqual({ prixVente: null })
})

test('does not count a draft equal to the saved value as a draft', () => {
  expect(startingValues([decision({ draft: 50 })], null).from).toBe('saved')
})

test('ignores closed decisions', () => {
  const closed = decision({ editable: false })
  expect(startingValues([closed], null).values).toEqual({})
  expect(hasChanges([closed], {})).toBe(false)
})

test('replaces an unsaved draft with the previous value, or with the default of a one-off decision', () => {
  const standing = decision({ origin: 'draft', value: 52, draft: 52 })
  const oneOff = decision({
    name: 'embauches',
    standing: false,
    origin: 'draft',
    value: 4,
    draft: 4,
    default: 0,
    previous: 7,
  })
  expect(valuesInForce([standing, oneOff])).toEqual({ prixVente: 48, embauches: 0 })
  expect(hasChanges([standing], { prixVente: 52 })).toBe(true)
})
