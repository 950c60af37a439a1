import type { Progress } from '@trimestre/contract/companies'
import { compareTexts } from '../../../ui/compare-texts.ts'

/** Usernames by progress in a quarter: something saved or declared final, only a draft, or nothing. */
export type DecidedGroups = Record<'saved' | 'draft' | 'nothing', string[]>

/** Groups the usernames by progress, each group in alphabetical order. */
export function decidedGroups(companies: readonly Progress[]): DecidedGroups {
  const groups: DecidedGroups = { saved: [], draft: [], nothing: [] }
  for (const { player, saved, draft, locked } of companies) {
    const group = locked || saved.length > 0 ? 'saved' : draft.length > 0 ? 'draft' : 'nothing'
    groups[group].push(player)
  }
  for (const names of Object.values(groups)) names.sort(compareTexts)
  return groups
}
