import type { Client } from '@trimestre/contract/client'
import type { PlanKey } from '@trimestre/contract/session-plans'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { aTeam } from '../../testing/build-team.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let firstAt: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  firstAt = new Date(Date.now() + 86_400_000).toISOString()
})
afterAll(() => server.stop())

const apply = (id: number, key: PlanKey, dryRun = false) =>
  admin('applyPlan', {
    params: { id },
    body: { key, dryRun, ...(key === 'semester' && { firstAt }) },
  })
const quizzesOf = async (id: number) => (await admin('listQuizzes', { params: { id } })).toReversed()
const roundsOf = async (id: number) => (await admin('listPeerRounds', { params: { id } })).toReversed()
const titlesIn = async (id: number) => ({
  quizzes: (await quizzesOf(id)).map(({ title }) => title),
  peers: (await roundsOf(id)).map(({ title }) => title),
})
const draftsAmong = ({ changes }: Awaited<ReturnType<typeof apply>>) =>
  changes.filter(({ what }) => what === 'quizzes' || what === 'peers')

const onTwoFourSix = ['Quiz on quarter 2', 'Quiz on quarter 4', 'Quiz on quarter 6']
const afterFour = 'Peer evaluation after quarter 4'
const afterEight = 'Peer evaluation after quarter 8'

it('a plan makes drafts of quizzes and peer evaluations, which a dry run names first', async () => {
  const { id } = await aGame(server)
  const dry = await apply(id, 'semester', true)
  expect(draftsAmong(dry)).toEqual([
    { what: 'quizzes', from: null, to: onTwoFourSix },
    { what: 'peers', from: null, to: [afterFour, afterEight] },
  ])
  expect(await titlesIn(id)).toEqual({ quizzes: [], peers: [] })
  expect(draftsAmong(await apply(id, 'semester'))).toEqual(draftsAmong(dry))
  expect(await quizzesOf(id)).toMatchObject(
    [2, 4, 6].map((quarter, index) => ({
      ...{ quarter, title: onTwoFourSix[index], state: 'draft', round: null, version: null },
      ...{ templates: null, count: 5, mode: 'number', attempts: 2, showKey: 'closing', opensAt: null },
    })),
  )
  expect(await roundsOf(id)).toMatchObject([
    { title: afterFour, state: 'draft', lo: 0.85, hi: 1.05 },
    { title: afterEight, state: 'draft', opensAt: null, closesAt: null },
  ])
})

it('applying a plan again leaves its drafts as they are', async () => {
  const { id } = await aGame(server)
  await apply(id, 'semester')
  const before = [await quizzesOf(id), await roundsOf(id)]
  expect((await apply(id, 'semester', true)).changes).toEqual([])
  expect((await apply(id, 'semester')).changes).toEqual([])
  expect([await quizzesOf(id), await roundsOf(id)]).toEqual(before)
})

it('another plan replaces the drafts that nobody has changed, and leaves the others', async () => {
  const { id } = await aGame(server)
  await apply(id, 'semester')
  const [, onFour] = await quizzesOf(id)
  const [, last] = await roundsOf(id)
  await admin('updateQuiz', { params: { id, quizId: onFour?.id ?? 0 }, body: { count: 8 } })
  await admin('updatePeerRound', {
    params: { id, peerRoundId: last?.id ?? 0 },
    body: { title: 'Fin de partie' },
  })
  // The draft about quarter 4 is there already, and stays.
  expect(draftsAmong(await apply(id, '180'))).toEqual([
    { what: 'quizzes', from: ['Quiz on quarter 2', 'Quiz on quarter 6'], to: null },
  ])
  expect(await titlesIn(id)).toEqual({ quizzes: ['Quiz on quarter 4'], peers: [afterFour, 'Fin de partie'] })
  expect(await quizzesOf(id)).toMatchObject([{ id: onFour?.id, count: 8 }])
  await apply(id, '50')
  expect(await titlesIn(id)).toEqual({ quizzes: ['Quiz on quarter 4'], peers: ['Fin de partie'] })
})

it('drafts have titles in the language of the request', async () => {
  const { id } = await aGame(server)
  const answer = await server.fetch(`/api/v1/games/${id}/plan`, {
    as: 'admin',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ key: '90' }),
  })
  expect(answer.status).toBe(200)
  expect(await titlesIn(id)).toMatchObject({ quizzes: ['Questionnaire du trimestre 3'] })
})

it('players see no draft, and the game begins with the scheme of grades that nobody has changed', async () => {
  const { gameId: id } = await aTeam(server, ['joueur1', 'joueur2'])
  const before = await admin('getGrading', { params: { id }, query: { lang: 'fr' } })
  await apply(id, '180')
  const player = await server.client('joueur1')
  expect(await player('listQuizzes', { params: { id } })).toEqual([])
  expect(await player('listPeerRounds', { params: { id } })).toEqual([])
  const after = await admin('getGrading', { params: { id }, query: { lang: 'fr' } })
  expect(after.scheme).toEqual(before.scheme)
  expect(after.scheme.components.map(({ key, weight }) => [key, weight])).toEqual([
    ...[
      ['thresholds', 30],
      ['plan', 20],
      ['quiz', 20],
      ['journal', 15],
      ['engagement', 15],
    ],
  ])
})

it('the draft about a quarter opens once that quarter is published, and then no plan takes it away', async () => {
  const { gameId: id } = await aTeam(server, ['joueur1', 'joueur2'])
  await apply(id, '90')
  await admin('setPublication', { params: { id }, body: { mode: 'immediate' } })
  const [quiz] = await quizzesOf(id)
  const params = { id, quizId: quiz?.id ?? 0 }
  const open = () => admin('openQuiz', { params })
  for (const _ of [1, 2]) {
    expect(await refusedWith(open())).toBe('409 quiz/unpublished')
    await admin('passAndOpenRound', { params: { gameId: id } })
  }
  expect(await refusedWith(open())).toBe('409 quiz/unpublished')
  await admin('passAndOpenRound', { params: { gameId: id } })
  expect(await open()).toMatchObject({ state: 'open', quarter: 3, round: 4, version: 1 })
  const player = await server.client('joueur1')
  const paper = await player('getQuizPaper', { params, query: { lang: 'fr' } })
  expect(paper.questions).toHaveLength(5)
})

it('a game with fewer quarters than its plan keeps the drafts about the others, which do not open', async () => {
  const { gameId: id } = await aTeam(server, ['joueur1', 'joueur2'])
  await apply(id, 'semester')
  await admin('configureGame', { params: { id }, body: { nbTurns: 2 } })
  await admin('setPublication', { params: { id }, body: { mode: 'immediate' } })
  for (const _ of [1, 2]) await admin('passAndOpenRound', { params: { gameId: id } })
  const [onTwo, onFour] = await quizzesOf(id)
  const refused = admin('openQuiz', { params: { id, quizId: onFour?.id ?? 0 } })
  expect(await refusedWith(refused)).toBe('409 quiz/unpublished')
  await admin('deleteQuiz', { params: { id, quizId: onFour?.id ?? 0 } })
  const open = admin('openQuiz', { params: { id, quizId: onTwo?.id ?? 0 } })
  expect(await open).toMatchObject({ state: 'open', quarter: 2 })
  expect((await quizzesOf(id)).map(({ quarter, state }) => [quarter, state])).toEqual([
    [2, 'open'],
    [6, 'draft'],
  ])
})
