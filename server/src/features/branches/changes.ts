import type { BranchChanges, NewBranch } from '@trimestre/contract/branches'
import type { Violation } from '@trimestre/contract/errors'
import { decisionAreas } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { violationsOfCriteria } from '../criteria/service.ts'
import { violationsOfValues } from '../decisions/validation.ts'
import { unknownEventIds } from '../events/repo.ts'
import { listPlayedQuarters } from './repo.ts'

type Asked = { gameId: number; level: number | null }

/** The published quarters that a company played. */
type Played = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Checks what a branch changes: decisions as those of a save, of companies in quarters that they played; coefficients as
 * those of a game; events of the catalogue.
 * @throws Refusal 422 that names every fault
 */
export async function readChanges(
  reader: Reader,
  { gameId, level }: Asked,
  { fromQuarter, changes }: NewBranch,
): Promise<BranchChanges> {
  const rows = await listPlayedQuarters(reader, gameId)
  const quarters = new Set(rows.map(({ quarter }) => quarter))
  if (!quarters.has(fromQuarter)) throw invalid([violation('fromQuarter', 'unpublished')])
  const { decisions = {}, events = {}, criteria = {}, phase = null } = changes
  const isOfBranch = (quarter: string) => quarters.has(Number(quarter)) && Number(quarter) >= fromQuarter
  const companies = Map.groupBy(rows, ({ companyId }) => String(companyId))
  const played: Played = new Map(
    [...companies].map(([id, own]) => [id, new Set(own.map(({ quarter }) => quarter))]),
  )
  const faults = [
    ...violationsOfDecisions(decisions, { played, level: level ?? 1, isOfBranch }),
    ...(await violationsOfEvents(reader, events, isOfBranch)),
    ...violationsOfCriteria(criteria, 'changes.criteria'),
  ]
  if (faults.length > 0) throw invalid(faults)
  return { decisions, events, criteria, phase }
}

type Bounds = { played: Played; level: number; isOfBranch(quarter: string): boolean }

function violationsOfDecisions(
  decisions: BranchChanges['decisions'],
  { played, level, isOfBranch }: Bounds,
): Violation[] {
  return Object.entries(decisions).flatMap(([id, quarters]) => {
    const own = played.get(id)
    if (own === undefined) return [violation(`changes.decisions.${id}`, 'unknown')]
    return Object.entries(quarters).flatMap(([quarter, values]) => {
      const path = `changes.decisions.${id}.${quarter}`
      if (!isOfBranch(quarter)) return [violation(path, 'unpublished')]
      if (!own.has(Number(quarter))) return [violation(path, 'unknown')]
      return violationsOfValues(new Map(Object.entries(values)), decisionAreas, level, path)
    })
  })
}

async function violationsOfEvents(
  reader: Reader,
  events: BranchChanges['events'],
  isOfBranch: (quarter: string) => boolean,
): Promise<Violation[]> {
  const unknown = await unknownEventIds(reader, Object.values(events).flat())
  return Object.entries(events).flatMap(([quarter, ids]) => {
    const path = `changes.events.${quarter}`
    if (!isOfBranch(quarter)) return [violation(path, 'unpublished')]
    return ids.flatMap((id, index) => (unknown.has(id) ? [violation(`${path}.${index}`, 'unknown')] : []))
  })
}
