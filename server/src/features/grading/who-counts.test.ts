import type { Client } from '@trimestre/contract/client'
import type { GradeScheme } from '@trimestre/contract/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { aTeam, endMembership, seatMember } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { anOpenQuiz } from '../../testing/quiz-acts.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = roundActs(admin)
})
afterAll(() => server.stop())

const idOf = async (username: string) => (await server.session(username)).user.id

/** Grades by these components, of the same weight but for the first, which has the rest. */
const schemeOf = (...kinds: GradeScheme['components'][number]['kind'][]): GradeScheme => {
  const weight = Math.floor(100 / kinds.length)
  const first = 100 - weight * (kinds.length - 1)
  return aGradingScheme({
    components: kinds.map((kind, index) =>
      aComponent({ key: kind, kind, weight: index === 0 ? first : weight }),
    ),
  })
}

const preview = async (id: number, scheme: GradeScheme) => {
  const { rows, quarters } = await admin('previewGrading', { params: { id }, body: { scheme } })
  const parts = (username: string) =>
    Object.fromEntries(
      (rows.find(row => row.username === username)?.components ?? []).map(({ key, num, den }) => [
        key,
        [num, den],
      ]),
    )
  return {
    rows,
    parts,
    quarters: quarters.map(({ quarter }) => quarter),
    names: rows.map(row => row.username),
  }
}

const mark = async (id: number, username: string, points: number) =>
  admin('writeGradeMarks', {
    params: { id },
    body: { component: 'oral', marks: [{ userId: await idOf(username), mark: points }] },
  })

describe('practice quarters', () => {
  it('and the quizzes about them never count, neither before nor after the game begins for good', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const params = { id: game.id }
    await admin('setPractice', { params, body: { practice: true } })
    await savePrice(server, 'joueur1', game.id, 52)
    await acts.pass0(game.id)
    const quiz = { id: game.id, quizId: (await anOpenQuiz(server, game.id)).id }
    await admin('closeQuiz', { params: quiz })
    const scheme = schemeOf('thresholds', 'plan', 'progress', 'journal', 'engagement', 'quiz')
    const nothing = { thresholds: [null, 0], plan: [0, 0], progress: [0, 0], journal: [0, 0] }
    const during = await preview(game.id, scheme)
    expect(during.quarters).toEqual([])
    expect(during.parts('joueur1')).toEqual({ ...nothing, engagement: [0, 0], quiz: [0, 0] })
    expect(during.rows).toMatchObject([{ total: null, grade: null, final: null }])
    await admin('restartGame', { params, body: { decisions: 'clear' } })
    await acts.pass0(game.id)
    const after = await preview(game.id, scheme)
    expect(after.quarters).toEqual([1])
    expect(after.parts('joueur1')).toMatchObject({ engagement: [0, 1], journal: [0, 4], quiz: [0, 0] })
  })
})

describe('computers and vacant seats', () => {
  it('are never graded and never compared with', async () => {
    const { game, gameId } = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'] })
    const computer = { level: 2, temperament: 'prudent' } as const
    await admin('addComputers', { params: { id: gameId }, body: { computers: [computer, computer] } })
    await admin('createSeat', { params: { id: gameId }, body: {} })
    const vacated = game.companies[1]?.id ?? 0
    await acts.pass0(gameId)
    await endMembership(server, gameId, 'joueur3')
    await admin('changeSeat', { params: { id: vacated }, body: { kind: 'computer', computer } })
    await acts.pass0(gameId)
    const components = [aComponent({ key: 'value', kind: 'value', normalisation: 'percentile' })]
    const { rows, names } = await preview(gameId, aGradingScheme({ components, acceptRank: true }))
    expect(names).toEqual(['joueur1', 'joueur2', 'joueur3'])
    const sum = rows.reduce((total, { components: [part] }) => total + (part?.score ?? 0), 0)
    // The scores of all that are compared have a mean of 50, and three people are.
    expect(sum).toBe(150)
    expect((await admin('freezeGrades', { params: { id: gameId }, body: {} })).people).toBe(3)
  })
})

describe('a person who left', () => {
  it('keeps the grade of the company held last, reads it, is notified, and may ask for a review', async () => {
    const { game, gameId, companyId } = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'] })
    const params = { id: gameId }
    await admin('updateGrading', { params, body: aGradingScheme() })
    await acts.pass0(gameId)
    await endMembership(server, gameId, 'joueur2')
    await mark(gameId, 'joueur2', 80)
    await admin('freezeGrades', { params, body: {} })
    await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
    const leaver = await server.client('joueur2')
    const { published } = await leaver('getMyGrade', { params })
    expect(published?.row).toMatchObject({ username: 'joueur2', companyId, final: 16 })
    const { items } = await leaver('listNotifications')
    expect(items.filter(each => each.game?.id === gameId).map(({ kind }) => kind)).toContain(
      'grade.published',
    )
    await leaver('askGradeReview', { params, body: { text: 'Pourquoi cette note ?' } })
    expect(game.companies).toHaveLength(2)
  })

  it('before any quarter counted is not graded, and one who changed is graded in the last company', async () => {
    const { game, gameId, companyId } = await aTeam(server, ['joueur1', 'joueur2'], {
      rivals: ['joueur3', 'joueur4'],
    })
    const other = game.companies[1]?.id ?? 0
    await endMembership(server, gameId, 'joueur4')
    await acts.pass0(gameId)
    await endMembership(server, gameId, 'joueur2')
    await seatMember(server, { gameId, companyId: other }, 'joueur2')
    const first = await preview(gameId, schemeOf('thresholds'))
    expect(first.names).toEqual(['joueur1', 'joueur2', 'joueur3'])
    expect(first.rows.map(row => row.companyId)).toEqual([companyId, companyId, other])
    await acts.pass0(gameId)
    const second = await preview(gameId, schemeOf('thresholds'))
    expect(second.rows.map(row => row.companyId)).toEqual([companyId, other, other])
    const userId = await idOf('joueur4')
    const body = { amount: 1, reason: 'Présentation orale' }
    expect(await refusedWith(admin('adjustGrade', { params: { id: gameId, userId }, body }))).toBe(
      '404 request/not-found',
    )
  })
})

describe('a person whom nothing measures', () => {
  it('is not graded: the row says so, and no score leaves for a learning management system', async () => {
    const { gameId } = await aTeam(server, ['joueur1', 'joueur2'])
    const params = { id: gameId }
    await admin('updateGrading', { params, body: aGradingScheme() })
    await mark(gameId, 'joueur1', 70)
    const { rows } = await admin('freezeGrades', { params, query: { lang: 'fr' }, body: {} })
    const ungraded = rows.find(({ username }) => username === 'joueur2')
    expect(ungraded).toMatchObject({ total: null, grade: null, final: null })
    expect(ungraded?.words.join(' ')).toContain('Non noté')
    await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
    const { published } = await (await server.client('joueur2'))('getMyGrade', { params })
    expect(published?.row).toMatchObject({ total: null, final: null })
    const { rows: sent } = await server.context.db.$client.query<{ user_id: string; score: string }>(
      'select user_id, score from score_outbox where game_id = $1',
      [gameId],
    )
    expect(sent.map(({ user_id, score }) => [Number(user_id), Number(score)])).toEqual([
      [await idOf('joueur1'), 70],
    ])
  })
})
