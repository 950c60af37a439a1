import type { Game } from '@trimestre/contract/games'
import { expect, test } from 'vitest'
import { actionOf, sectionOf, shownQuarter } from './game-state.ts'

const game = (part: Partial<Game>): Game =>
  ({
    joined: false,
    invited: false,
    finished: false,
    archived: false,
    currentTrimestre: 1,
    nbTurns: 4,
    ...part,
  }) as Game

test('assigns each game one section and one action', () => {
  const of = (part: Partial<Game>) => [sectionOf(game(part)), actionOf(game(part))]
  expect(of({ invited: true })).toEqual(['invitations', 'join'])
  expect(of({ invited: true, joined: true })).toEqual(['mine', 'enter'])
  expect(of({})).toEqual(['public', 'join'])
  expect(of({ joined: true, finished: true })).toEqual(['finished', 'results'])
  expect(of({ finished: true })).toEqual(['finished', null])
  expect(of({ joined: true, finished: true, archived: true })).toEqual(['archived', 'results'])
  expect(of({ joined: true, archived: true })).toEqual(['archived', 'results'])
  expect(of({ invited: true, archived: true })).toEqual(['archived', null])
})

test('shows the last quarter of a finished game', () => {
  expect(shownQuarter(game({ currentTrimestre: 5, finished: true }))).toBe(4)
})
