import type { Decision } from '@trimestre/contract/decisions'
import { expect, test } from 'vitest'
import { areaState, countSaved } from './area-progress.ts'

const decision = (part: Partial<Decision>): Decision =>
  ({
    name: 'prixVente',
    value: 50,
    default: 45,
    draft: null,
    previous: 50,
    origin: 'carried',
    standing: true,
    editable: true,
    ...part,
  }) as Decision

test('an untouched area is still to see', () => {
  expect(areaState([decision({})])).toBe('toSee')
})

test('a saved area stays saved until a draft differs from it', () => {
  expect(areaState([decision({ origin: 'saved', value: 52 })])).toBe('saved')
  expect(areaState([decision({ origin: 'saved', value: 52, draft: 52 })])).toBe('saved')
  expect(areaState([decision({ origin: 'saved', value: 52, draft: 60 })])).toBe('draft')
})

test('ignores a draft that repeats the value in force', () => {
  expect(areaState([decision({ origin: 'draft', value: 50, draft: 50 })])).toBe('toSee')
  expect(areaState([decision({ origin: 'draft', value: 55, draft: 55 })])).toBe('draft')
})

test('does not count closed areas among those to save', () => {
  expect(areaState([decision({ editable: false })])).toBe('closed')
  expect(
    countSaved([
      { area: 'ventes', state: 'saved' },
      { area: 'marketing', state: 'draft' },
      { area: 'qualite', state: 'closed' },
    ]),
  ).toEqual({ saved: 1, total: 2 })
})
