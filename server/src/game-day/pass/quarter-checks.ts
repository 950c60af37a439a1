import { differenceOf, type QuarterOutput } from '@trimestre/engine'

type CompanyOutput = QuarterOutput['companies'][string]

/** Thrown when the engine returned impossible figures; the quarter is not passed. */
export class ImpossibleQuarter extends Error {
  override readonly name = 'ImpossibleQuarter'
}

/**
 * Checks the engine's output. It runs in production too: whatever goes wrong in the engine, no impossible figure
 * reaches the database.
 * @throws ImpossibleQuarter naming the company and the figures
 */
export function checkQuarter(output: QuarterOutput, companyIds: readonly number[]): void {
  for (const id of companyIds) {
    const company = output.companies[String(id)]
    if (company === undefined) throw new ImpossibleQuarter(`company ${id} has no result`)
    const fault = faultOf(company)
    if (fault !== undefined) throw new ImpossibleQuarter(`company ${id}: ${fault}`)
  }
  checkRanks(output, companyIds.length)
  checkShares(output)
}

function faultOf({ result, statements, journal }: CompanyOutput): string | undefined {
  // For speed, the name of the figure is searched only after a fault was found.
  if (!Object.values(result).every(isSound)) {
    const [name, value] = Object.entries(result).find(([, value]) => !isSound(value)) ?? []
    return `${name} is ${value}`
  }
  if (result.nombreProduitStok < 0) return `negative stock ${result.nombreProduitStok}`
  const { actif, passif } = statements.bilan
  if (actif.totalActif !== passif.totalPassif) {
    return `assets ${actif.totalActif}, liabilities ${passif.totalPassif}`
  }
  const difference = differenceOf(journal)
  return difference === 0 ? undefined : `debits exceed credits by ${difference}`
}

const isSound = (figure: unknown): boolean => typeof figure !== 'number' || Number.isSafeInteger(figure)

/** Checks that each rank is 1 plus the number of companies strictly before. */
function checkRanks(output: QuarterOutput, count: number): void {
  const ranks = Object.values(output.companies).map(company => company.result.classement)
  ranks.sort((a, b) => a - b)
  const isRanking = ranks.every((rank, index) => rank === index + 1 || rank === ranks[index - 1])
  if (ranks.length !== count || !isRanking) throw new ImpossibleQuarter(`ranks ${ranks.slice(0, 20).join()}`)
}

/** Checks that the players' shares, in millionths and each rounded, leave room for the reference competitor. */
function checkShares(output: QuarterOutput): void {
  const companies = Object.values(output.companies)
  const sum = companies.reduce((total, company) => total + company.result.partMarche, 0)
  if (sum > 1_000_000 + companies.length) throw new ImpossibleQuarter(`market shares add up to ${sum}`)
}
