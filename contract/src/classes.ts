import * as z from 'zod'
import { email, integer, reference, requiredText, username } from './fields.ts'
import { GameSchema, levelMaxBound, NewGameBody, quartersMax } from './games.ts'
import { computers } from './seats.ts'
import { CreatedUsersSchema } from './users-import.ts'

/**
 * A class that is ready to play: a game with its length and level, and the accounts and invitations of its students.
 * What the body leaves out gets the settings of a class: private, and open to its students until the first pass.
 */
export const NewClassBody = z.object({
  ...NewGameBody.shape,
  nbTurns: integer(1, quartersMax),
  levelGame: integer(1, levelMaxBound),
  /** A game that exists, to prepare instead of a new one; its administrators stay. */
  game: reference('games').nullish(),
  /**
   * A new administrator who runs the class, with a generated password. It takes the place of `admins`; both are for
   * super administrators, and without them the caller runs the class.
   */
  host: z.object({ username: username(), email: email() }).nullish(),
  /** How the computers play that have a seat from the beginning. */
  computers: computers().nullish(),
  /** The list of the students, as `POST /api/v1/users_import` takes it. Without one they join by themselves. */
  csv: requiredText().nullish(),
})
export type NewClass = z.output<typeof NewClassBody>

/** The game and its new accounts; `passwords` holds only generated ones, that of a new host first. */
export const ClassAnswer = z.object({ game: GameSchema, ...CreatedUsersSchema.shape })
