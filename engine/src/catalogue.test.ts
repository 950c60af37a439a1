import { describe, expect, test } from 'vitest'
import {
  accounts,
  alerts,
  criteria,
  decisionItems,
  demandEffects,
  events,
  levels,
  marketTypes,
  menus,
  phases,
  resultFields,
} from './index.ts'
import { eventOf, idleGame, quarterOf } from './testing/index.ts'

describe('the catalogues', () => {
  test('are complete', () => {
    const sizes = [
      criteria,
      decisionItems,
      menus,
      phases,
      marketTypes,
      events,
      accounts,
      resultFields,
      alerts,
      demandEffects,
      levels,
    ]
    expect(sizes.map(list => list.length)).toEqual([128, 26, 11, 4, 5, 25, 56, 78, 9, 10, 4])
  })

  test('contain no duplicates', () => {
    for (const keys of [
      criteria.map(({ name }) => name),
      decisionItems.map(({ key }) => key),
      events.map(({ key }) => key),
      accounts.map(({ number }) => number),
      resultFields.map(({ key }) => key),
    ]) {
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('keep defaults within ranges', () => {
    for (const { default: standard, min, max } of [...criteria, ...decisionItems]) {
      expect(standard).toBeGreaterThanOrEqual(min)
      expect(standard).toBeLessThanOrEqual(max)
    }
  })

  test('list accounts in text order, which the closing piece follows', () => {
    const numbers = accounts.map(({ number }) => number)
    expect([...numbers].sort()).toEqual(numbers)
  })

  test('name exactly the fields of a result and the effects that explain demand', () => {
    const { result, statements } = quarterOf({})
    expect(Object.keys(result).sort()).toEqual(resultFields.map(({ key }) => key as string).sort())
    const { total: _, ...effects } = statements.demande.effets
    expect(Object.keys(effects).sort()).toEqual(demandEffects.map(({ key }) => key as string).sort())
  })

  test('put every decision in a decision menu', () => {
    for (const { menu } of decisionItems) expect(menus.find(({ key }) => key === menu)?.kind).toBe('decision')
  })

  test('contain only events that change known criteria, of which the tax alone is mandatory', () => {
    const names = new Set(criteria.map(({ name }) => name))
    for (const { impact } of events)
      for (const { criterion } of impact) expect(names.has(criterion)).toBe(true)
    expect(events.filter(({ mandatory }) => mandatory).map(({ key }) => key)).toEqual(['impot'])
    expect(() => eventOf('inconnu')).toThrow('no such event')
  })
})

test('ten idle companies have the same value', () => {
  const last = idleGame(10, 4).at(-1)
  expect(new Set(Object.values(last?.companies ?? {}).map(({ result }) => result.valeurSociete)).size).toBe(1)
})
