import type { ComputerPlay } from '@trimestre/contract/seats'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRow, listCompanies } from '../companies/service.ts'
import { amount } from '../results/units.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { type HeldQuarter, listHeldQuarters } from './repo.ts'

/** Lists the companies that computers hold or held, by seat, with what the computers decided in published quarters. */
export async function listComputers(reader: Reader, gameId: number): Promise<ComputerPlay[]> {
  const held = Map.groupBy(await listHeldQuarters(reader, gameId), ({ companyId }) => companyId)
  const companies = await listCompanies(reader, [gameId])
  return companies
    .flatMap(company => playOf(company, held.get(company.id) ?? []) ?? [])
    .sort((one, other) => one.seat - other.seat)
}

/** Returns null for a company of which no computer is known. */
function playOf({ id, username, seat, computer }: CompanyRow, held: HeldQuarter[]): ComputerPlay | null {
  const decided = held.filter(quarter => quarter.computer !== null)
  const strategy = decided.at(-1)?.computer ?? computer
  if (strategy === null) return null
  return { companyId: id, username, seat, ...strategy, quarters: decided.map(presentQuarter) }
}

const presentQuarter = ({ roundNb, given, rank, companyValue }: HeldQuarter) => ({
  quarter: quarterOfRound(roundNb),
  given,
  classement: rank,
  valeurSociete: amount(companyValue),
})
