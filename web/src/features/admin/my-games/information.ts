import type { Absence, ExplanationLevel, Game, Joining } from '@trimestre/contract/games'
import type { JournalReading } from '@trimestre/contract/journal'
import type { TeamThreads } from '@trimestre/contract/messages'
import {
  type MarketSettings,
  marketBody,
  marketOf,
  pastPhases,
  type Shape,
} from '../../../domain/staff/market/market-settings.ts'
import type { GameSettings } from './api.ts'

/** The fields of the form; an empty text means that nothing is selected. */
export type Information = {
  name: string
  description: string
  levelGame: string
  nbTurns: number | null
  market: MarketSettings
  joining: Joining
  explanations: ExplanationLevel
  absence: Absence
  teamThreads: TeamThreads
  debriefForPlayers: boolean
  journalReading: JournalReading
  /** The number of months, or the empty text to keep the game for ever. */
  retentionMonths: string
}

export const informationOf = (game: Game): Information => ({
  name: game.name,
  description: game.description,
  levelGame: game.levelGame === null ? '' : String(game.levelGame),
  nbTurns: game.nbTurns,
  market: marketOf(game),
  joining: game.joining,
  explanations: game.explanations,
  absence: game.absence,
  teamThreads: game.teamThreads,
  debriefForPlayers: game.debriefForPlayers,
  journalReading: game.journalReading,
  retentionMonths: game.retentionMonths === null ? '' : String(game.retentionMonths),
})

/** Returns the length and the level that the form has, null for what is missing or no such number yet. */
export const shapeIn = (
  { nbTurns, levelGame }: Pick<Information, 'nbTurns' | 'levelGame'>,
  game: Game,
): Shape => ({
  quarters: nbTurns !== null && Number.isInteger(nbTurns) && nbTurns > 0 ? nbTurns : null,
  level: levelGame === '' ? null : Number(levelGame),
  past: pastPhases(game),
})

export function settingsOf(information: Information, game: Game): GameSettings {
  const { name, levelGame, retentionMonths, market, ...others } = information
  return {
    ...others,
    ...marketBody(market, shapeIn(information, game), game),
    name: name.trim(),
    levelGame: Number(levelGame),
    retentionMonths: retentionMonths === '' ? null : Number(retentionMonths),
    // The form keeps the administrators; the call names them (specification §7, PUT /v1/game/{id}).
    admins: game.admin.map(({ username }) => username),
  }
}
