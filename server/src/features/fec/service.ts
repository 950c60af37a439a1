import { QUARTERS_PER_YEAR, yearOfQuarter } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { listOfCompany, type ResultRow } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { readYear, type YearBooks } from '../statements/year-books.ts'
import { createCalendar } from './calendar.ts'
import { yearEntries } from './entries.ts'
import { fictitiousSiren } from './siren.ts'
import { writeFec } from './write-fec.ts'

export type FecFile = { name: string; text: string }

/**
 * Returns the accounting entries of a company's financial year, by default its last one; throws 404 when none of its
 * quarters is closed. The years of a game are the civil years from its creation on, in the school's time zone. The format
 * is laid down by law, so the name of the file alone says that the quarters are practice.
 */
export async function fecOfCompany(
  reader: Reader,
  game: GameRow,
  company: CompanyRow,
  asked: number | undefined,
  { timezone, audience }: { timezone: string; audience: Audience },
): Promise<FecFile> {
  const results = await listOfCompany(reader, company, audience)
  const quarters = results.map(({ roundNb }) => ({ roundNb, year: yearOfQuarter(quarterOfRound(roundNb)) }))
  const year = asked ?? quarters.at(-1)?.year
  const last = quarters.findLast(quarter => quarter.year === year)
  const books = last && (await readYear(reader, company, last.roundNb, audience))
  if (books === undefined || last === undefined) throw new Refusal('request/not-found')
  const calendar = createCalendar(game.createdAt, timezone)
  const end = Math.min(last.year * QUARTERS_PER_YEAR, game.quarterCount ?? Number.POSITIVE_INFINITY)
  return {
    name: `${fictitiousSiren(company.id)}FEC${calendar.endOfQuarter(end)}${game.practice ? '-essai' : ''}.txt`,
    text: writeFec(yearEntries({ ...books, previousResult: resultBefore(results, books) }, calendar)),
  }
}

/** Returns the result of the year before these books, in centimes; 0 when the company opened new books in between. */
function resultBefore(results: readonly ResultRow[], { quarters }: YearBooks): number {
  const first = quarters[0]?.quarter ?? 1
  const year = yearOfQuarter(first) - 1
  let total = 0
  for (let quarter = first - 1; yearOfQuarter(quarter) === year; quarter -= 1) {
    const before = results.find(({ roundNb }) => quarterOfRound(roundNb) === quarter)
    if (before === undefined) break
    total += before.result.resultatNet ?? 0
  }
  return total
}
