import { afterAll, beforeAll, expect, it } from 'vitest'
import { aTeam } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { fives, peerActs } from '../../testing/peer-acts.ts'
import { anOpenQuiz, aQuiz } from '../../testing/quiz-acts.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { admin, clientOf, idOf, open, rate, close } = peerActs(() => server)
const duplicate = (id: number) => admin('duplicateGame', { params: { id }, body: { name: 'Groupe B' } })
const both = { joueur1: fives(4), joueur2: fives(2) }

/** A game in which a quiz was answered, another one is a draft, ratings were given, and grades are published. */
async function aTaughtGame() {
  const { gameId } = await aTeam(server, ['joueur1', 'joueur2'])
  const params = { id: gameId }
  await admin('passAndOpenRound', { params: { gameId } })
  const { id: quizId } = await anOpenQuiz(server, gameId, { attempts: 3, level: 1, seed: 7 })
  await clientOf('joueur1')('getQuizPaper', { params: { id: gameId, quizId } })
  await aQuiz(server, gameId, { title: 'En réserve', mode: 'choice', showKey: 'never', count: 6 })
  const round = await open({ gameId })
  await rate(round, 'joueur1', both)
  await close(round)
  await admin('closeQuiz', { params: { id: gameId, quizId } })
  const scheme = aGradingScheme({
    components: [
      aComponent({ key: 'oral', weight: 60, label: 'Soutenance' }),
      aComponent({ key: 'quiz', kind: 'quiz', weight: 40, options: { quizzes: [quizId] } }),
    ],
    peerRound: round.peerRoundId,
    scale: { kind: 'number', max: 100, step: 0.5 },
  })
  await admin('updateGrading', { params, body: scheme })
  const userId = await idOf('joueur1')
  await admin('writeGradeMarks', { params, body: { component: 'oral', marks: [{ userId, mark: 61 }] } })
  await admin('adjustGrade', {
    params: { ...params, userId },
    body: { amount: 1, reason: 'Une bonne raison' },
  })
  await admin('freezeGrades', { params, body: {} })
  return { gameId, params, quizId }
}

it('a copy has the quizzes as drafts about its own quarters, and none of their answers', async () => {
  const { gameId, params, quizId } = await aTaughtGame()
  const copy = await duplicate(gameId)
  const quizzes = await admin('listQuizzes', { params: { id: copy.id } })
  const waiting = { state: 'draft', round: null, version: null, quarter: 1, opensAt: null, closesAt: null }
  expect(quizzes).toMatchObject([
    { ...waiting, title: 'En réserve', mode: 'choice', showKey: 'never', count: 6, templates: null },
    { ...waiting, title: 'Trimestre 1', attempts: 3, level: 1, templates: ['z01', 'z02', 'z05', 'z06'] },
  ])
  expect(quizzes.map(({ id }) => id)).not.toContain(quizId)
  expect(await admin('listPeerRounds', { params: { id: copy.id } })).toEqual([])
  expect(await admin('listQuizzes', { params })).toHaveLength(2)

  const own = { id: copy.id, quizId: quizzes[1]?.id ?? 0 }
  expect(await refusedWith(admin('openQuiz', { params: own }))).toBe('409 quiz/unpublished')
  await admin('passAndOpenRound', { params: { gameId: copy.id } })
  expect(await admin('openQuiz', { params: own })).toMatchObject({ state: 'open', round: 2, version: 1 })
  expect(await admin('getQuizResults', { params: own, query: { lang: 'fr' } })).toMatchObject({ people: [] })
})

it('a copy has the scheme of grades without the quizzes and the peer evaluation of the original, and no mark', async () => {
  const { gameId, params } = await aTaughtGame()
  const copy = await duplicate(gameId)
  const before = await admin('getGrading', { params, query: { lang: 'fr' } })
  const after = await admin('getGrading', { params: { id: copy.id }, query: { lang: 'fr' } })
  expect(after.scheme).toEqual({
    ...before.scheme,
    peerRound: null,
    components: before.scheme.components.map(component => ({
      ...component,
      options: { ...component.options, quizzes: null },
    })),
  })
  expect(after.scheme.components).toMatchObject([{ label: 'Soutenance', weight: 60 }, { weight: 40 }])
  expect(await admin('listGradeVersions', { params: { id: copy.id } })).toEqual([])
  const { db } = server.context
  for (const table of [
    'grading_marks',
    'grading_adjustments',
    'quiz_papers',
    'peer_ratings',
    'peer_members',
  ]) {
    const { rows } = await db.$client.query(`select from ${table} where game_id = $1`, [copy.id])
    expect([table, rows.length]).toEqual([table, 0])
  }
})

it('a copy has a quiz that was made again once, and the drafts of a plan as those of a plan', async () => {
  const { gameId, params, quizId } = await aTaughtGame()
  const { rounds } = await admin('getGame', { params })
  const id = rounds.find(({ roundNb }) => roundNb === 2)?.id ?? 0
  await admin('reopenRound', { params: { id }, body: { mode: 'recompute', reason: 'Une erreur' } })
  await admin('publishRound', { params: { id }, body: {} })
  await admin('redoQuiz', { params: { ...params, quizId } })
  const copy = await duplicate(gameId)
  const titles = async (of: number) =>
    (await admin('listQuizzes', { params: { id: of } })).map(({ title }) => title).toSorted()
  expect(await titles(copy.id)).toEqual(['En réserve', 'Trimestre 1'])

  await admin('applyPlan', { params: { id: copy.id }, body: { key: '90' } })
  const second = await duplicate(copy.id)
  expect(await titles(second.id)).toEqual(['En réserve', 'Quiz on quarter 3', 'Trimestre 1'])
  await admin('applyPlan', { params: { id: second.id }, body: { key: '50' } })
  expect(await titles(second.id)).toEqual(['En réserve', 'Trimestre 1'])
})
