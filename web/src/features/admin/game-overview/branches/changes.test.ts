import type { Violation } from '@trimestre/contract/errors'
import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import {
  actingEvents,
  type Change,
  changesBody,
  changesFrom,
  emptyChange,
  isRepeated,
  publishedQuarters,
  refusedChanges,
} from './changes.ts'

const acting = (id: number, nbTour: number, key: string | null = null) => ({ nbTour, event: { id, key } })
const game = {
  eventGames: [acting(1, 1, 'impot'), acting(1, 2, 'impot'), acting(5, 2), acting(6, 2), acting(7, 3)],
} as Game

const price = (id: number, changes: Partial<Extract<Change, { kind: 'decision' }>> = {}): Change => ({
  ...{ id, kind: 'decision', companyId: 7, quarter: 2, name: 'prixVente', value: 60 },
  ...changes,
})
const criterion = (id: number, name: string | null, value: number | null): Change => ({
  ...{ id, kind: 'criterion', name, value },
})

test('a branch starts from a quarter that players see', () => {
  const rounds = [
    { roundNb: 1, state: 'published' },
    { roundNb: 3, state: 'published' },
    { roundNb: 2, state: 'published' },
    { roundNb: 4, state: 'hidden' },
    { roundNb: 5, state: 'open' },
  ]
  expect(publishedQuarters({ rounds } as Game)).toEqual([1, 2])
})

test('changes of events begin with those that acted, without the tax', () => {
  expect(actingEvents(game, 2)).toEqual([5, 6])
  expect(emptyChange('events', { id: 1, quarter: 3, game })).toEqual({
    ...{ id: 1, kind: 'events', quarter: 3, events: [7] },
  })
})

test('changes before the first quarter of the branch move to it', () => {
  const events: Change = { id: 2, kind: 'events', quarter: 2, events: [] }
  expect(changesFrom([price(1), events, criterion(3, 'a', 1)], 3, game)).toEqual([
    price(1, { quarter: 3 }),
    { ...events, quarter: 3, events: [7] },
    criterion(3, 'a', 1),
  ])
  expect(changesFrom([price(1, { quarter: 4 }), events], 2, game)).toEqual([price(1, { quarter: 4 }), events])
})

test('complete changes are sent by company, quarter and name', () => {
  const changes: Change[] = [
    price(1),
    price(2, { quarter: 3, value: 65 }),
    price(3, { name: 'emprunt', value: 0 }),
    price(4, { companyId: 8, value: null }),
    criterion(5, 'taux', 0.5),
    criterion(6, null, 3),
    { id: 7, kind: 'events', quarter: 2, events: [] },
    { id: 8, kind: 'phase', phase: 'Declin' },
  ]
  expect(changesBody(changes)).toEqual({
    decisions: { 7: { 2: { prixVente: 60, emprunt: 0 }, 3: { prixVente: 65 } } },
    criteria: { taux: 0.5 },
    events: { 2: [] },
    phase: 'Declin',
  })
  expect(changesBody([criterion(1, 'taux', 1)])).toEqual({ criteria: { taux: 1 } })
})

test('a second change of the same thing repeats it', () => {
  const changes: Change[] = [
    price(1),
    price(2, { quarter: 3 }),
    price(3),
    criterion(4, null, 1),
    criterion(5, null, 1),
    { id: 6, kind: 'events', quarter: 2, events: [] },
    { id: 7, kind: 'events', quarter: 2, events: [5] },
  ]
  expect(changes.filter(change => isRepeated(changes, change)).map(({ id }) => id)).toEqual([3, 7])
})

test('refused values belong to their changes, and everything else to the form', () => {
  const changes: Change[] = [
    price(1),
    price(2, { companyId: 8 }),
    price(3, { companyId: 9, quarter: 4 }),
    criterion(4, 'taux', 1),
    { id: 5, kind: 'events', quarter: 3, events: [99] },
    { id: 6, kind: 'phase', phase: 'Declin' },
  ]
  const violation = (propertyPath: string): Violation => ({
    ...{ propertyPath, message: '', code: 'validation/unknown' },
  })
  const refusedBy = (...paths: string[]) => {
    const { byChange, others } = refusedChanges(changes, paths.map(violation))
    return [[...byChange.keys()], others.map(({ propertyPath }) => propertyPath)]
  }
  expect(refusedBy('changes.decisions.7.2.prixVente')).toEqual([[1], []])
  expect(refusedBy('changes.decisions.8', 'changes.decisions.9.4')).toEqual([[2, 3], []])
  expect(refusedBy('changes.criteria.taux', 'changes.phase')).toEqual([[4, 6], []])
  expect(refusedBy('changes.events.3.0')).toEqual([[5], []])
  expect(refusedBy('fromQuarter', 'changes', 'changes.decisions.1.2.prixVente')).toEqual([
    [],
    ['fromQuarter', 'changes', 'changes.decisions.1.2.prixVente'],
  ])
})
