import type { Reopen } from '@trimestre/contract/rounds'
import { decisionAreas } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { listCompanies } from '../companies/service.ts'
import { requireValidValues } from '../decisions/validation.ts'

/**
 * Checks the values with which staff corrects a quarter as those of a save are checked.
 * @returns the values by company and key
 * @throws Refusal 422 that names an unknown company or every refused value
 */
export async function readCorrections(
  reader: Reader,
  { gameId, level }: { gameId: InGame['gameId']; level: number | null },
  { decisions = {} }: Pick<Reopen, 'decisions'>,
): Promise<Record<string, Record<string, number>>> {
  const known = new Set((await listCompanies(reader, [gameId])).map(({ id }) => String(id)))
  const unknown = Object.keys(decisions).filter(id => !known.has(id))
  if (unknown.length > 0) throw invalid(unknown.map(id => violation(`decisions.${id}`, 'unknown')))
  return Object.fromEntries(
    Object.entries(decisions).map(([id, values]) => [
      id,
      requireValidValues(new Map(Object.entries(values)), decisionAreas, level ?? 1, `decisions.${id}`),
    ]),
  )
}
