import type { Progress } from '@trimestre/contract/companies'
import { compareTexts } from '../../../ui/compare-texts.ts'

/** Names by progress in a quarter: something saved or declared final, only a draft, or nothing. */
export type DecidedGroups = Record<'saved' | 'draft' | 'nothing', string[]>

/**
 * Groups the names by progress, each group in alphabetical order: those of the players, or of the companies where
 * several play one.
 */
export function decidedGroups(companies: readonly Progress[], inTeams: boolean): DecidedGroups {
  const groups: DecidedGroups = { saved: [], draft: [], nothing: [] }
  for (const { username, player, members, saved, draft, locked } of companies) {
    const group = locked || saved.length > 0 ? 'saved' : draft.length > 0 ? 'draft' : 'nothing'
    groups[group].push(inTeams || members > 1 ? username : player)
  }
  for (const names of Object.values(groups)) names.sort(compareTexts)
  return groups
}
