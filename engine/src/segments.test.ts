import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { marketTypes, type Product, simulateQuarter } from './index.ts'
import { aQuarter, companiesNamed, companyOf, following } from './testing/index.ts'
import { randomNextQuarter } from './testing/random-games.ts'

const divided = (changes: Partial<Product> = {}): Product => ({
  typeOfMarket: 'industriel',
  evolution: 0,
  dimension: 2800,
  segments: 2,
  ...changes,
})

describe('a market of two segments', () => {
  test('is divided by the share of the first segment, and the second takes the rest', () => {
    const criteria = { partSegment1: 0.333_333 }
    const { market } = simulateQuarter(aQuarter({ product: divided(), criteria }))
    // 11 200 · 0.333333 = 3 733.33.
    expect(market.segments.map(({ part, demande }) => [part, demande])).toEqual([
      [333_333, 3733],
      [666_667, 7467],
    ])
  })

  test('has the types of its own segments, and not that of the whole market', () => {
    const typesOf = (product: Product) =>
      simulateQuarter(aQuarter({ product })).market.segments.map(({ type }) => type)
    expect(typesOf(divided())).toEqual(['grandeConsommation', 'luxe'])
    expect(typesOf(divided({ typeSegment1: 'technologie', typeSegment2: 'rien' }))).toEqual([
      'technologie',
      'luxe',
    ])
    expect(typesOf(divided({ segments: 3 }))).toEqual(['industriel'])
    expect(typesOf(divided({ segments: 1, typeOfMarket: 'rien' }))).toEqual(['standard'])
  })

  test('reacts to price in each segment with its own elasticity', () => {
    const { companies } = simulateQuarter(
      aQuarter({ product: divided(), decisions: { a: { prixVente: 52 } } }),
    )
    const terms = companies.a?.statements.demande.segments.map(({ termes }) => termes.prix)
    // 2.6 · 0.9 (growth) · 2/50, times 1.2 for consumer goods and 0.7 for luxury.
    expect(terms).toEqual([-112_320_000, -65_520_000])
  })

  test('weights the attraction of a company by the size of the segments', () => {
    const output = simulateQuarter(aQuarter({ product: divided(), decisions: { a: { prixVente: 52 } } }))
    const { result, statements } = companyOf(output, 'a')
    const [first = 0, second = 0] = statements.demande.segments.map(({ attraction }) => attraction)
    expect(first).toBeLessThan(second)
    expect(result.attraction).toBe(Math.floor(first * 0.55 + second * 0.45 + 0.5))
  })

  test('publishes the share of each company in each segment', () => {
    const output = simulateQuarter(
      aQuarter({ product: divided(), companies: companiesNamed('a', 'b', 'c', 'd') }),
    )
    // Four companies and three reference firms, all alike.
    const shares = companyOf(output, 'a').statements.demande.segments.map(({ part }) => part)
    expect(shares).toEqual([142_857, 142_857])
  })

  test('explains the first demand of a company from its part of the reference demand in each segment', () => {
    const { companies } = simulateQuarter(aQuarter({ product: divided() }))
    const effects = companies.a?.statements.demande.segments.map(({ effets }) => effets)
    // Nothing differs from the reference, except that integer parts are lost.
    expect(effects?.map(({ prix, qualite, marche }) => [prix, qualite, marche])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    // 2 800 · 0.55 = 1 540 and 1 260 from the segments of 6 160 and 5 040, divided by four firms.
    expect(companies.a?.result).toMatchObject({ demandePrimaire: 2800, variationDemand: 0 })
  })

  test('that appears during a game leaves the change of demand to competition', () => {
    const input = aQuarter()
    const next = following(input, simulateQuarter(input), {
      product: divided(),
      decisions: { a: { prixVente: 45 } },
    })
    const { statements, result } = companyOf(simulateQuarter(next), 'a')
    const { concurrence, report, total, ...effects } = statements.demande.effets
    expect(Object.values(effects).every(effect => effect === 0)).toBe(true)
    expect([concurrence, report, total]).toEqual([result.variationDemand, 0, result.variationDemand])
    expect(statements.demande.segments.map(({ effets }) => effets.concurrence)).toEqual([0, 0])
  })
})

test('two segments of one type give every company the same demand as one segment, within 2 units', () => {
  const types = fc.constantFrom(...marketTypes.map(({ key }) => key))
  const inputs = fc.nat().map(randomNextQuarter)
  fc.assert(
    fc.property(inputs, types, (input, type) => {
      const { evolution, dimension } = input.product
      const whole = { evolution, dimension, typeOfMarket: type, segments: 1 }
      const halves = { ...whole, segments: 2, typeSegment1: type, typeSegment2: type }
      const one = simulateQuarter({ ...input, product: whole })
      const two = simulateQuarter({ ...input, product: halves })
      expect(two.market.demandeTotale).toBe(one.market.demandeTotale)
      for (const { id } of input.companies) {
        const [alone, split] = [one, two].map(output => companyOf(output, id).result.demandePrimaire)
        expect(Math.abs((split ?? 0) - (alone ?? 0))).toBeLessThanOrEqual(2)
      }
    }),
    { numRuns: runs(50) },
  )
})
