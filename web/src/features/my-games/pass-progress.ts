import type { Progress } from '@trimestre/contract/companies'
import { compareTexts } from '../../ui/compare-texts.ts'

/** How far companies are in a quarter: something saved or all said final, only begun, nothing. */
export type DecidedGroups = Record<'saved' | 'draft' | 'nothing', string[]>

/** Usernames by how far they are, each list in alphabetical order. */
export function decidedGroups(companies: readonly Progress[]): DecidedGroups {
  const groups: DecidedGroups = { saved: [], draft: [], nothing: [] }
  for (const { username, saved, draft, locked } of companies) {
    const group = locked || saved.length > 0 ? 'saved' : draft.length > 0 ? 'draft' : 'nothing'
    groups[group].push(username)
  }
  for (const names of Object.values(groups)) names.sort(compareTexts)
  return groups
}
