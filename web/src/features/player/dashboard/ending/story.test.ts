import { expect, test } from 'vitest'
import { rankAmongPeople, storyOf } from './story.ts'

const quarter = (number: number, classement: number, resultatNet: number, demandeNonSatisfaite = 0) => ({
  round: { '@id': '', id: number, roundNb: number + 1 },
  classement,
  rangHumain: classement > 1 ? classement - 1 : null,
  resultatNet,
  demandeNonSatisfaite,
  valeurSociete: 300_000 + 1000 * number,
  nombreProduitVendu: 100,
  chiffreAffaires: 5000,
  sauvetages: 0,
})

test('tells the development from the first quarter to the last, with the extremes', () => {
  expect(storyOf([quarter(1, 4, 200), quarter(2, 5, -300, 40), quarter(3, 2, 900, 10)])).toEqual([
    { kind: 'value', from: 301_000, first: 1, to: 303_000, last: 3 },
    { kind: 'bestRank', rank: 2, quarter: 3 },
    { kind: 'climb', from: 5, to: 2, quarter: 3 },
    { kind: 'bestResult', amount: 900, quarter: 3 },
    { kind: 'worstResult', amount: -300, quarter: 2 },
    { kind: 'sales', sold: 300, revenue: 15_000 },
    { kind: 'unserved', units: 50, quarter: 2 },
  ])
})

test('tells the places among people, without the quarters in which the company had none', () => {
  const results = [quarter(1, 4, 200), quarter(2, 1, 300), quarter(3, 3, 400)]
  expect(storyOf(results, rankAmongPeople).slice(1, 3)).toEqual([
    { kind: 'bestRank', rank: 2, quarter: 3 },
    { kind: 'climb', from: 3, to: 2, quarter: 3 },
  ])
  expect(storyOf([quarter(1, 1, 10)], rankAmongPeople).map(({ kind }) => kind)).toEqual([
    'bestResult',
    'sales',
  ])
})

test('omits events that did not happen', () => {
  expect(storyOf([quarter(1, 1, 10)]).map(({ kind }) => kind)).toEqual(['bestRank', 'bestResult', 'sales'])
  expect(storyOf([])).toEqual([])
})
