import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { newsOf } from './news-of.ts'

const game = (part: Partial<Game>): Game =>
  ({
    id: 1,
    name: 'Vélos',
    currentTrimestre: 3,
    finished: false,
    invited: true,
    joined: true,
    ...part,
  }) as Game
const withoutEvents = () => []
const kinds = (before: Game[], after: Game[], events: (game: Game) => string[] = withoutEvents) =>
  newsOf(newsOf(null, before, withoutEvents).known, after, events).news.map(({ kind }) => kind)

test('an invitation is told once, also on a device that sees the player for the first time', () => {
  const invited = game({ joined: false })
  expect(newsOf(null, [invited], withoutEvents).news.map(({ kind }) => kind)).toEqual(['invited'])
  expect(kinds([invited], [invited])).toEqual([])
})
test('a passed quarter of a joined game is told, not that of another', () => {
  expect(kinds([game({})], [game({ currentTrimestre: 4 })])).toEqual(['quarter'])
  const other = { joined: false, invited: false }
  expect(kinds([game(other)], [game({ ...other, currentTrimestre: 4 })])).toEqual([])
})
test('the end of a game is told instead of its last quarter', () => {
  expect(kinds([game({})], [game({ currentTrimestre: 4, finished: true })])).toEqual(['finished'])
})
test('an announced event is told once it is new', () => {
  expect(kinds([game({})], [game({})], () => ['7 2'])).toEqual(['event'])
})
test('a device that knew nothing tells no old quarters and events', () => {
  expect(newsOf(null, [game({ invited: false })], () => ['7 2']).news).toEqual([])
})
