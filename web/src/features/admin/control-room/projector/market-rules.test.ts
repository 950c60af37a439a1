import { expect, test } from 'vitest'
import { priceRule, seasonRule } from './market-rules.ts'

const none = new Map<string, number>()

test('tells how much the price counts from the type, the phase and the criteria of the game', () => {
  expect(priceRule('standard', 'Maturite', none)).toEqual({ sensitivity: 'usual', isTwoToThree: true })
  expect(priceRule('luxe', 'Lancement', none)).toEqual({ sensitivity: 'low', isTwoToThree: false })
  expect(priceRule('grandeConsommation', 'Maturite', none)).toEqual({
    sensitivity: 'high',
    isTwoToThree: false,
  })
  expect(priceRule('standard', 'Maturite', new Map([['elasticitePrix', 6]]))).toEqual({
    sensitivity: 'high',
    isTwoToThree: false,
  })
})

test('tells the best and the slowest season of the year, if there are seasons', () => {
  expect(seasonRule(none)).toBeNull()
  const seasons = new Map([
    ['saisonT1', 1],
    ['saisonT2', 1.3],
    ['saisonT3', 0.7],
    ['saisonT4', 1],
  ])
  expect(seasonRule(seasons)).toEqual({ high: 2, low: 3 })
})
