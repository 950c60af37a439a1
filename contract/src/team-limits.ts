import type { TeamSettings } from './teams.ts'

// Names and limits of teams without their schemas, so that the pages of the application load nothing more.

export const teamModes = ['solo', 'teams'] as const
/** Who puts players into teams: the staff, players themselves, or players with the code of a team. */
export const formations = ['administrator', 'open', 'code'] as const
export type Formation = (typeof formations)[number]
/** Who makes the sheet final: one member, a member with a certain role, or more than half of the active members. */
export const submissionRules = ['one', 'role', 'majority'] as const
export type SubmissionRule = (typeof submissionRules)[number]
/** Who reads the ledger of contributions: the team and the staff, or the staff only. */
export const contributionReaders = ['team', 'staff'] as const

export const teamSizeMax = 8
export const teamsBound = 10_000
export const rolesMax = 12
export const observersMax = 20
export const proposalsOpenMax = 50
/** The longest list of people that can be pasted. */
export const importLinesMax = 2000
/** A generator of the split reduces its seed modulo 2³¹ − 2. */
export const seedMax = 2_147_483_645
export const roleNameMax = 60

/** The settings with which a game begins to be played in teams. */
export const defaultTeamSettings: TeamSettings = {
  mode: 'teams',
  sizeMin: 2,
  sizeMax: 5,
  teamsMax: null,
  formation: 'administrator',
  submission: 'one',
  submissionRole: null,
  contributions: 'team',
}
