import { describe, expect, test } from 'vitest'
import { runScenario, ScenarioError } from './index.ts'
import { companyOf, openingStateWith, playBots, taxEvent } from './testing/index.ts'

const sound = () => ({
  version: 2,
  companies: [{ id: 'a' }],
  quarters: [{ events: [taxEvent], decisions: { a: { prixVente: 52 } } }],
})

describe('a scenario with a structural fault', () => {
  const faults: [fault: string, scenario: unknown, message: RegExp][] = [
    ['is not an object', [1], /^scenario must be an object/],
    ['is null', null, /^scenario must be an object/],
    ['lacks companies', { version: 2, quarters: [] }, /^companies is missing/],
    ['lacks quarters', { version: 2, companies: [] }, /^quarters is missing/],
    ['misspells companies', { version: 2, company: [], quarters: [] }, /"company".*"companies"/],
    ['misspells quarters', { version: 2, companies: [], quarter: [] }, /"quarter".*"quarters"/],
    ['misspells phase', { ...sound(), phases: 'Declin' }, /"phases".*"phase"/],
    ['has companies that are no list', { ...sound(), companies: {} }, /^companies must be an array/],
    ['has quarters that are no list', { ...sound(), quarters: 3 }, /^quarters must be an array/],
    ['has a null list of quarters', { ...sound(), quarters: null }, /^quarters must be an array/],
    ['has a company that is a text', { ...sound(), companies: ['a'] }, /^companies\[0\] must be an object/],
    ['has a company without id', { ...sound(), companies: [{}] }, /^companies\[0\]\.id is missing/],
    [
      'has an id that is a number',
      { ...sound(), companies: [{ id: 7 }] },
      /^companies\[0\]\.id must be a string/,
    ],
    [
      'has the same id twice',
      { ...sound(), companies: [{ id: 'a' }, { id: 'a' }] },
      /^companies\[1\]\.id is a duplicate: "a"/,
    ],
    ['misspells a state', { ...sound(), companies: [{ id: 'a', states: null }] }, /"states".*"state"/],
    [
      'names a phase that does not exist',
      { ...sound(), phase: 'Croisance' },
      /^phase must be one of Lancement/,
    ],
    ['gives a number as phase', { ...sound(), phase: 2 }, /^phase must be one of/],
    [
      'has zero quarters planned',
      { ...sound(), parameters: { nbTurns: 0 } },
      /^parameters\.nbTurns must be an integer/,
    ],
    ['has half a quarter planned', { ...sound(), parameters: { nbTurns: 2.5 } }, /^parameters\.nbTurns/],
    ['misspells the planned quarters', { ...sound(), parameters: { nbTurn: 3 } }, /"nbTurn".*"nbTurns"/],
    ['has parameters that are no object', { ...sound(), parameters: 8 }, /^parameters must be an object/],
    ['has criteria that are a list', { ...sound(), criteria: [] }, /^criteria must be an object/],
    ['has a product that is a text', { ...sound(), product: 'vélo' }, /^product must be an object/],
    ['misspells the segments', { ...sound(), product: { segment: 2 } }, /"segment".*"segments"/],
    ['misspells the dimension', { ...sound(), product: { dimensions: 5 } }, /"dimensions".*"dimension"/],
    ['has a quarter that is null', { ...sound(), quarters: [null] }, /^quarters\[0\] must be an object/],
    [
      'misspells decisions',
      { ...sound(), quarters: [{ decision: {} }] },
      /^quarters\[0\].*"decision".*"decisions"/,
    ],
    [
      'misspells the phase of a quarter',
      { ...sound(), quarters: [{ phase: 'declin' }] },
      /^quarters\[0\]\.phase/,
    ],
    [
      'has events that are no list',
      { ...sound(), quarters: [{ events: {} }] },
      /^quarters\[0\]\.events must be/,
    ],
    [
      'has an event without impact',
      { ...sound(), quarters: [{ events: [{ name: 'Impôt' }] }] },
      /^quarters\[0\]\.events\[0\]\.impact is missing/,
    ],
    [
      'has decisions that are a number',
      { ...sound(), quarters: [{ decisions: { a: 5 } }] },
      /^quarters\[0\]\.decisions\.a must be an object/,
    ],
    [
      'has a state that is a text',
      { ...sound(), companies: [{ id: 'a', state: 'x' }] },
      /^companies\[0\]\.state must/,
    ],
    [
      'has an empty state',
      { ...sound(), companies: [{ id: 'a', state: {} }] },
      /^companies\[0\]\.state\.trimestre/,
    ],
    [
      'has a state of version 3',
      { ...sound(), companies: [{ id: 'a', state: { ...openingStateWith({}), version: 3 } }] },
      /^companies\[0\]\.state\.version must be 2/,
    ],
    [
      'has a state of version 2 without the tax of the year',
      { ...sound(), companies: [{ id: 'a', state: openingStateWith({ impotAnnee: undefined as never }) }] },
      /^companies\[0\]\.state\.impotAnnee must be an integer/,
    ],
    [
      'has a state of version 2 with the account 397 of version 1',
      { ...sound(), companies: [{ id: 'a', state: openingStateWith({ comptes: { 397: 1 } as never }) }] },
      /^companies\[0\]\.state\.comptes has an unknown account "397"/,
    ],
    [
      'has a state whose last demand has no segments',
      {
        ...sound(),
        companies: [{ id: 'a', state: openingStateWith({ precedent: { demande: 1, report: 0 } as never }) }],
      },
      /^companies\[0\]\.state\.precedent\.segments must be an array/,
    ],
    [
      'has a state with an account of no chart',
      { ...sound(), companies: [{ id: 'a', state: openingStateWith({ comptes: { 999: 1 } as never }) }] },
      /^companies\[0\]\.state\.comptes has an unknown account "999"/,
    ],
    [
      'has a state with charges',
      { ...sound(), companies: [{ id: 'a', state: openingStateWith({ comptes: { 601: 5, 512: -5 } }) }] },
      /^companies\[0\]\.state\.comptes has account "601", and a closed quarter leaves no charges/,
    ],
    [
      'has a market state without index',
      { ...sound(), marketState: { trimestre: 1, trimestresPhase: 0 } },
      /indice/,
    ],
  ]

  test.each(faults)('is refused when it %s', (_fault, scenario, message) => {
    expect(() => runScenario(scenario)).toThrow(ScenarioError)
    expect(() => runScenario(scenario)).toThrow(message)
  })

  test.each([
    ['is missing', undefined, 'version is missing: this engine reads version 2'],
    ['is null', null, 'version is missing: this engine reads version 2'],
    ['is 1', 1, 'version 1 is not read: this engine reads version 2'],
    ['is 3', 3, 'version 3 is not read: this engine reads version 2'],
    ['is a text', '2', 'version 2 is not read: this engine reads version 2'],
    ['is another text', 'latest', 'version latest is not read: this engine reads version 2'],
    ['is a list', [2], 'version [2] is not read: this engine reads version 2'],
  ])('is refused when its version %s', (_fault, version, message) => {
    expect(() => runScenario({ ...sound(), version })).toThrow(new ScenarioError(message))
  })

  test('is not one with a title or a comment of its own', () => {
    const { quarters } = sound()
    const titled = {
      ...sound(),
      title: 'Marché',
      label: 'a',
      quarters: quarters.map(quarter => ({ ...quarter, note: 1 })),
    }
    expect(runScenario(titled)).toEqual(runScenario(sound()))
  })

  test('is reported in one line', () => {
    expect(() => runScenario({ ...sound(), 'companies\n': 1, companies: undefined })).toThrow(/^[^\n]*$/)
  })
})

