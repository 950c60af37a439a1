import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../testing/properties.ts'
import { decisionItems } from '../catalogue/decisions.ts'
import { formulas } from '../catalogue/formulas.ts'
import { runScenario } from '../scenario.ts'
import { eventOf, playBots, type ScenarioDocument, type StrategyName } from '../testing/index.ts'
import { type StoredQuarter, storedQuarters } from '../testing/played-quarters.ts'
import { randomGame } from '../testing/random-games.ts'
import { nameOf } from './causes.ts'
import { explainQuarter, type FigureExplanation } from './explain.ts'
import type { FigureId } from './figures.ts'

const names: StrategyName[] = ['balanced', 'volume', 'premium', 'innovator', 'cautious', 'erratic']
const players = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`c${index}`, names[index % 6] ?? 'absent']),
)
/** A whole game of twelve companies over twelve quarters, with events that affect everything. */
const seeded = playBots({
  seed: 42,
  players,
  quarterCount: 12,
  events: [
    [],
    [eventOf('hausseEnergie')],
    [eventOf('boomEconomique'), eventOf('concurrenceEtrangere')],
    [],
    [eventOf('recession')],
    [eventOf('scandaleQualite'), eventOf('guerreDesPrix')],
    [eventOf('innovationConcurrente')],
  ],
}).scenario

const explain = ({ now, before }: StoredQuarter) => explainQuarter(now, before)
const ids = [...formulas.keys()]

/**
 * Returns the value of a formula without a rule of its own: the sum of its `plus` inputs less that of its `minus`
 * inputs.
 */
const sumOf = ({ inputs }: FigureExplanation) =>
  inputs.reduce((all, { role, value }) => all + (role === 'minus' ? -value : value), 0)

function checkAll(quarters: readonly StoredQuarter[]): number {
  let changes = 0
  for (const kept of quarters) {
    const { figures, explain: explainFigure } = explain(kept)
    const before = kept.before === null ? null : explainQuarter(kept.before, null).figures
    for (const id of ids) {
      const where = `${id} of ${kept.id} in quarter ${kept.quarterNumber}`
      const { value, change, ...explanation } = explainFigure(id)
      expect(value, where).toBe(figures[id])
      const rule = formulas.get(id)
      if (rule?.of === undefined) expect(sumOf({ value, change, ...explanation }), where).toBe(value)
      if (change === null) continue
      changes += 1
      const parts = change.causes.reduce((all, part) => all + part.amount, 0)
      expect(parts, where).toBe(change.amount)
      expect(change.before + change.amount, where).toBe(value)
      if (before !== null) expect(change.before, where).toBe(before[id])
      expect(
        change.causes.every(part => Number.isSafeInteger(part.amount)),
        where,
      ).toBe(true)
    }
  }
  return changes
}

describe('the explanations of a game of 12 companies and 12 quarters', () => {
  test('add up in every figure of every company and quarter', () => {
    const quarters = storedQuarters(seeded)
    expect(quarters).toHaveLength(144)
    expect(checkAll(quarters)).toBeGreaterThan(132 * 150)
  })

  test('split the recorded effects on demand, and nothing else', () => {
    for (const kept of storedQuarters(seeded)) {
      const { change } = explain(kept).explain('result.demande')
      const { effets } = kept.now.statements.demande
      expect(change?.amount).toBe(effets.total)
      const amounts = new Map(change?.causes.map(part => [nameOf(part.cause), part.amount]))
      expect(amounts.get('received') ?? 0).toBe(effets.report)
    }
  })

  test('name own decisions, the past, events, the market and competitors', () => {
    const seen = new Set<string>()
    for (const kept of storedQuarters(seeded)) {
      for (const id of [
        'result.demande',
        'result.liquidites',
        'result.partMarche',
        'result.prixProduit',
      ] as FigureId[]) {
        for (const { cause } of explain(kept).explain(id).change?.causes ?? []) seen.add(nameOf(cause))
      }
    }
    for (const wanted of [
      'past',
      'market',
      'competition',
      'received',
      'decision.prixVente',
      'decision.embauches',
      'decision.budgetRD',
      `event.${eventOf('concurrenceEtrangere').name}`,
      `event.${eventOf('hausseEnergie').name}`,
      `event.${eventOf('boomEconomique').name}`,
    ]) {
      expect(seen).toContain(wanted)
    }
  })

  test('are byte-identical at each request', () => {
    const [kept] = storedQuarters(seeded).slice(100)
    if (kept === undefined) throw new Error('no quarter')
    const document = () => JSON.stringify(ids.map(explain(kept).explain))
    expect(document()).toBe(document())
    const copy = structuredClone(kept)
    document()
    expect(kept).toEqual(copy)
  })
})

