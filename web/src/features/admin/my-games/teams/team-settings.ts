import { defaultTeamSettings, teamSizeMax, teamsBound } from '@trimestre/contract/team-limits'
import type { TeamSettings, TeamSettingsChange } from '@trimestre/contract/teams'

/** The settings while they are edited: numbers may be empty, and a role may be missing. */
export type SettingsDraft = Omit<TeamSettings, 'sizeMin' | 'sizeMax'> & {
  sizeMin: number | null
  sizeMax: number | null
}

export const settingsDraft = (teams: TeamSettings | null): SettingsDraft =>
  teams ?? { ...defaultTeamSettings, mode: 'solo' }

export type SettingsFaults = Partial<
  Record<'sizeMin' | 'sizeMax' | 'teamsMax' | 'submissionRole', 'bounds' | 'order' | 'role'>
>

const isWithin = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max

/** Returns the errors of the settings by field; none where everybody plays alone. */
export function settingsFaults(draft: SettingsDraft): SettingsFaults {
  const faults: SettingsFaults = {}
  if (draft.mode === 'solo') return faults
  if (!isWithin(draft.sizeMin, teamSizeMax)) faults.sizeMin = 'bounds'
  if (!isWithin(draft.sizeMax, teamSizeMax)) faults.sizeMax = 'bounds'
  else if (!faults.sizeMin && (draft.sizeMin ?? 0) > (draft.sizeMax ?? 0)) faults.sizeMax = 'order'
  if (draft.teamsMax !== null && !isWithin(draft.teamsMax, teamsBound)) faults.teamsMax = 'bounds'
  if (draft.submission === 'role' && draft.submissionRole === null) faults.submissionRole = 'role'
  return faults
}

/**
 * Returns what is sent: only what changed in a game played in teams, so that settings which are fixed once a quarter has
 * closed are not sent again.
 */
export function settingsChange(draft: SettingsDraft, stored: TeamSettings | null): TeamSettingsChange {
  if (draft.mode === 'solo') return { mode: 'solo' }
  const wanted: TeamSettings = {
    ...draft,
    sizeMin: draft.sizeMin ?? defaultTeamSettings.sizeMin,
    sizeMax: draft.sizeMax ?? defaultTeamSettings.sizeMax,
    submissionRole: draft.submission === 'role' ? draft.submissionRole : null,
  }
  if (stored === null) return wanted
  const changed = Object.entries(wanted).filter(([key, value]) => stored[key as keyof TeamSettings] !== value)
  return Object.fromEntries(changed)
}
