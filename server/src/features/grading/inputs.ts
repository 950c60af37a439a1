import type { StoredScheme } from '@trimestre/contract/grading'
import type { GradeKind } from '@trimestre/contract/grading-defaults'
import type { Reader } from '../../platform/db/database.ts'
import { decidedQuartersOf } from '../attendance/service.ts'
import { listCompanies } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { journalsOf } from '../journal/service.ts'
import { effectiveFactors, type GradeFactor } from '../peers/service.ts'
import { listQuizScores } from '../quizzes/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { presentPerson } from '../users/present.ts'
import { computeGrades, type MeasuredPerson } from './compute.ts'
import type { ComputedGrade, CountedQuarter, FrozenGrades } from './grades.ts'
import { type CompanyRecord, type CountedQuiz, measuresOf, type QuarterFigures } from './measure.ts'
import {
  type AdjustmentRow,
  type CountedRound,
  listAdjustments,
  listCountedRounds,
  listFigures,
  listMarks,
  listMemberships,
  type MembershipRow,
} from './repo.ts'

/** Somebody who is graded, with the company held last in the counted quarters. */
export type GradedPerson = { userId: number; username: string; companyId: number }

/**
 * Computes the grades of a game under a scheme. All is read with this reader, in a number of queries that does not
 * depend on how many people there are; a consistent answer needs a transaction that sees the game at one instant.
 */
export async function readGrades(reader: Reader, game: GameRow, scheme: StoredScheme): Promise<FrozenGrades> {
  const counted = await countedRounds(reader, game, scheme)
  const people = await gradedPeople(reader, game, counted)
  const quarters = counted.map(
    ({ roundNb, version }): CountedQuarter => ({ round: roundNb, quarter: quarterOfRound(roundNb), version }),
  )
  const companies = await listCompanies(reader, [game.id])
  const nameOf = new Map(companies.map(({ id, username }) => [id, username]))
  const measured = await measurePeople(reader, game, { scheme, counted, people })
  const named = measured.map(person => ({ ...person, companyName: nameOf.get(person.companyId) ?? '' }))
  return { scheme, quarters, rows: computeGrades(scheme, named) }
}

async function countedRounds(
  reader: Reader,
  { id }: Pick<GameRow, 'id'>,
  { quarters }: Pick<StoredScheme, 'quarters'>,
): Promise<CountedRound[]> {
  const all = await listCountedRounds(reader, id)
  return all.filter(({ roundNb }) => quarters === null || quarters.includes(quarterOfRound(roundNb)))
}

/** Lists who is graded under a scheme. */
export async function listGraded(
  reader: Reader,
  game: Pick<GameRow, 'id' | 'soloPlayerId'>,
  scheme: StoredScheme,
): Promise<GradedPerson[]> {
  return gradedPeople(reader, game, await countedRounds(reader, game, scheme))
}

/** Members of now, and former ones who held a company at the close of a counted quarter, by username. */
async function gradedPeople(
  reader: Reader,
  { id, soloPlayerId }: Pick<GameRow, 'id' | 'soloPlayerId'>,
  counted: readonly CountedRound[],
): Promise<GradedPerson[]> {
  if (soloPlayerId !== null) return []
  const memberships = Map.groupBy(await listMemberships(reader, id), ({ userId }) => userId)
  const people = [...memberships.values()].flatMap(own => {
    const held = heldLast(own, counted) ?? own.find(({ until }) => until === null)
    if (held === undefined) return []
    return [{ userId: held.userId, username: held.username, companyId: held.companyId }]
  })
  return people.sort(byName)
}

/** The membership at the close of the last counted quarter in which there was one. */
function heldLast(
  own: readonly MembershipRow[],
  counted: readonly CountedRound[],
): MembershipRow | undefined {
  for (const { closes } of counted.toReversed()) {
    for (const close of closes.toReversed()) {
      const held = own.findLast(({ since, until }) => since <= close && (until === null || until > close))
      if (held !== undefined) return held
    }
  }
  return undefined
}

const byName = (one: GradedPerson, other: GradedPerson): number => {
  const [a, b] = [one.username.toLowerCase(), other.username.toLowerCase()]
  if (a === b) return one.userId - other.userId
  return a < b ? -1 : 1
}

type Request = { scheme: StoredScheme; counted: readonly CountedRound[]; people: readonly GradedPerson[] }

