import { describe, expect, test } from 'vitest'
import { decisionItems } from '../catalogue/decisions.ts'
import { formulas } from '../catalogue/formulas.ts'
import { pastGroups } from '../catalogue/past-groups.ts'
import { runScenario } from '../scenario.ts'
import { faultsOfQuarter } from '../testing/explanation-faults.ts'
import { eventOf, playBots, type StrategyName } from '../testing/index.ts'
import { explain, type StoredQuarter, storedQuarters } from '../testing/played-quarters.ts'
import { nameOf } from './causes.ts'
import { explainQuarter } from './explain.ts'
import type { FigureId } from './figures.ts'

const names: StrategyName[] = ['balanced', 'volume', 'premium', 'innovator', 'cautious', 'erratic']
const events = [
  [],
  [eventOf('hausseEnergie')],
  [eventOf('boomEconomique'), eventOf('concurrenceEtrangere')],
  [],
  [eventOf('recession')],
  [eventOf('scandaleQualite'), eventOf('guerreDesPrix')],
  [eventOf('innovationConcurrente')],
]
const gameOf = (companyCount: number, quarterCount: number, segments: number) =>
  playBots({
    seed: 42,
    players: Object.fromEntries(
      Array.from({ length: companyCount }, (_, index) => [`c${index}`, names[index % 6] ?? 'absent']),
    ),
    quarterCount,
    events,
    game: { product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800, segments } },
  }).scenario

/** Whole games over two and three years, with events that affect everything. */
const wholeMarket = gameOf(6, 12, 1)
const twoSegments = gameOf(6, 6, 2)
const quartersOfWholeMarket = storedQuarters(wholeMarket)
const quartersOfTwoSegments = storedQuarters(twoSegments)

const ids = [...formulas.keys()]

describe('the explanations of whole games', () => {
  test.each([
    ['of three years', quartersOfWholeMarket, 72],
    ['of two segments', quartersOfTwoSegments, 36],
  ])('add up in every figure of every company and quarter %s', (_kind, quarters, count) => {
    expect(quarters).toHaveLength(count)
    expect(quarters.flatMap(faultsOfQuarter)).toEqual([])
    const changes = quarters.flatMap(kept => ids.filter(id => explain(kept).explain(id).change !== null))
    expect(changes.length).toBeGreaterThan((count - 6) * 150)
  })

  test.each([
    ['the whole market', quartersOfWholeMarket],
    ['two segments', quartersOfTwoSegments],
  ])('split the recorded effects on demand in %s, and nothing else', (_kind, quarters) => {
    for (const kept of quarters) {
      const { change } = explain(kept).explain('result.demande')
      const { effets } = kept.now.statements.demande
      expect(change?.amount).toBe(effets.total)
      const amounts = new Map(change?.causes.map(part => [nameOf(part.cause), part.amount]))
      expect(amounts.get('received') ?? 0).toBe(effets.report)
    }
  })

  test('name own decisions, the parts of the opening situation, events, the market and competitors', () => {
    const seen = new Set<string>()
    const figures: FigureId[] = [
      'result.demande',
      'result.liquidites',
      'result.partMarche',
      'result.prixProduit',
    ]
    for (const kept of quartersOfWholeMarket) {
      for (const id of figures) {
        for (const { cause } of explain(kept).explain(id).change?.causes ?? []) seen.add(nameOf(cause))
      }
    }
    for (const wanted of [
      ...pastGroups.map(({ key }) => `past.${key}`),
      'market',
      'competition',
      'received',
      'decision.prixVente',
      'decision.embauches',
      'decision.budgetRD',
      `event.${eventOf('guerreDesPrix').name}`,
      `event.${eventOf('hausseEnergie').name}`,
      `event.${eventOf('boomEconomique').name}`,
    ]) {
      expect(seen).toContain(wanted)
    }
  })

  test('are byte-identical at each request, and do not change the stored quarter', () => {
    const [kept] = quartersOfWholeMarket.slice(50)
    if (kept === undefined) throw new Error('no quarter')
    const copy = structuredClone(kept)
    const document = () => JSON.stringify(ids.map(explainQuarter(kept.now, kept.before).explain))
    expect(document()).toBe(document())
    expect(kept).toEqual(copy)
  })
})

describe('the formulas', () => {
  test('are those of every published figure, and of no other', () => {
    const quarter = runScenario(wholeMarket).quarters[0]
    const { result, statements } = quarter?.companies.c0 ?? {}
    const published = [
      ...Object.keys(result ?? {})
        .filter(key => key !== 'alertes')
        .map(key => `result.${key}`),
      ...Object.keys(statements?.compteResultat ?? {}).map(key => `compteResultat.${key}`),
      ...Object.keys(statements?.sig ?? {}).map(key => `sig.${key}`),
      ...Object.keys(statements?.bilan.actif ?? {}).map(key => `actif.${key}`),
      ...Object.keys(statements?.bilan.passif ?? {}).map(key => `passif.${key}`),
      ...Object.keys(statements?.tresorerie ?? {}).map(key => `tresorerie.${key}`),
      ...Object.keys(statements?.valeur ?? {}).map(key => `valeur.${key}`),
      'marche.demandeTotale',
      'marche.prixMoyen',
      'marche.entreprises',
    ]
    expect([...ids].sort()).toEqual(published.sort())
  })

  test('have every decision as an input, except those that act through a piece of the journal', () => {
    const inputs = new Set(
      [...formulas.values()].flatMap(({ plus = [], minus = [], of = [] }) => [...plus, ...minus, ...of]),
    )
    const absent = decisionItems.filter(({ key }) => !inputs.has(`decision.${key}`)).map(({ key }) => key)
    expect(absent).toEqual(['emprunt', 'etudeMarche', 'extensionStock', 'dureeEmprunt'])
  })

  test('list the terms of attraction once in a whole market, and by segment in a divided one', () => {
    const termsIn = ([kept]: readonly StoredQuarter[]) => {
      if (kept === undefined) throw new Error('no quarter')
      return explain(kept)
        .explain('result.attraction')
        .inputs.filter(({ source }) => source === 'term')
        .map(({ key, segment }) => [key, segment])
    }
    const terms = ['prix', 'publicite', 'qualite', 'rd', 'service', 'livraison', 'conditions']
    expect(termsIn(quartersOfWholeMarket)).toEqual(terms.map(key => [key, undefined]))
    expect(termsIn(quartersOfTwoSegments)).toEqual(
      terms.flatMap(key => [
        [key, 1],
        [key, 2],
      ]),
    )
  })

  test('explain no change of the rank, which its neighbours tell', () => {
    const last = quartersOfTwoSegments.at(-1)
    expect(last && explain(last).explain('result.classement').change).toBeNull()
  })
})
