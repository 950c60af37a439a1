import { expect, test } from 'vitest'
import {
  type DebriefFigures,
  type FactKind,
  factKinds,
  type TurningPointKind,
  turningPointKinds,
} from '../debrief.ts'
import { languageCodes } from '../languages.ts'
import { teachingTexts } from './index.ts'
import { causeName, factText, turningPointText, wordFact, wordTurningPoint } from './sentences.ts'
import { factTexts, turningPointTexts } from './types.ts'

/** The figures of each kind of fact, in every variant. */
const facts: Record<FactKind, DebriefFigures[]> = {
  event: [{ name: 'Nord', key: null, private: 0 }],
  market: [
    { demandeTotale: 1050, before: 1000, change: 5 },
    { demandeTotale: 950, before: 1000, change: -5 },
    { demandeTotale: 1050, before: null, change: null },
  ],
  prices: [
    { mean: 50, lowest: 40, highest: 60 },
    { mean: 50, lowest: 50, highest: 50 },
  ],
  stockouts: [{ companies: 2, units: 30 }],
  stocks: [
    { units: 30, value: 900.5, lost: 0 },
    { units: 30, value: 900.5, lost: 4 },
  ],
  capacity: [{ percent: 87.5 }],
  people: [{ employees: 40, resignations: 0, layoffs: 0 }],
  investment: [{ machines: 5000, research: 0 }],
  results: [
    { net: 12, losses: 0 },
    { net: -12, losses: 1 },
  ],
  cash: [{ overdrawn: 1, rescued: 0 }],
  predictions: [{ mean: 71.25, companies: 3 }],
  ranking: [
    { first: 'A', second: null, third: null, climber: null },
    { first: 'A', second: 'B', third: null, climber: null },
    { first: 'A', second: 'B', third: 'C', climber: 'C', climberFrom: 5, climberTo: 3 },
  ],
}

const turningPoints: Record<TurningPointKind, DebriefFigures[]> = {
  event: [
    { name: 'Nord', key: null, amount: 12 },
    { name: 'Nord', key: 'greve', amount: -12 },
  ],
  cash: [
    { liquidites: -500, pretUrgence: 0 },
    { liquidites: 20, pretUrgence: 900 },
  ],
  stockout: [{ units: 3, demande: 60, percent: 5 }],
  rank: [
    { from: 4, to: 2 },
    { from: 2, to: 4 },
    { from: 2, to: 1 },
    { from: 1, to: 2 },
  ],
  turn: [
    { now: 5, before: -5 },
    { now: -5, before: 5 },
  ],
  cause: [
    { cause: 'Prix', amount: 8 },
    { cause: 'Prix', amount: -8 },
  ],
}

const numbersOf = (figures: DebriefFigures) =>
  Object.values(figures).filter(value => typeof value === 'number')
const allTexts = await Promise.all(languageCodes.map(teachingTexts))

/** Expects that a sentence has no number but its figures, without their signs; « out of 100 » is part of the words. */
function expectFigures(sentence: string, figures: DebriefFigures) {
  expect(sentence).not.toMatch(/[{}]|undefined|null|NaN/)
  const sizes = [...numbersOf(figures), 100].map(Math.abs)
  const numbers = (sentence.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  expect(
    numbers.filter(number => !sizes.includes(number)),
    sentence,
  ).toEqual([])
}

test('every fact has a sentence with its figures, for a class and for a company, in every language', () => {
  for (const texts of allTexts) {
    for (const kind of factKinds) {
      for (const figures of facts[kind]) {
        for (const isOwn of [false, true]) {
          expectFigures(wordFact(texts, { kind, figures }, { isOwn, formatNumber: String }), figures)
        }
      }
    }
  }
})

test('every turning point has a sentence with its figures, in every language', () => {
  for (const texts of allTexts) {
    for (const kind of turningPointKinds) {
      for (const figures of turningPoints[kind]) {
        for (const isOwn of [false, true]) {
          const label = isOwn ? null : 'Entreprise A'
          const sentence = wordTurningPoint(texts, { kind, label, figures }, { isOwn, formatNumber: String })
          expectFigures(sentence, figures)
          if (!isOwn && kind !== 'event') expect(sentence).toContain('Entreprise A')
        }
      }
    }
  }
})

test('every variant is the text of some figures', () => {
  const both = [false, true]
  const usedFacts = factKinds.flatMap(kind =>
    facts[kind].flatMap(figures => both.map(isOwn => factText(kind, figures, isOwn))),
  )
  const usedPoints = turningPointKinds.flatMap(kind =>
    turningPoints[kind].flatMap(figures => both.map(isOwn => turningPointText(kind, figures, isOwn))),
  )
  expect([...new Set([...usedFacts, 'rankingClimber'])].toSorted()).toEqual(factTexts.toSorted())
  expect([...new Set(usedPoints)].toSorted()).toEqual(turningPointTexts.toSorted())
})

test('the climber follows the first three', async () => {
  const figures = facts.ranking[2] ?? {}
  const english = await teachingTexts('en')
  expect(wordFact(english, { kind: 'ranking', figures }, { isOwn: false, formatNumber: String })).toBe(
    'At the top of the ranking: A, ahead of B and C. The biggest climb: C, from place 5 to place 3.',
  )
})

test('causes have the names of the screens, and events that staff wrote their own', async () => {
  const french = await teachingTexts('fr')
  const name = (kind: string, key: string | null, own: string | null = null) =>
    causeName(french, { kind, key, name: own })
  expect(name('decision', 'prixVente')).toBe('Prix de vente')
  expect(name('market', null)).toBe('Marché')
  expect(name('past', 'stock')).toBe('Situation de départ')
  expect(name('event', 'greve', 'greve')).toBe('Grève')
  expect(name('event', null, 'constructor')).toBe('constructor')
})
