import { describe, expect, test } from 'vitest'
import { baseCriteria } from './criteria-in-force.ts'
import { decisionRules, decisionsInForce, requestedValues } from './decisions-in-force.ts'
import { developPeople } from './human-resources.ts'
import { decisionSheet, runScenario } from './index.ts'
import { openingPosition } from './opening.ts'
import { growthAllowance, settleStaff } from './staffing.ts'
import { aScenario } from './testing/index.ts'

const c = baseCriteria({})
const opening = openingPosition(c)
const rules = decisionRules(4, c)
const ordersOf = (given: Record<string, number>, position = opening) =>
  decisionsInForce(rules, requestedValues(rules, given, position.standing), position)

function peopleOf(given: Record<string, number>) {
  const orders = ordersOf(given)
  const staff = settleStaff(opening, orders, c)
  return { staff, people: developPeople(opening, staff, orders.values, c), alerts: orders.alerts }
}

describe('staff', () => {
  test('stay unchanged on the defaults: 20 workers, morale 0.60, training 0.50', () => {
    const { staff, people } = peopleOf({})
    expect(staff).toEqual({ resignations: 0, workers: 20 })
    expect(people).toEqual({ training: 500_000, morale: 600_000, absence: 50_000 })
  })

  test('resign when morale falls below the threshold', () => {
    // 100 workers · (0.35 − 0.10) · 0.4 = 10 resignations.
    const sad = { ...opening, workers: 100, morale: 100_000 }
    expect(settleStaff(sad, ordersOf({}, sad), c)).toEqual({ resignations: 10, workers: 90 })
  })

  test('never resign in larger number than are present', () => {
    // 20 workers · (1 − 0.10) · 2 would be 36 resignations.
    const unstable = { ...c, seuilDemission: 1_000_000, tauxDemission: 2_000_000 }
    const sad = { ...opening, morale: 100_000 }
    expect(settleStaff(sad, ordersOf({}, sad), unstable)).toEqual({ resignations: 20, workers: 0 })
  })

  test('can be hired up to five plus half of those present', () => {
    expect(growthAllowance(20, c)).toBe(15)
    expect(growthAllowance(0, c)).toBe(5)
    const { staff, alerts } = peopleOf({ embauches: 40 })
    expect(staff.workers).toBe(35)
    expect([...alerts]).toEqual(['PLAFOND:embauches'])
  })

  test('can all be laid off', () => {
    expect(peopleOf({ licenciements: 20 }).staff.workers).toBe(0)
  })
})

describe('training', () => {
  test('is diluted by new hires, who arrive with a level of 0.20', () => {
    // With 5 hires: (0.5·20 + 0.2·5)/25 = 0.44; erosion 0.0176; gain 0.04·40/90 = 0.017778.
    expect(peopleOf({ embauches: 5 }).people.training).toBe(440_000 - 17_600 + 17_778)
  })

  test('erodes without a budget and grows with one', () => {
    expect(peopleOf({ budgetFormation: 0 }).people.training).toBe(480_000)
    // 100 BA per worker is twice the reference: the gain is two thirds of its maximum.
    expect(peopleOf({ budgetFormation: 2000 }).people.training).toBe(480_000 + 26_667)
  })
})

describe('morale', () => {
  test('loses more from a wage cut than it gains from the same rise', () => {
    const rise = peopleOf({ salaire: 1650 }).people.morale - 600_000
    const cut = 600_000 - peopleOf({ salaire: 1350 }).people.morale
    expect(rise).toBe(45_000)
    expect(cut).toBe(100_000)
  })

  test('suffers from overtime and lay-offs, and absence follows', () => {
    expect(peopleOf({ heuresSupplementaires: 10 }).people.morale).toBe(550_000)
    const { morale, absence } = peopleOf({ licenciements: 4 }).people
    // A fifth of the staff is laid off; training per remaining worker rises slightly.
    expect(morale).toBeLessThan(501_000)
    expect(absence).toBe(50_000 + Math.round((600_000 - morale) * 0.2))
  })
})

// Found by a random search with seed 404: the amount was minus zero.
test('lay-offs cost nothing when more workers resign than are present and no severance is paid', () => {
  const criteria = { seuilDemission: 1, tauxDemission: 2, moralBase: 0, indemniteLicenciement: 0 }
  const rounds = [{}, {}, { decisions: { a: { licenciements: 40 } } }]
  const { quarters } = runScenario(aScenario({ criteria, companies: [{ id: 'a' }], quarters: rounds }))
  expect(quarters.map(({ companies }) => companies.a?.result.coutlicenciement)).toEqual([0, 0, 0])
})

test('the form of the wage begins at the minimum wage of the game', () => {
  const wageOf = (criteria: Record<string, number>) =>
    decisionSheet({ level: 4, criteria, state: null, given: {} }).find(({ key }) => key === 'salaire')?.min
  expect([wageOf({}), wageOf({ salaireReference: 2000 }), wageOf({ salaireReference: 200 })]).toEqual([
    1350, 1800, 500,
  ])
})
