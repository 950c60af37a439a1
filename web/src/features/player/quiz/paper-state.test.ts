import type { Paper, Quiz } from '@trimestre/contract/quizzes'
import { expect, test } from 'vitest'
import { divide, firstOpen, leftOpen, type Question, stateOf, wasGiven, withAnswer } from './paper-state.ts'

const wrong = { attempt: 1, value: 48_200, right: false, feedback: '', points: null }
const right = { attempt: 2, value: 45_000, right: true, feedback: '', points: 0.5 }

const question = (n: number, attemptsLeft: number, answers: Question['answers'] = []): Question => ({
  ...{ n, attemptsLeft, answers, template: 'z01', level: 1, text: '', unit: 'BA', decimals: 2 },
  ...{ options: null, key: null },
})

test('a question waits, can be tried again, or is decided', () => {
  expect(stateOf(question(1, 2))).toBe('todo')
  expect(stateOf(question(1, 1, [wrong]))).toBe('retry')
  expect(stateOf(question(1, 0, [wrong, right]))).toBe('right')
  expect(stateOf(question(1, 1, [right]))).toBe('right')
  expect(stateOf(question(1, 0, [wrong]))).toBe('wrong')
})

test('an answer that was wrong is recognised when it is given again', () => {
  expect(wasGiven(question(1, 2), 48_200)).toBe(false)
  expect(wasGiven(question(1, 1, [wrong]), 48_200)).toBe(true)
  expect(wasGiven(question(1, 1, [wrong]), 45_000)).toBe(false)
})

test('handing in names what has no answer, what can be tried again, and what is typed only', () => {
  const questions = [question(1, 2), question(2, 1, [wrong]), question(3, 0, [wrong]), question(4, 2)]
  expect(leftOpen({ questions }, { 1: ' ', 2: '45 000', 3: '7', 4: '12' })).toEqual({
    unanswered: [1, 4],
    retry: [2],
    unsent: [2, 4],
  })
})

test('a paper goes on at the first question that takes an answer', () => {
  expect(firstOpen({ questions: [question(1, 0, [right]), question(2, 1, [wrong]), question(3, 2)] })).toBe(2)
  expect(firstOpen({ questions: [question(1, 0, [right])] })).toBe(1)
})

test('an answer joins its question only', () => {
  const before = { questions: [question(1, 2), question(2, 2)] } as Paper
  const answered = { value: 48_200, right: false, feedback: 'Non.', attemptsLeft: 1, points: null }
  const after = withAnswer(before, 2, answered).questions
  expect(after[0]).toBe(before.questions[0])
  expect(after[1]).toMatchObject({
    attemptsLeft: 1,
    answers: [{ attempt: 1, value: 48_200, feedback: 'Non.' }],
  })
})

test('what is handed in, superseded or closed is past', () => {
  const quiz = (id: number, changes: Partial<Quiz>) =>
    ({ id, state: 'open', superseded: false, ...changes }) as Quiz
  const mine = (finished: boolean) => ({ opened: true, finished, score: null })
  const { open, past } = divide([
    quiz(1, { mine: mine(false) }),
    quiz(2, { mine: mine(true) }),
    quiz(3, { superseded: true }),
    quiz(4, { state: 'closed' }),
    quiz(5, { mine: null }),
  ])
  expect(open.map(({ id }) => id)).toEqual([1])
  expect(past.map(({ id }) => id)).toEqual([2, 3, 4, 5])
})
