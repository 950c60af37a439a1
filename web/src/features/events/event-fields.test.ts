import { expect, test } from 'vitest'
import type { CatalogueEvent } from './api.ts'
import { bodyOf, dateText, fieldsOf, isTax, readDate, readImpact } from './event-fields.ts'

test.each([
  ['', null],
  [' 12 ', 12],
  ['−15', -15],
  ['+7,5 %', 7.5],
  ['crise des semi-conducteurs', 'crise des semi-conducteurs'],
])('the announced impact %j is read as %j', (text, impact) => {
  expect(readImpact(text)).toBe(impact)
})

test.each([
  ['', ''],
  ['21/11/2026', '2026-11-21'],
  ['1/2/2027', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2027', null],
  ['2027-04-30', null],
  ['demain', null],
])('the date %j is read as %j', (text, iso) => {
  expect(readDate(text)).toBe(iso)
})

test('an event sent back as it was read is the same', () => {
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
  const fields = fieldsOf(event as CatalogueEvent)
  expect(fields.effects.map(({ value }) => value)).toEqual([-15, 33.3333, 0.015])
  expect(fields.date).toBe('21/11/2026')
  expect(bodyOf(fields)).toEqual(event)
  expect(dateText(null)).toBe('')
})

test('the tax is known by its key or its name, accents and case aside', () => {
  expect(isTax({ key: 'impot', name: 'Autre' })).toBe(true)
  expect(isTax({ key: null, name: ' IMPÔT' })).toBe(true)
  expect(isTax({ key: 'greve', name: 'Grève' })).toBe(false)
})
