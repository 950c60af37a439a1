import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { companies, rounds, roundVersions } from './schema.ts'

/** A row of a game, named by both parts of its key. */
export type InGame = { gameId: number; id: number }

type ColumnsOf<Name extends string> = Record<'gameId' | Name, AnyPgColumn>

/** Joins a row with its round, by both parts of the key. */
export const withRound = ({ gameId, roundId }: ColumnsOf<'roundId'>) =>
  and(eq(rounds.gameId, gameId), eq(rounds.id, roundId))

/** Joins a result with the version of the round that it belongs to. */
export const withVersion = ({ gameId, roundId, version }: ColumnsOf<'roundId' | 'version'>) =>
  and(
    eq(roundVersions.gameId, gameId),
    eq(roundVersions.roundId, roundId),
    eq(roundVersions.version, version),
  )

/** Joins a row with its company, by both parts of the key. */
export const withCompany = ({ gameId, companyId }: ColumnsOf<'companyId'>) =>
  and(eq(companies.gameId, gameId), eq(companies.id, companyId))

/** Selects the rows of a round. */
export const ofRound = (row: ColumnsOf<'roundId'>, { gameId, id }: InGame) =>
  and(eq(row.gameId, gameId), eq(row.roundId, id))

/** Selects the rows of a company. */
export const ofCompany = (row: ColumnsOf<'companyId'>, { gameId, id }: InGame) =>
  and(eq(row.gameId, gameId), eq(row.companyId, id))
