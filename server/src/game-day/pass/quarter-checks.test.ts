import { type QuarterOutput, simulateQuarter } from '@trimestre/engine'
import { aQuarter, companyOf } from '@trimestre/engine/testing'
import { expect, it } from 'vitest'
import { checkQuarter, ImpossibleQuarter } from './quarter-checks.ts'

const companyIds = [1, 2]

function aPlayedQuarter(): QuarterOutput {
  return simulateQuarter(aQuarter({ companies: companyIds.map(id => ({ id: String(id), state: null })) }))
}

it('accepts a quarter computed by the engine', () => {
  expect(() => checkQuarter(aPlayedQuarter(), companyIds)).not.toThrow()
})

const faults: [string, (quarter: QuarterOutput) => void][] = [
  [
    'company 1: recettes is NaN',
    quarter => {
      companyOf(quarter, '1').result.recettes = Number.NaN
    },
  ],
  [
    'company 2: negative stock -1',
    quarter => {
      companyOf(quarter, '2').result.nombreProduitStok = -1
    },
  ],
  [
    'company 1: assets',
    quarter => {
      companyOf(quarter, '1').statements.bilan.actif.totalActif += 1
    },
  ],
  [
    'company 2: debits exceed credits by -5',
    quarter => {
      const company = companyOf(quarter, '2')
      company.journal = company.journal.with(-1, (company.journal.at(-1) ?? 0) - 5)
    },
  ],
  [
    'ranks 1,3',
    quarter => {
      companyOf(quarter, '1').result.classement = 1
      companyOf(quarter, '2').result.classement = 3
    },
  ],
  [
    'market shares',
    quarter => {
      companyOf(quarter, '1').result.partMarche = 1_000_000
    },
  ],
  [
    'company 2 has no result',
    quarter => {
      delete quarter.companies['2']
    },
  ],
]

it.each(faults)('refuses a quarter where %s…', (message, spoil) => {
  const quarter = aPlayedQuarter()
  spoil(quarter)
  const check = () => checkQuarter(quarter, companyIds)
  expect(check).toThrow(ImpossibleQuarter)
  expect(check).toThrow(message)
})
