import { type Language, languages } from '@trimestre/contract/languages'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import type { CatalogueEvent } from './api.ts'
import { bodyOf, dateText, fieldsOf, isTax, readDate, readImpact } from './event-fields.ts'

test.each([
  ['', null],
  [' 12 ', 12],
  ['−15', -15],
  ['+7,5 %', 7.5],
  ['crise des semi-conducteurs', 'crise des semi-conducteurs'],
])('parses the announced impact %j as %j', (text, impact) => {
  expect(readImpact('fr', text)).toBe(impact)
})

test.each([
  ['', ''],
  ['21/11/2026', '2026-11-21'],
  ['1/2/2027', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2027', null],
  ['2027-04-30', null],
  ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ['demain', null],
])('parses the date %j as %j', (text, iso) => {
  expect(readDate(text)).toBe(iso)
})

test('returns an unchanged event when its fields are sent back', () => {
  const event = {
    name: 'Récession',
    description: 'La demande recule',
    impact: -15,
    eventDate: '2026-11-21',
    effects: [
      { criterion: 'coefDemande', operation: 'multiply', value: 0.85 },
      { criterion: 'seuilRD', operation: 'multiply', value: 1.333333 },
      { criterion: 'tauxEmprunt', operation: 'add', value: 0.015 },
    ],
  }
  const fields = fieldsOf(createFormat('fr'), event as CatalogueEvent)
  expect(fields.effects.map(({ value }) => value)).toEqual([-15, 33.3333, 0.015])
  expect(fields.date).toBe('21/11/2026')
  expect(bodyOf('fr', fields)).toEqual(event)
  expect(dateText(null)).toBe('')
})

test('recognises the tax by its key, or by its name regardless of accents and case', () => {
  expect(isTax({ key: 'impot', name: 'Autre' })).toBe(true)
  expect(isTax({ key: null, name: ' IMPÔT' })).toBe(true)
  expect(isTax({ key: 'greve', name: 'Grève' })).toBe(false)
})

test.each(Object.keys(languages) as Language[])('parses an impact in %s as it was formatted', language => {
  for (const impact of [1.125, 1500, -0.05, 1234.5, 'quelques mots']) {
    const fields = fieldsOf(createFormat(language), { impact, effects: [] } as unknown as CatalogueEvent)
    expect(readImpact(language, fields.impact)).toBe(impact)
  }
})
