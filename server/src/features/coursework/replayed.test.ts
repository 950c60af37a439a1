import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { fives, peerActs } from '../../testing/peer-acts.ts'
import { anOpenQuiz } from '../../testing/quiz-acts.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What becomes of quizzes, peer evaluations and grades when a quarter is played again, and in a branch.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { admin, clientOf, open, rate, close, resultsOf } = peerActs(() => server)
const four = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
const everybodyTheSame = Object.fromEntries(four.map(name => [name, fives(4)]))

/** A team of four after its first quarter, with an open quiz that joueur1 has answered, closed ratings and frozen grades. */
async function aClass() {
  const { gameId, roundId } = await aTeam(server, four)
  const params = { id: gameId }
  await admin('passAndOpenRound', { params: { gameId } })
  const quiz = { id: gameId, quizId: (await anOpenQuiz(server, gameId)).id }
  await clientOf('joueur1')('getQuizPaper', { params: quiz })
  await clientOf('joueur1')('answerQuiz', { params: quiz, body: { question: 1, answer: 12 } })
  const round = await open({ gameId })
  for (const name of four) await rate(round, name, everybodyTheSame)
  await close(round)
  const components = [aComponent({ key: 'quiz', kind: 'quiz' })]
  await admin('updateGrading', { params, body: aGradingScheme({ components }) })
  await admin('freezeGrades', { params, body: {} })
  return { gameId, roundId, params, quiz, round }
}
type Class = Awaited<ReturnType<typeof aClass>>

/** What staff read of all three; the times of the same instant are the same. */
const stateOf = async ({ params, round }: Class) => ({
  quizzes: await admin('listQuizzes', { params }),
  peers: [await admin('listPeerRounds', { params }), await resultsOf(round)],
  versions: await admin('listGradeVersions', { params }),
  version: await admin('getGradeVersion', { params: { ...params, version: 1 }, query: { lang: 'fr' } }),
})
type State = Awaited<ReturnType<typeof stateOf>>

/** Expects that the quiz takes no more answers and is marked, that ratings stay, and that frozen grades are marked. */
async function expectReplaced(given: Class, before: State): Promise<void> {
  const after = await stateOf(given)
  expect(after.quizzes).toMatchObject([{ id: given.quiz.quizId, superseded: true, excluded: null }])
  expect(after.peers).toEqual(before.peers)
  expect(after.versions).toEqual(before.versions.map(version => ({ ...version, superseded: true })))
  expect(after.version).toEqual({ ...before.version, superseded: true })
  const player = clientOf('joueur1')
  const again = player('answerQuiz', { params: given.quiz, body: { question: 2, answer: 12 } })
  expect(await refusedWith(again)).toBe('409 quiz/superseded')
  const { questions } = await player('getQuizPaper', { params: given.quiz })
  expect(questions[0]?.answers).toMatchObject([{ value: 12 }])
}

describe('a quarter that is played again', () => {
  it.each(['recompute', 'replay'] as const)('by %s replaces what hangs on it at once', async mode => {
    const given = await aClass()
    const before = await stateOf(given)
    const params = { id: given.roundId }
    await admin('reopenRound', { params, body: { mode, reason: 'Une erreur' } })
    if (mode === 'recompute') {
      // The new version waits for its publication: until then everybody sees the first one.
      expect(await stateOf(given)).toEqual(before)
      await admin('publishRound', { params, body: {} })
    }
    await expectReplaced(given, before)
    if (mode === 'replay') {
      expect(await refusedWith(admin('redoQuiz', { params: given.quiz }))).toBe('409 quiz/unpublished')
      await admin('passAndOpenRound', { params: { gameId: given.gameId } })
    }
    await expectReplaced(given, before)
    const redone = await admin('redoQuiz', { params: given.quiz })
    expect(redone).toMatchObject({ state: 'draft', version: 2, superseded: false, quarter: 1 })
    const quizzes = await admin('listQuizzes', { params: given.params })
    expect(quizzes.map(({ superseded, excluded }) => [superseded, excluded])).toEqual([
      [false, null],
      [true, true],
    ])
  })

  it('after a restart leaves its quiz and frozen grades marked, also once the quarter has another result', async () => {
    const given = await aClass()
    const before = await stateOf(given)
    const body = { decisions: 'clear' as const, reason: 'Le niveau était trop haut' }
    await admin('restartGame', { params: given.params, body })
    await expectReplaced(given, before)
    await admin('passAndOpenRound', { params: { gameId: given.gameId } })
    await expectReplaced(given, before)
  })
})

describe('a branch', () => {
  it('changes nothing of them', async () => {
    const given = await aClass()
    const before = await stateOf(given)
    await admin('createBranch', {
      params: given.params,
      body: { fromQuarter: 1, name: 'Et si', changes: { phase: 'Declin' } },
    })
    expect(await stateOf(given)).toEqual(before)
  })
})
