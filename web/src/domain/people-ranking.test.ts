import { expect, test } from 'vitest'
import {
  hasPeopleRanking,
  ownStanding,
  rankPeople,
  rivalsIn,
  standingInGame,
  standingsOf,
} from './people-ranking.ts'

const row = (companyId: number, classement: number, rangHumain: number | null) => ({
  companyId,
  classement,
  rangHumain,
  kind: rangHumain === null ? ('computer' as const) : ('human' as const),
  username: `entreprise ${companyId}`,
  seat: companyId,
  playing: true,
  valeurSociete: 300_000,
})
const mixed = [row(9, 1, null), row(1, 2, 1), row(8, 3, null), row(2, 4, 2), row(3, 4, 2)]
const placesOf = (rows: readonly { companyId: number; classement: number }[]) =>
  rows.map(({ companyId, classement }) => [companyId, classement])

test('people have a ranking of their own when several play, and others play against them', () => {
  expect(hasPeopleRanking(mixed)).toBe(true)
  expect(hasPeopleRanking([row(1, 1, 1), row(2, 2, 2)])).toBe(false)
  expect(hasPeopleRanking([row(1, 1, 1), row(9, 2, null), row(8, 3, null)])).toBe(false)
  expect(hasPeopleRanking([row(9, 1, null), row(8, 2, null)])).toBe(false)
  expect(hasPeopleRanking([])).toBe(false)
})

test('people are ranked first, and the others are apart in their order', () => {
  const { ranked, apart } = standingsOf(mixed)
  expect(placesOf(ranked)).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ])
  expect(apart.map(({ companyId }) => companyId)).toEqual([9, 8])
  expect(placesOf(rankPeople(mixed.toReversed()))).toEqual([
    [1, 1],
    [3, 2],
    [2, 2],
  ])
})

test('one list has everybody where it is asked for, or where people have no ranking of their own', () => {
  expect(standingsOf(mixed, true)).toEqual({ ranked: mixed, apart: [] })
  const alone = [row(9, 1, null), row(1, 2, 1)]
  expect(standingsOf(alone)).toEqual({ ranked: alone, apart: [] })
})

test('vacant seats are named when no computer plays', () => {
  expect(rivalsIn(mixed)).toBe('computer')
  expect(rivalsIn([{ kind: 'human' }, { kind: 'vacant' }])).toBe('vacant')
})

test('a company stands among people, with its rank among all for the details', () => {
  const shown = (id: number, rank: number, ranking = mixed) =>
    ownStanding({ rank, players: ranking.length, ranking, enterprise: { '@id': '', id } as never })
  const overall = (rank: number) => ({ rank, players: 5, rivals: 'computer' })
  expect(shown(1, 2)).toEqual({ rank: 1, players: 3, isShared: false, overall: overall(2) })
  expect(shown(2, 4)).toEqual({ rank: 2, players: 3, isShared: true, overall: overall(4) })
  expect(shown(9, 1)).toEqual({ rank: 1, players: 5, isShared: false, overall: null })
  const people = [row(1, 1, 1), row(2, 1, 1)]
  expect(shown(1, 1, people)).toEqual({ rank: 1, players: 2, isShared: true, overall: null })
})

test('a result is told among the people who play in its game now', () => {
  const companies = (kinds: string) =>
    [...kinds].map(kind => ({ kind: kind === 'h' ? 'human' : 'computer', playing: kind !== 'x' })) as never
  const last = { classement: 4, rangHumain: 2 }
  expect(standingInGame({ companies: companies('hhcx') }, last)).toEqual({ rank: 2, players: 2 })
  expect(standingInGame({ companies: companies('hcc') }, last)).toEqual({ rank: 4, players: 3 })
  expect(standingInGame({ companies: companies('hhh') }, last)).toEqual({ rank: 4, players: 3 })
  expect(standingInGame({ companies: companies('hhc') }, { classement: 1, rangHumain: null })).toEqual({
    rank: 1,
    players: 3,
  })
})
