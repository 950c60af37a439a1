import { type PlanChange, type PlanSetting, planSettings } from '@trimestre/contract/plans'
import type { SessionPlan } from '@trimestre/contract/session-plans'
import type { GameRow } from '../games/service.ts'

type Value = PlanChange['from']
/** Drafts are compared apart. */
type GameSetting = Exclude<PlanSetting, 'quizzes' | 'peers'>
type Settings = Record<GameSetting, Value>

const instants = (times: readonly Date[]): string[] | null =>
  times.length === 0 ? null : times.map(time => time.toISOString())

/** Returns the settings of a game as plans name them; `pending` are the scheduled passes to come. */
function settingsOf(game: GameRow, pending: readonly Date[]): Settings {
  return {
    nbTurns: game.quarterCount,
    levelMax: game.levelMax,
    levelGame: game.level,
    publication: game.publication.mode,
    publicationDelay: game.publication.delay,
    practice: game.practice,
    typePassage: game.passMode,
    teams: game.teamSettings === null ? 'solo' : 'teams',
    teamSizeMin: game.teamSettings?.sizeMin ?? null,
    teamSizeMax: game.teamSettings?.sizeMax ?? null,
    passages: instants(pending),
  }
}

/** Returns what a plan makes of the settings of a game; `passages` are its scheduled passes. */
function settingsAfter(
  before: Settings,
  plan: SessionPlan,
  game: GameRow,
  passages: readonly Date[],
): Settings {
  const { nbTurns, levelGame, publication, practice, teams } = plan.settings
  return {
    ...before,
    nbTurns,
    levelMax: Math.max(game.levelMax, levelGame),
    levelGame,
    publication,
    publicationDelay: null,
    practice,
    // Only what the plan schedules passes a quarter without staff.
    typePassage: 0,
    passages: instants(passages),
    ...(teams && { teams: 'teams', teamSizeMin: teams.sizeMin, teamSizeMax: teams.sizeMax }),
  }
}

const isOfGame = (what: PlanSetting): what is GameSetting => what !== 'quizzes' && what !== 'peers'

/** Returns what a plan changes in the settings of a game, in the order of {@link planSettings}. */
export function changesOf(
  plan: SessionPlan,
  game: GameRow,
  { pending, passages }: { pending: readonly Date[]; passages: readonly Date[] },
): PlanChange[] {
  const before = settingsOf(game, pending)
  const after = settingsAfter(before, plan, game, passages)
  return planSettings.filter(isOfGame).flatMap(what => {
    const change = { what, from: before[what], to: after[what] }
    return JSON.stringify(change.from) === JSON.stringify(change.to) ? [] : [change]
  })
}