test('explanations add up in any game, however extreme it is', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      checkAll(storedQuarters(randomGame(seed)))
    }),
    { numRuns: runs(25) },
  )
})

test('every published figure of a quarter has a formula, and every formula is about a published figure', () => {
  const quarter = runScenario(seeded).quarters[0]
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

test('every decision is an input of some figure, except those that act through a piece of the journal', () => {
  const inputs = new Set(
    [...formulas.values()].flatMap(({ plus = [], minus = [], of = [] }) => [...plus, ...minus, ...of]),
  )
  const absent = decisionItems.filter(({ key }) => !inputs.has(`decision.${key}`)).map(({ key }) => key)
  expect(absent).toEqual(['emprunt', 'etudeMarche', 'extensionStock', 'dureeEmprunt'])
})

describe('a change with one cause', () => {
  const repeat = { prixVente: 50, quantiteProduction: 2600, budgetPublicite: 6000 }
  const game = (
    second: Record<string, number>,
    more: Partial<ScenarioDocument['quarters'][number]> = {},
  ) => ({
    companies: [{ id: 'a' }, { id: 'b' }],
    quarters: [
      { decisions: { a: repeat, b: repeat } },
      { decisions: { a: { ...repeat, ...second }, b: repeat }, ...more },
    ],
  })
  const causesOf = (document: ScenarioDocument, figure: FigureId) => {
    const kept = storedQuarters(document).find(one => one.id === 'a' && one.quarterNumber === 2)
    if (kept === undefined) throw new Error('no second quarter')
    const causes = explain(kept).explain(figure).change?.causes ?? []
    return new Map(causes.map(part => [nameOf(part.cause), part]))
  }

  test('a higher price loses customers and earns more on those who stay', () => {
    const demand = causesOf(game({ prixVente: 55 }), 'result.demande')
    expect(demand.get('decision.prixVente')?.amount).toBeLessThan(-100)
    const result = causesOf(game({ prixVente: 55 }), 'result.resultatNet').get('decision.prixVente')
    expect(result?.throughDemand).toBeLessThan(0)
    expect((result?.amount ?? 0) - (result?.throughDemand ?? 0)).toBeGreaterThan(0)
    const share = causesOf(game({ prixVente: 55 }), 'result.partMarche').get('decision.prixVente')
    expect(share?.amount).toBeLessThan(0)
  })

  test('a loan of 20 000 BA brings 20 000 BA of cash', () => {
    const cash = causesOf(game({ emprunt: 20_000 }), 'result.liquidites')
    expect(cash.get('decision.emprunt')?.amount).toBe(2_000_000)
    expect(cash.get('decision.prixVente')).toBeUndefined()
  })

  test('dearer energy is attributed to its event', () => {
    const events = [eventOf('hausseEnergie')]
    const energy = causesOf(game({}, { events }), 'result.coutsEnergie')
    expect([...energy.keys()]).toEqual([`event.${eventOf('hausseEnergie').name}`])
    expect(
      causesOf(game({}, { events }), 'result.prixProduit').get('decision.quantiteProduction'),
    ).toBeUndefined()
  })

  test('a change of the game’s own coefficients is distinguished from events', () => {
    const rent = causesOf(game({}, { criteria: { fraisStructure: 20_000 } }), 'tresorerie.fraisStructure')
    expect([...rent.keys()]).toEqual(['conditions'])
  })
})
