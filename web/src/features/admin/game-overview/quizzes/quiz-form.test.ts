import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizProposal } from '@trimestre/contract/quizzes'
import { expect, test } from 'vitest'
import {
  askableRounds,
  bodyOf,
  chosenOf,
  dividedQuestions,
  fieldsOf,
  proposalRound,
  questionFaults,
} from './quiz-form.ts'

const game = {
  levelGame: 2,
  rounds: [
    { roundNb: 1, state: 'published' },
    { roundNb: 2, state: 'published' },
    { roundNb: 3, state: 'published' },
    { roundNb: 4, state: 'hidden' },
  ],
} as Game

const proposal = {
  templates: [
    { id: 'z01', applies: 6 },
    { id: 'z02', applies: 0 },
    { id: 'z03', applies: 5 },
    { id: 'z04', applies: 1 },
  ],
  proposed: ['z03', 'z01'],
} as QuizProposal

const fresh = fieldsOf(undefined, game)

test('a new quiz asks about the last published quarter, never about the opening or a hidden one', () => {
  expect(askableRounds(game).map(({ roundNb }) => roundNb)).toEqual([3, 2])
  expect(fresh).toMatchObject({ title: null, round: 3, level: 2, choice: 'same', templates: null })
})

test('a draft about a quarter to come has its questions from the last published one', () => {
  expect(proposalRound({ round: 2 }, game)).toBe(2)
  expect(proposalRound({ round: 7 }, game)).toBe(3)
  expect(proposalRound({ round: 2 }, { rounds: [] })).toBe(undefined)
})

test('until somebody chooses, the proposed questions are chosen, in the order of the list', () => {
  expect(chosenOf(fresh, proposal)).toEqual(['z01', 'z03'])
  expect(chosenOf({ templates: ['z04', 'z01', 'z99'] }, proposal)).toEqual(['z01', 'z04'])
})

test('questions that apply to no company are only counted', () => {
  const { first, others, idle } = dividedQuestions(proposal, null)
  expect([first, others].map(list => list.map(({ id }) => id))).toEqual([['z01', 'z03'], ['z04']])
  expect(idle).toBe(1)
  // One that was chosen for the quarter before it was played again stays in sight.
  expect(dividedQuestions(proposal, ['z02']).first.map(({ id }) => id)).toEqual(['z02'])
})

test('a quiz has a question at least and twenty at most', () => {
  expect(questionFaults(fresh, [])).toEqual({ templates: 'none' })
  expect(questionFaults(fresh, ['z01'])).toEqual({})
  expect(questionFaults(fresh, Array(21).fill('z01'))).toEqual({ templates: 'many' })
  const drawn = { ...fresh, choice: 'drawn' } as const
  for (const count of [null, Number.NaN, 0, 21, 2.5])
    expect(questionFaults({ ...drawn, count }, [])).toEqual({ count: 'bounds' })
  expect(questionFaults({ ...drawn, count: 20 }, [])).toEqual({})
})

test('a quiz is saved with its questions, or with the number that is drawn', () => {
  const body = bodyOf({ ...fresh, showKey: false }, ' Third quarter ', ['z01'])
  expect(body).toMatchObject({ title: 'Third quarter', templates: ['z01'], count: null, showKey: 'never' })
  expect(bodyOf({ ...fresh, choice: 'drawn', count: 5 }, 'T', ['z01'])).toMatchObject({
    templates: null,
    count: 5,
  })
})

test('a quiz that is changed comes back as it was', () => {
  const quiz = { title: 'T', quarter: 1, level: 1, mode: 'choice', attempts: 3, showKey: 'never' } as Quiz
  expect(fieldsOf({ ...quiz, templates: null, count: 7 }, game)).toEqual({
    ...{ title: 'T', round: 2, level: 1, mode: 'choice', attempts: 3, showKey: false },
    ...{ choice: 'drawn', templates: null, count: 7 },
  })
  expect(fieldsOf({ ...quiz, templates: ['z01'], count: null }, game)).toMatchObject({
    choice: 'same',
    templates: ['z01'],
  })
})
