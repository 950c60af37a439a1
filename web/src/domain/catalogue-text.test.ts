import type { Item, Menu } from '@trimestre/contract/catalogue'
import type { Decision } from '@trimestre/contract/decisions'
import type { GameEvent } from '@trimestre/contract/games'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { createFormat } from '../i18n/format.ts'
import arabic from '../i18n/locales/ar/catalogue.json' with { type: 'json' }
import criteria from '../i18n/locales/ar/criteria.json' with { type: 'json' }
import {
  choiceLabel,
  criterionText,
  decisionHelp,
  decisionLabel,
  decisionUnit,
  effectsText,
  eventText,
  itemName,
  menuName,
} from './catalogue-text.ts'

beforeAll(async () => {
  await i18next.init({ lng: 'ar', resources: { ar: { catalogue: arabic, criteria } } })
})
const { t } = i18next

const price = (reworded: Decision['item']['reworded']) => ({
  name: 'prixVente',
  label: 'Tarif',
  item: {
    ...{ '@id': '/api/v1/items/4', id: 4 },
    ...{ description1: 'Un', description2: 'Deux', description3: 'Trois' },
    reworded,
  },
})
const strike = (reworded: GameEvent['event']['reworded'], key: string | null = 'greve') =>
  ({ key, name: 'Blocage', description: 'Tout est bloqué', reworded }) as GameEvent['event']

test("a decision from the product's catalogue is shown in the reader's language", () => {
  expect(decisionLabel(t, price([]))).toBe(arabic.item.prixVente.label)
  expect(decisionHelp(t, price([]), 'advice')).toBe(arabic.item.prixVente.advice)
})

test("a field reworded by a super administrator is shown as written, the others in the reader's language", () => {
  const reworded = price(['name', 'description2'])
  expect(decisionLabel(t, reworded)).toBe('Tarif')
  expect(decisionHelp(t, reworded, 'effects')).toBe('Deux')
  expect(decisionHelp(t, reworded, 'what')).toBe(arabic.item.prixVente.what)
})

test('an event of the product is translated, and one of the school is shown as written', () => {
  expect(eventText(t, strike([]))).toEqual({ name: arabic.event.greve.name, text: arabic.event.greve.text })
  expect(eventText(t, strike(['description']))).toEqual({
    name: arabic.event.greve.name,
    text: 'Tout est bloqué',
  })
  const own = strike(['name', 'description', 'impact'], null)
  expect(eventText(t, own)).toEqual({ name: 'Blocage', text: 'Tout est bloqué' })
})

test('a key that is not in the catalogue keeps its original text', () => {
  expect(eventText(t, strike([], 'meteorite')).name).toBe('Blocage')
  expect(decisionUnit(t, { unit: 'lunes', type: 'number' })).toBe('lunes')
  expect(choiceLabel(t, 'gradeMatieres', 9)).toBe('9')
})

test('units and choices are translated', () => {
  expect(decisionUnit(t, { unit: 'unités', type: 'number' })).toBe(arabic.unit.units)
  expect(decisionUnit(t, { unit: 'choix', type: 'choice' })).toBe('')
  expect(choiceLabel(t, 'modeTransport', 3)).toBe(arabic.choice.modeTransport[3])
})

test("menus and items are listed in the reader's language until they are renamed", () => {
  const menu = { key: 'ventes', name: 'Boutique', reworded: [] as string[] } as Menu
  expect(menuName(t, menu)).toBe(arabic.menu.ventes)
  expect(menuName(t, { ...menu, reworded: ['name'] })).toBe('Boutique')
  const item = { key: 'emprunt', name: 'Crédit', reworded: [] as string[] } as Item
  expect(itemName(t, item)).toBe(arabic.item.emprunt.label)
  expect(itemName(t, { ...item, reworded: ['name'] })).toBe('Crédit')
})

test("a criterion is explained in the reader's language, with its unit and its group", () => {
  const rule = { name: 'moralBase', label: 'Moral de base', meaning: '', unit: 'ratio' }
  expect(criterionText(t, { ...rule, group: 'ressourcesHumaines', default: 0.6, min: 0, max: 1 })).toEqual({
    ...criteria.rule.moralBase,
    unit: criteria.unit.ratio,
    group: criteria.group.ressourcesHumaines,
  })
})

test('the effects of an event are listed criterion by criterion', () => {
  const effects = [
    { criterion: 'disponibilitePersonnel', operation: 'multiply', value: 0.85 },
    { criterion: 'moralBase', operation: 'add', value: -0.05 },
  ]
  expect(effectsText(t, createFormat('ar'), { ...strike([]), effects })).toEqual([
    `${criteria.rule.disponibilitePersonnel.label} ×\u00a00.85`,
    `${criteria.rule.moralBase.label} \u2212\u00a00.05`,
  ])
})
