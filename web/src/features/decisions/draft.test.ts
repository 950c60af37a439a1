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

test('the draft of this device goes before the one of the server, which goes before what is in force', () => {
  const local = { at: '2026-01-01T10:00:00Z', values: { prixVente: 55 }, texts: {} }
  const withDraft = decision({ draft: 52 })
  expect(startingValues([withDraft], local)).toEqual({ values: { prixVente: 55 }, from: 'device' })
  expect(startingValues([withDraft], null)).toEqual({ values: { prixVente: 52 }, from: 'server' })
  expect(startingValues([decision({})], null)).toEqual({ values: { prixVente: 50 }, from: 'saved' })
})

test('a field left empty on this device comes back empty', () => {
  const local = { at: '2026-01-01T10:00:00Z', values: { prixVente: null }, texts: {} }
  expect(startingValues([decision({})], local).values).toEqual({ prixVente: null })
})

test('a draft equal to what is saved is no draft', () => {
  expect(startingValues([decision({ draft: 50 })], null).from).toBe('saved')
})

test('closed decisions take no part', () => {
  const closed = decision({ editable: false })
  expect(startingValues([closed], null).values).toEqual({})
  expect(hasChanges([closed], {})).toBe(false)
})

test('behind an unsaved draft stands the value before, or the default of a one-off decision', () => {
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
