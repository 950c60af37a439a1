import { defaultTeamSettings } from '@trimestre/contract/teams'
import { expect, test } from 'vitest'
import { settingsChange, settingsDraft, settingsFaults } from './team-settings.ts'

const teams = { ...defaultTeamSettings, submission: 'role' as const, submissionRole: 3 }

test('a game played alone sends its mode and nothing else, and has no errors', () => {
  const alone = { ...settingsDraft(teams), mode: 'solo' as const, sizeMin: null }
  expect(settingsChange(alone, teams)).toEqual({ mode: 'solo' })
  expect(settingsFaults(alone)).toEqual({})
})

test('a game that turns to teams sends every setting; later only what changed is sent', () => {
  const first = { ...settingsDraft(null), mode: 'teams' as const }
  expect(settingsChange(first, null)).toEqual(defaultTeamSettings)
  expect(settingsChange({ ...settingsDraft(teams), sizeMax: 6 }, teams)).toEqual({ sizeMax: 6 })
  expect(settingsChange(settingsDraft(teams), teams)).toEqual({})
})

test('another rule of submission no longer names a role', () => {
  const change = settingsChange({ ...settingsDraft(teams), submission: 'one' }, teams)
  expect(change).toEqual({ submission: 'one', submissionRole: null })
})

test('sizes are whole, from 1 to 8 and in order; a role is named when one submits', () => {
  const faults = (change: object) => settingsFaults({ ...settingsDraft(teams), ...change })
  expect(faults({})).toEqual({})
  expect(faults({ sizeMin: 0, sizeMax: 9 })).toEqual({ sizeMin: 'bounds', sizeMax: 'bounds' })
  expect(faults({ sizeMin: 5, sizeMax: 4 })).toEqual({ sizeMax: 'order' })
  expect(faults({ sizeMin: null, teamsMax: 1.5 })).toEqual({ sizeMin: 'bounds', teamsMax: 'bounds' })
  expect(faults({ submissionRole: null })).toEqual({ submissionRole: 'role' })
})
