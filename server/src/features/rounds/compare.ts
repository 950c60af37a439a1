import { resultColumns } from '@trimestre/contract/result-columns'
import type { Comparison } from '@trimestre/contract/rounds'
import { canonicalJson } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { figureDivisors } from '../results/units.ts'
import { type FoundVersion, findVersion, listPlayed, listStates, type PlayedCompany } from './compare-repo.ts'

type Input = Comparison['inputs'][number]

/**
 * Compares two versions of a round: the inputs and the figures that differ, in human units. Throws 404 when there is no
 * such version.
 */
export async function compareVersions(
  reader: Reader,
  round: InGame,
  { from, to }: { from: number; to: number },
): Promise<Comparison> {
  const one = await findVersion(reader, { ...round, version: from })
  const other = await findVersion(reader, { ...round, version: to })
  if (one === undefined || other === undefined) throw new Refusal('request/not-found')
  const before = await listPlayed(reader, { ...round, version: from })
  const after = await listPlayed(reader, { ...round, version: to })
  return {
    from,
    to,
    inputs: [
      ...conditionsThatDiffer(one.parameters, other.parameters),
      ...(await openingsThatDiffer(reader, round.gameId, one, other)),
      ...decisionsThatDiffer(before, after),
    ],
    companies: companiesThatDiffer(before, after),
  }
}

/** Returns the names whose values differ in two records, in order. */
function differing<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
): { name: string; from: Value | null; to: Value | null }[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return names
    .filter(name => canonicalJson(one[name] ?? null) !== canonicalJson(other[name] ?? null))
    .map(name => ({ name, from: one[name] ?? null, to: other[name] ?? null }))
}

function conditionsThatDiffer(one: QuarterParameters, other: QuarterParameters): Input[] {
  const eventsOf = ({ events }: QuarterParameters) =>
    Object.fromEntries(events.map(({ name, impact }) => [name, canonicalJson(impact)]))
  const ofGame = (kind: Input['kind']) => (found: Pick<Input, 'name' | 'from' | 'to'>) => ({
    kind,
    companyId: null,
    ...found,
  })
  const product = (parameters: QuarterParameters) => parameters.product as Record<string, string | number>
  return [
    ...differing(one.criteria, other.criteria).map(ofGame('criterion')),
    ...differing(eventsOf(one), eventsOf(other)).map(ofGame('event')),
    ...differing({ phase: one.phase }, { phase: other.phase }).map(ofGame('phase')),
    ...differing({ level: one.level }, { level: other.level }).map(ofGame('level')),
    ...differing(product(one), product(other)).map(ofGame('product')),
  ]
}

/** Returns the companies that opened the quarter in other states, with the versions of the quarter before. */
async function openingsThatDiffer(
  reader: Reader,
  gameId: number,
  { roundNb, previousVersion: from }: FoundVersion,
  { previousVersion: to }: FoundVersion,
): Promise<Input[]> {
  if (from === to) return []
  const statesIn = async (version: number) =>
    new Map(
      (await listStates(reader, { gameId, roundNb: roundNb - 1, version })).map(row => [
        row.companyId,
        row.state,
      ]),
    )
  const one = await statesIn(from)
  const other = await statesIn(to)
  const companyIds = [...new Set([...one.keys(), ...other.keys()])].sort((a, b) => a - b)
  return companyIds
    .filter(companyId => one.get(companyId) !== other.get(companyId))
    .map(companyId => ({ kind: 'opening', companyId, name: 'opening', from, to }))
}

const byCompany = (rows: readonly PlayedCompany[]) => new Map(rows.map(row => [row.companyId, row]))

function decisionsThatDiffer(before: readonly PlayedCompany[], after: readonly PlayedCompany[]): Input[] {
  const later = byCompany(after)
  return before.flatMap(({ companyId, given }) =>
    differing(given, later.get(companyId)?.given ?? {}).map(found => ({
      kind: 'decision' as const,
      companyId,
      ...found,
    })),
  )
}

function companiesThatDiffer(
  before: readonly PlayedCompany[],
  after: readonly PlayedCompany[],
): Comparison['companies'] {
  const earlier = byCompany(before)
  const later = byCompany(after)
  const companyIds = [...new Set([...earlier.keys(), ...later.keys()])].sort((a, b) => a - b)
  return companyIds.flatMap(companyId => {
    const [one, other] = [earlier.get(companyId), later.get(companyId)]
    const figures = resultColumns
      .map(({ name }) => ({ name, from: figureOf(one, name), to: figureOf(other, name) }))
      .filter(({ from, to }) => from !== to)
    const username = other?.username ?? one?.username ?? ''
    return figures.length === 0 ? [] : [{ companyId, username, figures }]
  })
}

/** Returns a figure in human units; null when the company did not play. Columns that are no figures are left out. */
function figureOf(row: PlayedCompany | undefined, name: string): number | string | null {
  if (row === undefined) return null
  if (name === 'classement') return row.rank
  const value = row.result[name]
  if (Array.isArray(value)) return value.join(', ')
  return value === undefined ? null : value / (figureDivisors.get(name) ?? 1)
}
