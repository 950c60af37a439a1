import type { PeerForm } from '@trimestre/contract/peers'
import { peerStatements } from '@trimestre/contract/peers'
import { expect, test } from 'vitest'
import { beginRatings, bodyOf, missingRatings, rate } from './peer-ratings.ts'

const form = (mine: PeerForm['mine'] = []) =>
  ({
    statements: peerStatements.map(key => ({ key, text: key, anchors: { low: '', middle: '', high: '' } })),
    members: [
      { userId: 1, name: 'Lina', self: true },
      { userId: 2, name: 'Omar', self: false },
    ],
    mine,
  }) as unknown as PeerForm

test('a form begins empty, with what was given, or with what is typed on this device', () => {
  expect(beginRatings(form(), null)[1]).toEqual({ ratings: [null, null, null, null, null], comment: '' })
  const given = form([{ userId: 2, ratings: [5, 4, 3, 2, 1], comment: 'Bien.' }])
  expect(beginRatings(given, null)[2]).toMatchObject({ ratings: [5, 4, 3, 2, 1], comment: 'Bien.' })
  const typed = { 2: { ratings: [1, null, null, null, null], comment: '' } }
  expect(beginRatings(given, typed)[2]).toEqual(typed[2])
  expect(beginRatings(given, { 2: { ratings: [1], comment: '' } })[2]).toMatchObject({ comment: 'Bien.' })
})

test('what is missing is named by member and statement, and a whole form is sent with all members', () => {
  let ratings = beginRatings(form([{ userId: 1, ratings: [3, 3, 3, 3, 3], comment: '' }]), null)
  for (const index of [0, 1, 3, 4]) ratings = rate(ratings, 2, index, 4)
  expect(missingRatings(form(), ratings)).toEqual([{ userId: 2, statements: ['delais'] }])
  ratings = rate(ratings, 2, 2, 5)
  expect(missingRatings(form(), ratings)).toEqual([])
  expect(bodyOf(form(), ratings)).toEqual({
    ratings: [
      { userId: 1, ratings: [3, 3, 3, 3, 3], comment: '' },
      { userId: 2, ratings: [4, 4, 5, 4, 4], comment: '' },
    ],
  })
})
