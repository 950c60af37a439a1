import type { MarketStudy } from '@trimestre/contract/companies'
import { expect, test } from 'vitest'
import { companyLines, firstCompanies, withCompany } from './company-lines.ts'

const company = (companyId: number, classement: number, prixVente: number) =>
  ({
    companyId,
    classement,
    prixVente,
    username: `e${companyId}`,
    partMarche: 10,
  }) as MarketStudy['companies'][number]

test('a company that joined late has a line from its first quarter on', () => {
  const markets = [{ companies: [company(1, 1, 50)] }, { companies: [company(1, 2, 52), company(2, 1, 48)] }]
  expect(companyLines(markets, [2, 1], 'prixVente', ({ username }) => username)).toEqual([
    { id: 2, name: 'e2', values: [null, 48] },
    { id: 1, name: 'e1', values: [50, 52] },
  ])
})

test('the own company is compared first, then the leading ones', () => {
  const companies = [company(1, 3, 50), company(2, 1, 48), company(3, 2, 47), company(4, 4, 60)]
  expect(firstCompanies(companies, 4, 3)).toEqual([4, 2, 3])
  expect(firstCompanies(companies, 99, 2)).toEqual([2, 3])
})

test('a company too many takes the place of the one added first, never of the own company', () => {
  expect(withCompany([4, 2], 3, 3)).toEqual([4, 2, 3])
  expect(withCompany([4, 2, 3], 1, 3)).toEqual([4, 3, 1])
  expect(withCompany([], 1, 3)).toEqual([1])
})
