import type { Member, Seat } from '@trimestre/contract/seats'
import { expect, test } from 'vitest'
import { candidates, membershipOf } from './people.ts'

const person = (id: number, username: string) => ({ id, username, image: '' })
const member = (id: number, username: string): Member => ({
  user: person(id, username),
  kind: 'member',
  roles: [],
  areas: [],
  active: true,
  since: '',
  online: false,
})
const seat = (id: number, members: Member[]) => ({ id, seat: id, username: `Place ${id}`, members }) as Seat
const seats = [seat(1, [member(7, 'lina'), member(3, 'omar')]), seat(2, []), seat(3, [member(5, 'ana')])]

test('finds the seat of a person', () => {
  expect(membershipOf(seats, 3)?.seat.id).toBe(1)
  expect(membershipOf(seats, 3)?.member.user.username).toBe('omar')
  expect(membershipOf(seats, 9)).toBeUndefined()
})

test('names every person once, by username, with the seat of those who have one', () => {
  const found = candidates(
    seats,
    [person(9, 'zoé'), person(8, 'ben')],
    [person(8, 'ben'), person(5, 'ana'), person(2, 'kim')],
  )
  const names = (people: { username: string }[]) => people.map(({ username }) => username)
  expect(names(found.unassigned)).toEqual(['ben', 'zoé'])
  expect(found.seated.map(each => [each.username, each.seat.id])).toEqual([
    ['ana', 3],
    ['lina', 1],
    ['omar', 1],
  ])
  expect(names(found.others)).toEqual(['kim'])
})
