import type { Absence, ExplanationLevel, Game, levelMaxBound } from '@trimestre/contract/games'
import type { JournalReading } from '@trimestre/contract/journal'
import {
  type MarketSettings,
  marketBody,
  marketOf,
  newMarket,
  seasonsOf,
  shapeOf,
} from '../../../domain/staff/market/market-settings.ts'
import type { NewGame } from './api.ts'

/** The bound of the contract; only its type is imported, so that the schemas stay out of the browser bundle. */
export const levelMost: typeof levelMaxBound = 20
const levelUsual = 4

/** The fields of the form; an empty `product` means no product. */
export type GameFields = {
  name: string
  description: string
  access: 'public' | 'private'
  product: string
  levelMax: number | null
  market: MarketSettings
  explanations: ExplanationLevel
  absence: Absence
  debriefForPlayers: boolean
  journalReading: JournalReading
  admins: string[]
}

export const emptyGame: GameFields = {
  name: '',
  description: '',
  access: 'private',
  product: '',
  levelMax: levelUsual,
  market: newMarket,
  explanations: 'causes',
  absence: 'carry',
  debriefForPlayers: true,
  journalReading: 'all',
  admins: [],
}

export const fieldsOf = (game: Game): GameFields => ({
  name: game.name,
  description: game.description,
  access: game.private ? 'private' : 'public',
  product: game.product ? String(game.product.id) : '',
  levelMax: game.levelMax,
  market: marketOf(game),
  explanations: game.explanations,
  absence: game.absence,
  debriefForPlayers: game.debriefForPlayers,
  journalReading: game.journalReading,
  admins: adminsOf(game),
})

/**
 * Returns the request body. Quarters and level are up to the administrator: null leaves them unchanged (api.md §8).
 * @param game as it was when the form was opened; undefined for a new one
 * @param adminsNow the administrators that the game has meanwhile, if the form changes them
 */
export const bodyOf = (fields: GameFields, game: Game | undefined, adminsNow: string[] | null): NewGame => ({
  name: fields.name.trim(),
  description: fields.description,
  private: fields.access === 'private',
  id_product: fields.product === '' ? null : Number(fields.product),
  levelMax: fields.levelMax,
  ...marketBody(fields.market, shapeOf(game), game),
  ...(game === undefined && { seasons: seasonsOf(fields.market) }),
  explanations: fields.explanations,
  absence: fields.absence,
  debriefForPlayers: fields.debriefForPlayers,
  journalReading: fields.journalReading,
  admins: game ? adminsNow && withChanges(adminsNow, adminsOf(game), fields.admins) : fields.admins,
  nbTurns: null,
  levelGame: null,
})

export const adminsOf = (game: Game): string[] => game.admin.map(admin => admin.username)

export function changesAdmins({ admins }: GameFields, game: Game): boolean {
  const before = adminsOf(game)
  return before.length !== admins.length || before.some(name => !admins.includes(name))
}

/** Does to the names of now what was done to those of before, so that names that others have added stay. */
function withChanges(now: string[], before: string[], after: string[]): string[] {
  const removed = before.filter(name => !after.includes(name))
  const added = after.filter(name => !before.includes(name))
  return [...new Set([...now.filter(name => !removed.includes(name)), ...added])]
}