describe('a value that is not a number', () => {
  const reference = runScenario({ ...sound(), quarters: [{ events: [taxEvent] }] })
  const junk: unknown[] = [null, '52', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]

  test.each(junk)('counts as missing in a decision: %j', value => {
    const quarters = [{ events: [taxEvent], decisions: { a: { prixVente: value } } }]
    expect(runScenario({ ...sound(), quarters })).toEqual(reference)
  })

  test.each(junk)('counts as missing in criteria, level, product and rounds: %j', value => {
    const scenario = {
      ...sound(),
      criteria: { coutMatiere: value },
      level: value,
      product: {
        typeOfMarket: value,
        evolution: value,
        dimension: value,
        segments: value,
        typeSegment1: value,
        typeSegment2: value,
      },
      parameters: { nbTurns: value },
      quarters: [{ events: [taxEvent], level: value, criteria: { prixReference: value } }],
    }
    expect(runScenario(scenario)).toEqual(reference)
  })

  test('is ignored in an event, like an unknown criterion or operation', () => {
    const impact = [
      { criterion: 'coutMatiere', operation: 'add', value: '5' },
      { criterion: 'inconnu', operation: 'add', value: 5 },
      { criterion: 'coutMatiere', operation: 'divide', value: 2 },
      { criterion: 'constructor', operation: 'add', value: 2 },
    ]
    expect(runScenario({ ...sound(), quarters: [{ events: [taxEvent, { name: 'x', impact }] }] })).toEqual(
      reference,
    )
  })
})

describe('a valid scenario', () => {
  test('may have no company and no quarter', () => {
    expect(runScenario({ version: 2, companies: [], quarters: [] })).toEqual({ quarters: [] })
    expect(runScenario({ version: 2, companies: [], quarters: [{}] }).quarters[0]?.market.entreprises).toBe(0)
  })

  test('keeps phase, level and criteria from the quarter that changes them', () => {
    const { quarters } = runScenario({
      version: 2,
      companies: [{ id: 'a' }],
      criteria: { coutMatiere: 15 },
      quarters: [{}, { phase: 'Declin', level: 1, criteria: { fraisStructure: 12_000 } }, {}],
    })
    expect(quarters.map(({ market }) => market.state.phase)).toEqual(['Croissance', 'Declin', 'Declin'])
    const costs = quarters.map(quarter => companyOf(quarter, 'a').statements.tresorerie.fraisStructure)
    expect(costs).toEqual([-1_150_000, -1_200_000, -1_200_000])
    const materials = quarters.map(quarter => companyOf(quarter, 'a').result.coutsMP)
    expect(materials[2]).toBe(2600 * 1500)
  })

  test('accepts ids that are names of inherited properties', () => {
    const ids = ['constructor', '__proto__', 'toString', '7', '']
    const text = JSON.stringify({ version: 2, companies: ids.map(id => ({ id })), quarters: [{}, {}] })
    const { quarters } = runScenario(JSON.parse(text))
    expect(Object.keys(quarters[1]?.companies ?? {}).sort()).toEqual([...ids].sort())
  })

  test('clamps huge decisions', () => {
    const decisions = { a: { prixVente: 1e300, quantiteProduction: -1e300, budgetPublicite: 5e-324 } }
    const { quarters } = runScenario({ ...sound(), quarters: [{ decisions }] })
    expect(quarters[0]?.companies.a?.decisions).toMatchObject({
      prixVente: 100_000,
      quantiteProduction: 0,
      budgetPublicite: 0,
    })
  })

  test('replays a game of bots exactly', () => {
    const game = playBots({
      seed: 7,
      players: { a: 'balanced', b: 'erratic', c: 'premium' },
      quarterCount: 5,
    })
    expect(runScenario(JSON.parse(JSON.stringify(game.scenario))).quarters).toEqual(game.quarters)
  })
})
