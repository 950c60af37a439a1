import type { Decision } from '@trimestre/contract/decisions'
import type { Person } from '@trimestre/contract/seats'
import {
  type blankDecisionSheet,
  type DecisionScale,
  decisionItems,
  decisionSheet,
  type StoredCompanyState,
} from '@trimestre/engine'
import { mergeSavedValues } from '../../game-day/pass/quarter-input.ts'
import type { QuarterParameters, ValueVersion } from '../../platform/db/schema.ts'
import { rewordedItem } from '../catalogue/service.ts'
import type { ItemRow as ItemWithTexts } from '../items/repo.ts'
import type { findPlayed } from '../results/service.ts'
import type { Area } from './areas.ts'
import type { DecisionContext } from './decision-context.ts'
import type { SavedRow } from './repo.ts'

type ItemRow = ItemWithTexts['item'] & Omit<ItemWithTexts['description'], 'itemId'>

/** The names of the areas, and the texts of the decisions by their keys. */
export type Catalogue = { areas: Area[]; items: ReadonlyMap<string | null, ItemRow> }

type EngineValues = Record<string, number>
type Closing = { state: StoredCompanyState; decisions: EngineValues }
type Played = NonNullable<Awaited<ReturnType<typeof findPlayed>>>

/**
 * The data that a sheet takes from closed quarters and from the game, for a round to be played or for one that this
 * company has played.
 */
export type SheetBasis = { before: Closing | undefined; season: number } & (
  | { played?: undefined; blank: ReturnType<typeof blankDecisionSheet> }
  | { played: Played; parameters: QuarterParameters | undefined }
)

/**
 * `saved` is what the company has given for the round; `editable` are the areas in which the caller could save now,
 * regardless of the level of each decision; `personOf` presents those who changed a value.
 */
export type SheetRequest = {
  place: DecisionContext
  saved: SavedRow[]
  areas: readonly string[]
  editable: readonly string[]
  personOf: (userId: number) => Person
}

type Entry = ReturnType<typeof decisionSheet>[number]

/** Returns the decisions of some areas by area, in the order of the catalogue. */
export function decisionsOf(
  basis: SheetBasis,
  items: Catalogue['items'],
  request: SheetRequest,
): Record<string, Decision[]> {
  const { before } = basis
  const { entries, origins, values, drafts } =
    basis.played === undefined
      ? openSheet(request.saved, basis.blank)
      : closedSheet(basis, request.place.level ?? 1, before?.state)
  const previous = humanValues(before?.decisions)
  const versions = versionsIn(request.saved)
  const decisionOf = (entry: Entry): Decision => ({
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
    previous: previous[entry.key] ?? null,
    editable: entry.open && request.editable.includes(entry.menu),
    ...presentVersion(versions[entry.key], request.personOf),
  })
  return Object.fromEntries(
    request.areas.map(area => [area, entries.filter(entry => entry.menu === area).map(decisionOf)]),
  )
}

/** The version of each saved value, by key. */
export const versionsIn = (saved: readonly SavedRow[]): Record<string, ValueVersion> =>
  Object.assign({}, ...saved.map(({ versions }) => versions))

const presentVersion = (
  version: ValueVersion | undefined,
  personOf: SheetRequest['personOf'],
): Pick<Decision, 'version' | 'changedBy' | 'changedAt'> =>
  version === undefined
    ? { version: 0, changedBy: null, changedAt: null }
    : { version: version.v, changedBy: personOf(version.by), changedAt: version.at }

type Sheet = {
  entries: Entry[]
  origins(entry: Entry): Decision['origin']
  /** Values that take precedence over those of the entries. */
  values: EngineValues
  drafts: EngineValues
}

/** Makes the sheet of a round still to be played, or of one in which this company took no part. */
function openSheet(areas: SavedRow[], blank: ReturnType<typeof blankDecisionSheet>): Sheet {
  const given = mergeSavedValues(areas)
  const entries = blank(given.values)
  const originOf = (entry: Entry): Decision['origin'] => {
    if (entry.origin !== 'given') return entry.origin
    return given.fromDraft.has(entry.key) ? 'draft' : 'saved'
  }
  const drafts = Object.assign(
    {},
    ...areas.filter(area => area.draft).map(area => area.values),
  ) as EngineValues
  return { entries, origins: originOf, values: {}, drafts }
}

/** Makes the sheet of a closed quarter: the values that were in force after all limits, and their origins. */
function closedSheet(
  { played, parameters }: { played: Played; parameters: QuarterParameters | undefined },
  level: number,
  state: StoredCompanyState | undefined,
): Sheet {
  const entries = decisionSheet({
    level: parameters?.level ?? level,
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

/** The number of engine integers in one unit as users write it. */
const unitsPerHuman: Record<DecisionScale, number> = { centimes: 100, percent: 10_000, entier: 1 }
const divisors = new Map<string, number>(decisionItems.map(item => [item.key, unitsPerHuman[item.scale]]))

function humanValues(decisions: EngineValues | undefined): EngineValues {
  const entries = Object.entries(decisions ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, value / (divisors.get(key) ?? 1)]))
}

/** Returns the texts of the administrators' catalogue, or the engine's own when the item was removed from it. */
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
