import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { aQuiz } from '../../testing/quiz-acts.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What becomes of grades when a person is erased, and when a game is copied or deleted.

let server: TestServer
let admin: Client
let root: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  root = await server.client('superadmin')
})
afterAll(() => server.stop())

/** How many rows a game has in each table of grades. */
async function rowsOf(gameId: number): Promise<Record<string, number>> {
  const tables = ['schemes', 'marks', 'adjustments', 'versions'].map(name => `grading_${name}`)
  const counts: Record<string, number> = {}
  for (const table of [...tables, 'grade_reviews', 'score_outbox']) {
    const { rows } = await server.context.db.$client.query<{ count: string }>(
      `select count(*) from ${table} where game_id = $1`,
      [gameId],
    )
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

/** A class of two of which one has a mark, an adjustment, a published grade, and asked for a review. */
async function aGradedClass(username: string) {
  const userId = await anAccount(server, username)
  const team = await aTeam(server, ['joueur1'])
  await seatMember(server, team, username)
  const params = { id: team.gameId }
  await roundActs(admin).pass0(team.gameId)
  await admin('updateGrading', { params, body: aGradingScheme() })
  await admin('writeGradeMarks', { params, body: { component: 'oral', marks: [{ userId, mark: 70 }] } })
  const adjustment = { amount: 1, reason: 'Présentation orale' }
  await admin('adjustGrade', { params: { ...params, userId }, body: adjustment })
  await admin('freezeGrades', { params, body: {} })
  await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
  const text = 'Mon exposé était meilleur.'
  await (await server.client(username))('askGradeReview', { params, body: { text } })
  return { params, userId, text }
}

describe('a person who is erased', () => {
  it('keeps a row without a name in frozen grades, and nothing else', async () => {
    const { params, userId, text } = await aGradedClass('oublie')
    const read = () => admin('getGradeVersion', { params: { ...params, version: 1 }, query: { lang: 'fr' } })
    const before = await read()
    await root('eraseUser', { params: { id: userId } })
    const after = await read()
    const rowIn = ({ rows }: typeof before) => rows.find(row => row.userId === userId)
    const told = JSON.stringify(rowIn(before)).replaceAll('Présentation orale', 'texte effacé')
    expect(rowIn(after)).toEqual({ ...JSON.parse(told), username: rowIn(after)?.username })
    expect(rowIn(before)).toMatchObject({ username: 'oublie', final: 15 })
    expect(JSON.stringify(after)).not.toContain('oublie')
    expect(after.distribution).toEqual(before.distribution)
    const reviews = await admin('listGradeReviews', { params })
    expect(reviews).toMatchObject([{ userId: null, text: 'texte effacé' }])
    expect(JSON.stringify(reviews)).not.toContain(text)
    expect(await rowsOf(params.id)).toMatchObject({
      ...{ grading_marks: 0, grading_adjustments: 0, grading_versions: 1, grade_reviews: 1, score_outbox: 0 },
    })
    const { rows } = await admin('previewGrading', { params, body: {} })
    expect(rows.map(({ username }) => username)).toEqual(['joueur1'])
  })
})

describe('a copy of a game', () => {
  it('has its scheme, without its quizzes and peer evaluation, and no mark, grade or request', async () => {
    const { params } = await aGradedClass('copie')
    const quiz = await aQuiz(server, params.id)
    const peers = await admin('createPeerRound', { params, body: { title: 'Mi-parcours' } })
    const components = [
      aComponent({ weight: 60 }),
      aComponent({ key: 'quiz', kind: 'quiz', weight: 40, options: { quizzes: [quiz.id] } }),
    ]
    const body = aGradingScheme({ components, peerRound: peers.id })
    await admin('updateGrading', { params, body })
    const copy = await admin('duplicateGame', { params, body: { name: 'Une autre classe' } })
    const { scheme, rev } = await admin('getGrading', { params: { id: copy.id } })
    expect([rev, scheme.peerRound]).toEqual([1, null])
    expect(scheme.components).toMatchObject([
      { key: 'oral', weight: 60 },
      { key: 'quiz', weight: 40, options: { quizzes: null } },
    ])
    const empty = { grading_marks: 0, grading_adjustments: 0, grading_versions: 0 }
    expect(await rowsOf(copy.id)).toEqual({ ...empty, grading_schemes: 1, grade_reviews: 0, score_outbox: 0 })
  })
})

describe('a game that is deleted', () => {
  it('takes all its grades with it', async () => {
    const { params } = await aGradedClass('parti')
    expect(Object.values(await rowsOf(params.id)).every(count => count > 0)).toBe(true)
    await root('deleteGame', { params })
    expect(new Set(Object.values(await rowsOf(params.id)))).toEqual(new Set([0]))
  })
})
