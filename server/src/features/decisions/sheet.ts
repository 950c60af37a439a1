import type { Decision } from '@trimestre/contract/decisions'
import { type CompanyState, type DecisionScale, decisionItems, decisionSheet } from '@trimestre/engine'
import type { Reader } from '../../platform/database/database.ts'
import { rewordedItem } from '../catalogue/service.ts'
import { findClosingBefore, findPlayed } from '../results/service.ts'
import type { RoundRow } from '../rounds/present.ts'
import { takeGivenValues } from '../rounds/quarter-input.ts'
import { readCriteria } from '../rounds/rounds-of-game.ts'
import { type ItemRow, listItems, listSaved, readParameters } from './repo.ts'

/** A company in a round, as its decisions are asked for. */
export type SheetRequest = {
  companyId: number
  gameId: number
  round: RoundRow
  area: string
  /** Level of the game today. */
  level: number
  /** Whether the caller could save now, the level of each decision aside. */
  mayEdit: boolean
}

type Entry = ReturnType<typeof decisionSheet>[number]
type EngineValues = Record<string, number>

/** The decisions of one area, in the catalogue's order. */
export async function readSheet(reader: Reader, request: SheetRequest): Promise<Decision[]> {
  const before = await findClosingBefore(reader, request.companyId, request.round.roundNb)
  const played = await findPlayed(reader, request.companyId, request.round.id)
  const items = new Map((await listItems(reader)).map(item => [item.key, item]))
  const { entries, origins, values, drafts } =
    played === undefined
      ? await openSheet(reader, request, before?.state)
      : await closedSheet(reader, request, before?.state, played)
  return entries
    .filter(entry => entry.menu === request.area)
    .map(entry => ({
      ...wording(entry, items.get(entry.key)),
      name: entry.key,
      value: values[entry.key] ?? entry.value,
      default: entry.default,
      min: entry.min,
      max: entry.max,
      step: entry.step,
      unit: entry.unit,
      type: entry.type,
      level: entry.level,
      standing: entry.standing,
      origin: origins(entry),
      draft: drafts[entry.key] ?? null,
      previous: humanValues(before?.decisions)[entry.key] ?? null,
      editable: entry.open && request.mayEdit,
    }))
}

type Sheet = {
  entries: Entry[]
  origins(entry: Entry): Decision['origin']
  /** Values that go before those of the entries. */
  values: EngineValues
  drafts: EngineValues
}

/** A round still to be played, or one this company took no part in. */
async function openSheet(
  reader: Reader,
  request: SheetRequest,
  state: CompanyState | undefined,
): Promise<Sheet> {
  const areas = await listSaved(reader, request.round.id, request.companyId)
  const given = takeGivenValues(areas.map(area => ({ ...area, companyId: request.companyId })))
  const company = given.get(request.companyId)
  const entries = decisionSheet({
    level: request.level,
    criteria: await readCriteria(reader, request.gameId),
    state: state ?? null,
    given: company?.values ?? {},
  })
  const originOf = (entry: Entry): Decision['origin'] => {
    if (entry.origin !== 'given') return entry.origin
    return company?.fromDraft.has(entry.key) ? 'draft' : 'saved'
  }
  const drafts = Object.assign(
    {},
    ...areas.filter(area => area.draft).map(area => area.values),
  ) as EngineValues
  return { entries, origins: originOf, values: {}, drafts }
}

/** A closed quarter: the values that were in force after all limits, and where they came from. */
async function closedSheet(
  reader: Reader,
  request: SheetRequest,
  state: CompanyState | undefined,
  played: NonNullable<Awaited<ReturnType<typeof findPlayed>>>,
): Promise<Sheet> {
  const parameters = await readParameters(reader, request.round.id)
  const entries = decisionSheet({
    level: parameters?.level ?? request.level,
    criteria: parameters?.criteria ?? {},
    state: state ?? null,
    given: played.given,
  })
  return {
    entries,
    origins: entry => played.origins[entry.key] ?? 'default',
    values: humanValues(played.decisions as EngineValues),
    drafts: {},
  }
}

/** Engine integers in one unit as people write it. */
const unitsPerHuman: Record<DecisionScale, number> = { centimes: 100, percent: 10_000, entier: 1 }
const divisors = new Map<string, number>(decisionItems.map(item => [item.key, unitsPerHuman[item.scale]]))

function humanValues(decisions: EngineValues | undefined): EngineValues {
  const entries = Object.entries(decisions ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, value / (divisors.get(key) ?? 1)]))
}

/** The words of the administrators' catalogue; the engine's own when an item was removed from it. */
function wording(entry: Entry, item: ItemRow | undefined): Pick<Decision, 'id' | 'label' | 'item'> {
  const index = decisionItems.findIndex(candidate => candidate.key === entry.key)
  const known = decisionItems[index]
  const row = item ?? {
    id: index + 1,
    key: entry.key,
    name: known?.name ?? entry.key,
    description1: known?.itemDescription.description1 ?? '',
    description2: known?.itemDescription.description2 ?? '',
    description3: known?.itemDescription.description3 ?? '',
  }
  const { id, name, description1, description2, description3 } = row
  return {
    id,
    label: name,
    item: {
      '@id': `/api/v1/items/${id}`,
      id,
      description1,
      description2,
      description3,
      reworded: rewordedItem(row),
    },
  }
}
