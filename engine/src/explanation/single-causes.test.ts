import { describe, expect, test } from 'vitest'
import { aScenario, eventOf, type ScenarioDocument } from '../testing/index.ts'
import { causesOf, storedQuarters } from '../testing/played-quarters.ts'

type Quarter = ScenarioDocument['quarters'][number]

const repeat = { prixVente: 50, quantiteProduction: 2600, budgetPublicite: 6000 }

/** Two quarters of two companies, of which a changes something in the second. */
const game = (second: Record<string, number>, more: Partial<Quarter> = {}, product = {}) =>
  aScenario({
    companies: [{ id: 'a' }, { id: 'b' }],
    product,
    quarters: [
      { decisions: { a: repeat, b: repeat } },
      { decisions: { a: { ...repeat, ...second }, b: repeat }, ...more },
    ],
  })

describe('a change with one cause', () => {
  test('a higher price loses customers and earns more on those who stay', () => {
    const demand = causesOf(game({ prixVente: 55 }), 'result.demande')
    expect(demand.get('decision.prixVente')?.amount).toBeLessThan(-100)
    const result = causesOf(game({ prixVente: 55 }), 'result.resultatNet').get('decision.prixVente')
    expect(result?.throughDemand).toBeLessThan(0)
    expect((result?.amount ?? 0) - (result?.throughDemand ?? 0)).toBeGreaterThan(0)
    const share = causesOf(game({ prixVente: 55 }), 'result.partMarche').get('decision.prixVente')
    expect(share?.amount).toBeLessThan(0)
  })

  test('a higher price loses the sum of the customers that it loses in each segment', () => {
    const document = game({ prixVente: 55 }, {}, { segments: 2 })
    const last = storedQuarters(document).findLast(one => one.id === 'a')
    const lost = last?.now.statements.demande.segments.map(({ effets }) => effets.prix) ?? []
    expect(lost).toHaveLength(2)
    const price = causesOf(document, 'result.demandePrimaire').get('decision.prixVente')
    expect(price?.amount).toBe((lost[0] ?? 0) + (lost[1] ?? 0))
    expect(price?.amount).toBeLessThan(-100)
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
    expect([...rent.values()]).toEqual([
      { cause: { kind: 'conditions' }, amount: -850_000, throughDemand: 0 },
    ])
  })

  test('the prices of the quarter before move the whole market, and not the settings of the game', () => {
    const cheap = aScenario({
      companies: [{ id: 'a' }],
      quarters: [{ decisions: { a: { prixVente: 42 } } }, {}],
    })
    const demand = causesOf(cheap, 'result.demandePrimaire')
    expect(demand.get('market')?.amount).toBeGreaterThan(100)
    expect(demand.has('conditions')).toBe(false)
  })

  test('an event that changes how the market answers to prices is the cause of what it changes', () => {
    const name = 'Clients indifférents'
    const indifferent = { name, impact: [{ criterion: 'elasticiteMarche', operation: 'multiply', value: 0 }] }
    const cheap = (events: (typeof indifferent)[]) =>
      aScenario({
        companies: [{ id: 'a' }],
        quarters: [{ decisions: { a: { prixVente: 42 } } }, {}, { events }],
      })
    expect(causesOf(cheap([]), 'result.demandePrimaire').has(`event.${name}`)).toBe(false)
    const demand = causesOf(cheap([indifferent]), 'result.demandePrimaire')
    expect(demand.get(`event.${name}`)?.amount).toBeLessThan(-100)
  })

  test('a rival’s lower price is attributed to competition', () => {
    const decisions = { a: repeat, b: { ...repeat, prixVente: 42 } }
    const document = game({}, { decisions })
    const last = storedQuarters(document).findLast(one => one.id === 'a')
    const { concurrence = 0 } = last?.now.statements.demande.effets ?? {}
    const competition = causesOf(document, 'result.demandePrimaire').get('competition')?.amount ?? 0
    expect(concurrence).toBeLessThan(-100)
    expect(Math.abs(competition - concurrence)).toBeLessThanOrEqual(7)
  })
})
