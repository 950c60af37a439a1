import { decisionAreas } from '@trimestre/contract/teams'
import { Refusal } from '../../platform/http/refusal.ts'
import type { MenuRow } from '../menus/repo.ts'

export type Area = Pick<MenuRow, 'key' | 'name'>

/** The key of an area that has decisions, null for an area without any. */
export type AreaKey = string | null

/** Finds a menu by key or name, ignoring accents and case; throws 404 when there is none. */
export function requireArea(known: readonly Area[], given: string): AreaKey {
  const found = known.find(area => area.key === given) ?? findFolded(known, fold(given))
  if (found === undefined) throw new Refusal('request/not-found')
  return decisionMenus.has(found.key ?? '') ? found.key : null
}

const findFolded = (known: readonly Area[], wanted: string): Area | undefined =>
  known.find(area => area.key !== null && fold(area.key) === wanted) ??
  known.find(area => fold(area.name) === wanted)

const decisionMenus: ReadonlySet<string> = new Set(decisionAreas)

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
