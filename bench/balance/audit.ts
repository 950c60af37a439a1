import {
  type CompanyQuarter,
  closesYear,
  type QuarterInput,
  type QuarterOutput,
  simulateQuarter,
} from '@trimestre/engine'

/** What a company has earned before tax, and the tax charged on it, since the year began; centimes. */
export interface YearToDate {
  pretax: number
  tax: number
}

/** What was seen in the books of campaigns. */
export interface Audit {
  companyQuarters: number
  /** Closed years of a company, and those among them that end in loss. */
  years: number
  lossYears: number
  /** Years in loss that pay tax. */
  taxedLossYears: number
  /** Quarters at whose end account 110 is in debit. */
  debits: number
  /** Quarters that pay a dividend. */
  dividends: number
}

export const emptyAudit = (): Audit => ({
  companyQuarters: 0,
  years: 0,
  lossYears: 0,
  taxedLossYears: 0,
  debits: 0,
  dividends: 0,
})

/** The audit of the campaigns of this thread since the last reset. */
export const audit: Audit = emptyAudit()

export function resetAudit(): void {
  Object.assign(audit, emptyAudit())
}

/** Plays a quarter and looks into everybody's books; `years` has the companies in the order of the input. */
export function playAudited(
  input: QuarterInput,
  years: readonly YearToDate[],
): QuarterOutput & { years: YearToDate[] } {
  const output = simulateQuarter(input)
  const quarter = output.market.state.trimestre
  return {
    ...output,
    years: input.companies.map(({ id }, index) => {
      const company = output.companies[id]
      if (company === undefined) throw new Error(`no company ${id}`)
      return inspect(company, years[index] ?? { pretax: 0, tax: 0 }, quarter)
    }),
  }
}

function inspect({ result, state }: CompanyQuarter, before: YearToDate, quarter: number): YearToDate {
  const year = {
    pretax: before.pretax + result.resultatNet + result.impotSocietes,
    tax: before.tax + result.impotSocietes,
  }
  audit.companyQuarters += 1
  if ((state.comptes['110'] ?? 0) > 0) audit.debits += 1
  if (result.dividende > 0) audit.dividends += 1
  if (!closesYear(quarter)) return year
  audit.years += 1
  if (year.pretax < 0) {
    audit.lossYears += 1
    if (year.tax !== 0) audit.taxedLossYears += 1
  }
  return { pretax: 0, tax: 0 }
}
