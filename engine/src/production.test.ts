import { describe, expect, test } from 'vitest'
import { openingState, simulateQuarter } from './index.ts'
import { aQuarter, companyOf, eventOf, quarterOf } from './testing/index.ts'

const withState = (
  change: Partial<ReturnType<typeof openingState>>,
  decisions: Record<string, number> = {},
) =>
  companyOf(
    simulateQuarter(
      aQuarter({
        companies: [{ id: 'a', state: { ...openingState({}), ...change } }],
        decisions: { a: decisions },
      }),
    ),
    'a',
  )

describe('production', () => {
  test('is the plan when machines and workers allow it', () => {
    const { result } = quarterOf({ quantiteProduction: 2600 })
    // 10 machines of 300 units; 20 workers of 160 units, 5 % absent.
    expect(result).toMatchObject({
      capaciteMachines: 3000,
      capaciteOuvriers: 3040,
      nombreProduitsFabriques: 2600,
    })
    expect(result.nombreOuvriersInocupes).toBe(2)
  })

  test('stops at the scarcer of machines and workers, with a warning', () => {
    const { result } = quarterOf({ quantiteProduction: 5000 })
    expect(result.nombreProduitsFabriques).toBe(3000)
    expect(result.alertes).toContain('CAPACITE')
  })

  test('grows with overtime, on machines and workers alike', () => {
    expect(quarterOf({ heuresSupplementaires: 10 }).result.capaciteMachines).toBe(3300)
  })

  test('is limited by a shortage of materials', () => {
    const { result } = quarterOf({ quantiteProduction: 5000 }, { events: [eventOf('penurieMatieres')] })
    expect(result.capaciteProduction).toBe(2550)
  })

  test('falls with wear, by half a percent for each point above the reference', () => {
    expect(withState({ usure: 400_000 }).result.productiviteMachine).toBe(270)
  })

  test('gains 4 % of worker output when experience doubles', () => {
    expect(withState({ experience: 12_000 }).result.capaciteOuvriers).toBe(3161)
  })

  test('is zero without workers or without machines', () => {
    expect(withState({ ouvriers: 0 }).result).toMatchObject({ capaciteProduction: 0, prixProduit: 0 })
    expect(withState({}, { venteMachines: 10 }).result).toMatchObject({
      capaciteMachines: 0,
      nombreMachines: 0,
    })
  })
})

describe('machines', () => {
  test('that are bought work from the next quarter', () => {
    const { result, state } = quarterOf({ achatMachines: 2 })
    expect(result).toMatchObject({ capaciteMachines: 3000, nombreMachines: 12, coutMachine: 2_400_000 })
    expect(state.machines).toEqual([
      { nombre: 10, prix: 1_200_000, age: 5 },
      { nombre: 2, prix: 1_200_000, age: 0 },
    ])
  })

  test('that are sold leave at book value less the resale discount and wear', () => {
    // 12 000 less 4/20 is 9 600; 90 % of it is 8 640; with 20 % of wear, 6 912 BA per machine.
    const { result, statements, state } = quarterOf({ venteMachines: 3 })
    expect(result.valeurPassif).toBe(3 * 691_200)
    expect(statements.sig.plusValuesCessions).toBe(3 * (691_200 - 960_000))
    expect(state.machines).toEqual([{ nombre: 7, prix: 1_200_000, age: 5 }])
  })

  test('that are sold come from the first lots of the list', () => {
    const machines = [
      { nombre: 1, prix: 1_000_000, age: 20 },
      { nombre: 10, prix: 1_200_000, age: 4 },
    ]
    const comptes = { ...openingState({}).comptes, 2154: 13_000_000, 28154: -3_400_000 }
    const { state, result } = withState({ machines, comptes }, { venteMachines: 2 })
    expect(state.machines).toEqual([{ nombre: 9, prix: 1_200_000, age: 5 }])
    expect(result.valeurPassif).toBe(50_000 + 691_200)
  })

  test('wear less when they are idle or well maintained', () => {
    const idle = quarterOf({ quantiteProduction: 0 }).result.usureMachine
    const busy = quarterOf({ quantiteProduction: 3000 }).result.usureMachine
    const neglected = quarterOf({ quantiteProduction: 3000, budgetMaintenance: 0 }).result.usureMachine
    expect([idle, busy, neglected]).toEqual([158_000, 200_000, 260_000])
  })
})
