import {
  explainedCriteria,
  explainedFigures,
  explanationTextKeys,
} from '@trimestre/contract/explanation-texts'
import { newspaperFacts } from '@trimestre/contract/newspaper'
import { expect, test } from 'vitest'
import criteria from './locales/fr/criteria.json' with { type: 'json' }
import explain from './locales/fr/explain.json' with { type: 'json' }
import player from './locales/fr/player.json' with { type: 'json' }

const groups: Record<string, Record<string, unknown>> = explain
const textOf = (key: string): unknown => {
  const [group = '', name = ''] = key.split('.')
  return groups[group]?.[name]
}

test('every formula, cause, source and input that the server can name has a text', () => {
  expect(explanationTextKeys.length).toBeGreaterThan(130)
  expect(explanationTextKeys.filter(key => !textOf(key))).toEqual([])
  expect(explainedCriteria.filter(name => !(name in criteria.rule))).toEqual([])
})

test('every figure of a result or statement has a name; cash flows use the name of their entry', () => {
  const lines: Record<string, string> = { ...player.line, ...explain.line }
  const named: Record<string, (name: string) => string | undefined> = {
    result: name => ({ ...player.figure, budgetpub: player.figure.budgetPub })[name as 'demande'],
    marche: name => explain.market[name as 'prixMoyen'],
    tresorerie: () => 'by its piece',
  }
  const unnamed = explainedFigures.filter(id => {
    const [group = '', name = ''] = id.split('.')
    return !(named[group] ?? (line => lines[line]))(name)
  })
  expect(unnamed).toEqual([])
})

test('every kind of news has a text', () => {
  const kinds = newspaperFacts.map(fact => fact.shape.kind.value)
  expect(kinds.filter(kind => !textOf(`news.${kind}`))).toEqual([])
})
