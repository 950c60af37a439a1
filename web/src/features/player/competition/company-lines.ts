import type { ChartLine } from '@trimestre/chart/lines-geometry'
import type { MarketStudy } from '@trimestre/contract/companies'

type Company = MarketStudy['companies'][number]

/** Returns one public figure of each chosen company by quarter; null where the company did not play. */
export function companyLines(
  markets: readonly Pick<MarketStudy, 'companies'>[],
  chosen: readonly number[],
  figure: 'prixVente' | 'partMarche',
  nameOf: (company: Company) => string,
): ChartLine[] {
  return chosen.map(id => {
    const own = markets.map(({ companies }) => companies.find(({ companyId }) => companyId === id))
    const latest = own.findLast(company => company !== undefined)
    return {
      id,
      name: latest ? nameOf(latest) : '',
      values: own.map(company => company?.[figure] ?? null),
    }
  })
}

/** Returns the companies to compare at first: the reader's own, then the leading ones. */
export function firstCompanies(companies: readonly Company[], ownId: number, count: number): number[] {
  const ranked = [...companies].sort((one, other) => one.classement - other.classement)
  const ids = ranked.map(({ companyId }) => companyId)
  return [...ids.filter(id => id === ownId), ...ids.filter(id => id !== ownId)].slice(0, count)
}

/** Adds a company to the chosen ones; beyond `most` the one that was added first makes room, but not the first one. */
export function withCompany(chosen: readonly number[], added: number, most: number): number[] {
  const [first, ...others] = chosen
  const kept = others.length + 2 > most ? others.slice(others.length + 2 - most) : others
  return first === undefined ? [added] : [first, ...kept, added]
}
