import type { Dashboard } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import type { SeatKind } from '@trimestre/contract/seats'

/** A row of a ranking: its rank among all companies, and that among the companies that people held at the close. */
export type Ranked = { classement: number; rangHumain: number | null; kind?: SeatKind | undefined }

/** The fewest people whose ranks among themselves say something. */
const peopleMin = 2

const isOfPeople = ({ rangHumain }: Pick<Ranked, 'rangHumain'>): boolean => rangHumain !== null

/** Whether people have a ranking of their own: two or more of them play, and not among themselves alone. */
export function hasPeopleRanking(rows: readonly Pick<Ranked, 'rangHumain'>[]): boolean {
  const people = rows.filter(isOfPeople).length
  return people >= peopleMin && people < rows.length
}

/** Returns the companies that people held, ranked among themselves. */
export const rankPeople = <Row extends Ranked>(rows: readonly Row[]): Row[] =>
  rows
    .flatMap(row => (row.rangHumain === null ? [] : [{ ...row, classement: row.rangHumain }]))
    .sort((one, other) => one.classement - other.classement)

/** Adds the ranks among people to a ranking that has those among all companies only. */
export const withPeopleRanks = <Row extends Omit<Ranked, 'rangHumain'>>(rows: readonly Row[]) => {
  const people = rows.filter(({ kind }) => kind === 'human')
  return rows.map(row => ({
    ...row,
    rangHumain:
      row.kind === 'human' ? 1 + count(people, ({ classement }) => classement < row.classement) : null,
  }))
}

/** The companies that are ranked, the winner first, and those that play outside the ranking. */
export type Standings<Row> = { ranked: readonly Row[]; apart: readonly Row[] }

/**
 * Divides a ranking into people and others where people have a ranking of their own, unless all are to be ranked
 * together.
 */
export function standingsOf<Row extends Ranked>(rows: readonly Row[], isTogether = false): Standings<Row> {
  if (isTogether || !hasPeopleRanking(rows)) return { ranked: rows, apart: [] }
  return { ranked: rankPeople(rows), apart: rows.filter(row => !isOfPeople(row)) }
}

/** Who plays against people: computers, or only companies that nobody holds. */
export type Rivals = 'computer' | 'vacant'

export const rivalsIn = (rows: readonly Pick<Ranked, 'kind'>[]): Rivals =>
  rows.some(({ kind }) => kind === 'computer') ? 'computer' : 'vacant'

/** The rank of a company, of how many it is, and whether it is shared. */
export type Standing = {
  rank: number
  players: number
  isShared: boolean
  /** The rank among all companies, where the other one is among people. */
  overall: { rank: number; players: number; rivals: Rivals } | null
}

type Shown = Pick<Dashboard, 'rank' | 'players' | 'ranking' | 'enterprise'>

/** Returns how the dashboard's own company stands: among people where they have a ranking of their own. */
export function ownStanding({ rank, players, ranking, enterprise }: Shown): Standing {
  const own = ranking.find(({ companyId }) => companyId === enterprise.id)?.rangHumain ?? null
  if (own === null || !hasPeopleRanking(ranking))
    return { rank, players, isShared: count(ranking, row => row.classement === rank) > 1, overall: null }
  return {
    rank: own,
    players: count(ranking, row => row.rangHumain !== null && row.playing),
    isShared: count(ranking, row => row.rangHumain === own) > 1,
    overall: { rank, players, rivals: rivalsIn(ranking) },
  }
}

/** Returns the rank that a result of a game had, and of how many companies that play now it is. */
export function standingInGame(
  { companies }: Pick<Game, 'companies'>,
  { classement, rangHumain }: Ranked,
): Pick<Standing, 'rank' | 'players'> {
  const playing = companies.filter(company => company.playing)
  const people = count(playing, ({ kind }) => kind === 'human')
  return rangHumain === null || people < peopleMin || people === playing.length
    ? { rank: classement, players: playing.length }
    : { rank: rangHumain, players: people }
}

const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.filter(is).length