async function measurePeople(
  reader: Reader,
  game: GameRow,
  { scheme, counted, people }: Request,
): Promise<Omit<MeasuredPerson, 'companyName'>[]> {
  const has = (...kinds: GradeKind[]) => scheme.components.some(({ kind }) => kinds.includes(kind))
  const companyOf = await readCompanies(reader, game, counted, has('plan', 'journal'))
  const attended = has('engagement') ? await decidedQuartersOf(reader, game) : new Map<number, Set<number>>()
  const quizzes = has('quiz') ? await readQuizzes(reader, game.id) : []
  const factors = await readFactors(reader, game.id, scheme.peerRound)
  const marks = await listMarks(reader, game.id)
  const marksOf = Map.groupBy(marks, ({ userId }) => userId)
  const adjustments = new Map((await listAdjustments(reader, game.id)).map(row => [row.userId, row]))
  const quarters = counted.map(({ roundNb }) => quarterOfRound(roundNb))
  return people.map(person => {
    const own = marksOf.get(person.userId) ?? []
    const sources = {
      quarters,
      company: companyOf(person.companyId),
      attended: attended.get(person.userId) ?? new Set<number>(),
      quizzes,
      markOf: (key: string) => own.find(({ component }) => component === key)?.mark ?? null,
    }
    return {
      ...person,
      measures: measuresOf(scheme, person.userId, sources),
      excused: new Set(own.flatMap(({ component, isExcused }) => (isExcused ? component : []))),
      factor: factors.get(person.userId) ?? { proposed: 1, effective: 1 },
      adjustment: presentAdjustment(adjustments.get(person.userId)),
    }
  })
}

export function presentAdjustment(row: AdjustmentRow | undefined): ComputedGrade['adjustment'] {
  if (row === undefined) return null
  const { amount, reason, at } = row
  return { amount, reason, at: at.toISOString(), by: presentAuthor(row) }
}

/** Presents who wrote something; null for somebody who is not known any more. */
export function presentAuthor({
  byUser,
  byName: username,
  byDeletedAt: deletedAt,
}: Pick<AdjustmentRow, 'byUser' | 'byName' | 'byDeletedAt'>): { id: number; username: string } | null {
  if (byUser === null || username === null) return null
  return { id: byUser, username: presentPerson({ id: byUser, username, deletedAt }).name }
}

const readFactors = async (
  reader: Reader,
  gameId: number,
  peerRound: number | null,
): Promise<ReadonlyMap<number, GradeFactor>> =>
  peerRound === null ? new Map() : effectiveFactors(reader, gameId, peerRound)

const nothing: CompanyRecord = { figures: [], planScores: new Map(), journalParts: new Map() }

async function readCompanies(
  reader: Reader,
  game: GameRow,
  counted: readonly CountedRound[],
  withJournals: boolean,
): Promise<(companyId: number) => CompanyRecord> {
  if (counted.length === 0) return () => nothing
  const roundIds = counted.map(({ roundId }) => roundId)
  const figures = Map.groupBy(await listFigures(reader, game.id, roundIds), ({ companyId }) => companyId)
  const isCounted = (round: number, version: number) =>
    counted.some(each => each.roundNb === round && each.version === version)
  const journals = withJournals ? await journalsOf(reader, game, { isWhole: true }) : []
  const ofCompanies = Map.groupBy(
    journals.filter(({ round, version, superseded }) => !superseded && isCounted(round, version)),
    ({ companyId }) => companyId,
  )
  const records = new Map<number, CompanyRecord>()
  const recordOf = (companyId: number): CompanyRecord => {
    const own = ofCompanies.get(companyId) ?? []
    return {
      figures: (figures.get(companyId) ?? []).map(
        ({ companyId: _, roundNb, ...row }): QuarterFigures => ({ ...row, quarter: quarterOfRound(roundNb) }),
      ),
      planScores: new Map(
        own.flatMap(({ round, scores }) =>
          scores?.quarter == null ? [] : [[quarterOfRound(round), scores.quarter]],
        ),
      ),
      journalParts: new Map(
        own.map(({ round, done }) => [quarterOfRound(round), Object.values(done).filter(Boolean).length]),
      ),
    }
  }
  return companyId => {
    const record = records.get(companyId) ?? recordOf(companyId)
    records.set(companyId, record)
    return record
  }
}

/** Lists the quizzes that count: closed ones about quarters that were no practice, as long as staff do not leave them out. */
async function readQuizzes(reader: Reader, gameId: number): Promise<CountedQuiz[]> {
  const all = await listQuizScores(reader, gameId)
  return all.filter(({ state, isPractice, isSuperseded, excluded }) => {
    // One about a replaced quarter counts only once staff have kept it.
    const isKept = isSuperseded ? excluded === false : excluded !== true
    return state === 'closed' && isKept && !isPractice
  })
}
