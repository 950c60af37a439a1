import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { aSoloRecipe } from '../../testing/solo-games.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company; joueur3 is a rival.

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
const query = { lang: 'fr' }

/** A class with a published quarter, graded by an oral presentation and by thresholds. */
async function aClass(given: { nbTurns?: number } = {}) {
  const team = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'], ...given })
  const params = { id: team.gameId }
  const components = [
    aComponent({ weight: 60 }),
    aComponent({ key: 'seuils', kind: 'thresholds', weight: 40 }),
  ]
  await admin('updateGrading', { params, body: aGradingScheme({ components }) })
  await acts.pass0(team.gameId)
  return { ...team, params }
}
type Game = Awaited<ReturnType<typeof aClass>>

const mark = async ({ params }: Game, username: string, points: number) =>
  admin('writeGradeMarks', {
    params,
    body: { component: 'oral', marks: [{ userId: await idOf(username), mark: points }] },
  })
const freeze = ({ params }: Game, label?: string) =>
  admin('freezeGrades', { params, query, body: label === undefined ? {} : { label } })
const read = ({ gameId }: Game, version: number) =>
  admin('getGradeVersion', { params: { id: gameId, version }, query })
const publish = ({ gameId }: Game, version: number) =>
  admin('publishGrades', { params: { id: gameId, version }, query, body: { reviewed: true } })
const myGrade = async ({ params }: Game, username: string) =>
  (await server.client(username))('getMyGrade', { params, query })
const ask = async ({ params }: Game, username: string, text = 'Pourquoi cette note ?') =>
  (await server.client(username))('askGradeReview', { params, body: { text } })

/** The notifications of a person about grades of this game, the last one first. */
const notifiedOf = async ({ gameId }: Game, username: string) => {
  const { items } = await (await server.client(username))('listNotifications')
  return items.filter(({ game }) => game?.id === gameId).map(({ kind }) => kind)
}
const ofGrades = async (game: Game, username: string) =>
  (await notifiedOf(game, username)).filter(kind => kind === 'grade.published' || kind.startsWith('review.'))

describe('a frozen version', () => {
  it('stays byte for byte after the scheme, marks and a quarter have changed, and is then superseded (G6)', async () => {
    const game = await aClass()
    await mark(game, 'joueur1', 70)
    const frozen = await freeze(game, 'Mi-parcours')
    expect(frozen).toMatchObject({ n: 1, label: 'Mi-parcours', by: { username: 'admin' }, published: null })
    expect(frozen.people).toBe(3)
    expect(JSON.stringify(await read(game, 1))).toBe(JSON.stringify(frozen))
    await mark(game, 'joueur1', 10)
    await admin('adjustGrade', {
      params: { id: game.gameId, userId: await idOf('joueur2') },
      body: { amount: 2, reason: 'Présentation orale' },
    })
    await admin('updateGrading', { params: game.params, body: aGradingScheme() })
    expect(JSON.stringify(await read(game, 1))).toBe(JSON.stringify(frozen))
    const round = (await acts.read(game.gameId)).rounds.find(({ roundNb }) => roundNb === 2)
    const body = { mode: 'replay', reason: 'Erreur de saisie' } as const
    await admin('reopenRound', { params: { id: round?.id ?? 0 }, body })
    expect(await read(game, 1)).toEqual({ ...frozen, superseded: true })
    const [listed] = await admin('listGradeVersions', { params: game.params })
    const { scheme: _, rows: __, distribution: ___, warnings: ____, changes: _____, ...short } = frozen
    expect(listed).toEqual({ ...short, superseded: true })
    await acts.pass0(game.gameId)
    expect(await read(game, 1)).toEqual({ ...frozen, superseded: true })
    expect((await freeze(game)).quarters).toEqual([{ round: 2, quarter: 1, version: 2 }])
  })

  it('closes the journal of the last quarter', async () => {
    const game = await aClass({ nbTurns: 1 })
    const client = await server.client('joueur1')
    const write = (after: string) =>
      client('writeJournal', { params: { id: game.companyId, roundNb: 2 }, body: { after } })
    await write('Moins de clients que prévu.')
    await freeze(game)
    expect(await refusedWith(write('Davantage de clients que prévu.'))).toBe('409 journal/closed')
  })

  it('is refused where nobody is graded: in a game without people, or played alone', async () => {
    const { id } = await aGame(server)
    expect(await refusedWith(admin('freezeGrades', { params: { id }, body: {} }))).toBe('409 grading/nobody')
    const root = await server.client('superadmin')
    const [product] = await root('listProducts')
    const solo = await (await server.client('joueur4'))('startSolo', {
      body: { ...aSoloRecipe, id_product: product?.id ?? 0 },
    })
    const preview = await root('previewGrading', { params: { id: solo.id }, body: {} })
    expect(preview.rows).toEqual([])
  })
})

describe('publication', () => {
  it('needs the word that the grades were reviewed, and records who gave it (G7)', async () => {
    const game = await aClass()
    await freeze(game)
    const path = `/api/v1/games/${game.gameId}/grading/versions/1/publish`
    for (const body of [{}, { reviewed: false }]) {
      const response = await server.fetch(path, {
        as: 'admin',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        violations: [{ propertyPath: 'reviewed', code: 'validation/required' }],
      })
    }
    expect((await read(game, 1)).published).toBeNull()
    const { published } = await publish(game, 1)
    expect(published).toMatchObject({ by: { username: 'admin' } })
    const { rows } = await server.context.db.$client.query<{ role: string; user_id: string }>(
      `select user_id from audit_entries where game_id = $1 and call = 'publishGrades'`,
      [game.gameId],
    )
    expect(rows.map(row => Number(row.user_id))).toEqual([await idOf('admin')])
  })

  it('shows everybody the own row, and notifies each once', async () => {
    const game = await aClass()
    await mark(game, 'joueur1', 70)
    await freeze(game)
    for (const username of ['joueur1', 'joueur2', 'joueur3']) {
      expect(await myGrade(game, username)).toEqual({ published: null, reviews: [] })
      expect(await ofGrades(game, username)).toEqual([])
    }
    const version = await publish(game, 1)
    expect(await publish(game, 1)).toEqual(version)
    for (const username of ['joueur1', 'joueur2', 'joueur3']) {
      const { published } = await myGrade(game, username)
      expect(published?.row).toEqual(version.rows.find(row => row.username === username))
      expect(published).toMatchObject({
        n: 1,
        quarters: version.quarters,
        distribution: null,
        replaces: null,
      })
      expect(await ofGrades(game, username)).toEqual(['grade.published'])
    }
    expect(await ofGrades(game, 'admin')).toEqual([])
    const { rows } = await server.context.db.$client.query<{ user_id: string; score: string }>(
      'select user_id, score from score_outbox where game_id = $1 order by user_id',
      [game.gameId],
    )
    const expected = version.rows.map(({ userId, final }) => [userId, Number(final) * 5])
    expect(rows.map(({ user_id, score }) => [Number(user_id), Number(score)])).toEqual(expected)
  })

  it('of a later version replaces the earlier one and tells staff what changed; an older one is refused', async () => {
    const game = await aClass()
    await mark(game, 'joueur1', 70)
    await mark(game, 'joueur3', 40)
    await freeze(game)
    const first = await publish(game, 1)
    await freeze(game)
    await mark(game, 'joueur1', 80)
    const third = await freeze(game)
    const finalOf = ({ rows }: typeof first) => rows.find(({ username }) => username === 'joueur1')?.final
    expect(third.changes).toEqual([
      { userId: await idOf('joueur1'), username: 'joueur1', from: finalOf(first), to: finalOf(third) },
    ])
    await publish(game, 3)
    expect(await refusedWith(publish(game, 2))).toBe('409 grading/older')
    const { published } = await myGrade(game, 'joueur1')
    expect(published).toMatchObject({ n: 3, replaces: first.published?.at, row: { final: finalOf(third) } })
    expect(await publish(game, 1)).toMatchObject({ n: 1 })
    expect((await myGrade(game, 'joueur1')).published?.n).toBe(3)
  })

  it('of two versions at once never ends with the older one published last', async () => {
    const game = await aClass()
    for (let version = 1; version <= 4; version += 1) await freeze(game)
    await Promise.allSettled([2, 4, 1, 3].map(version => publish(game, version)))
    const versions = await admin('listGradeVersions', { params: game.params })
    const inTime = versions
      .flatMap(({ n, published }) => (published === null ? [] : [{ n, at: published.at }]))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
    expect(inTime.at(-1)?.n).toBe(4)
    expect(inTime.map(({ n }) => n)).toEqual(inTime.map(({ n }) => n).toSorted((a, b) => a - b))
  })

  it('tells a person how others did only from five people on', async () => {
    const game = await aClass()
    for (const username of ['joueur4', 'sixieme']) {
      if (username === 'sixieme') await anAccount(server, username)
      await seatMember(server, game, username)
    }
    const { distribution } = await freeze(game)
    await publish(game, 1)
    expect(distribution.n).toBe(5)
    expect((await myGrade(game, 'joueur1')).published?.distribution).toEqual(distribution)
  })
})

describe('a request for a review', () => {
  it('waits for publication, is one at a time, and is answered once', async () => {
    const game = await aClass()
    await freeze(game)
    expect(await refusedWith(ask(game, 'joueur1'))).toBe('409 grading/unpublished')
    await publish(game, 1)
    const asked = await ask(game, 'joueur1', 'Le trimestre 1 me semble compté deux fois.')
    expect(await refusedWith(ask(game, 'joueur1'))).toBe('409 grading/review-open')
    await ask(game, 'joueur2')
    expect(await ofGrades(game, 'admin')).toEqual(['review.asked', 'review.asked'])
    const params = { id: game.gameId, reviewId: asked.id }
    const answered = await admin('answerGradeReview', { params, body: { answer: 'Le calcul est juste.' } })
    expect(answered).toMatchObject({ username: 'joueur1', version: 1, answeredBy: { username: 'admin' } })
    const again = admin('answerGradeReview', { params, body: { answer: 'Vraiment.' } })
    expect(await refusedWith(again)).toBe('409 grading/review-answered')
    expect(await ofGrades(game, 'joueur1')).toEqual(['review.answered', 'grade.published'])
    const { reviews } = await myGrade(game, 'joueur1')
    expect(reviews).toMatchObject([{ id: asked.id, answer: 'Le calcul est juste.' }])
    const listed = await admin('listGradeReviews', { params: game.params })
    expect(listed.map(({ username, answer }) => [username, answer])).toEqual([
      ['joueur2', null],
      ['joueur1', 'Le calcul est juste.'],
    ])
    await ask(game, 'joueur1', 'Merci, et le trimestre 2 ?')
  })

  it('is refused without words', async () => {
    const game = await aClass()
    const { status, violations } = await refusalOf(ask(game, 'joueur1', '  '))
    expect([status, violations?.[0]?.propertyPath]).toEqual([422, 'text'])
  })
})

describe('files of grades', () => {
  const fetchFile = async (path: string) => {
    const response = await server.fetch(path, { as: 'admin' })
    const name = decodeURIComponent(response.headers.get('content-disposition') ?? '')
    return { status: response.status, name, text: await response.text() }
  }

  it('hold the computed values, and are marked as provisional until they are frozen', async () => {
    const game = await aClass()
    await mark(game, 'joueur1', 70)
    const { rows } = await freeze(game)
    const path = `/api/v1/games/${game.gameId}/grading`
    const now = await fetchFile(`${path}/export?format=csv&lang=en`)
    const later = await fetchFile(`${path}/versions/1/export?format=csv&lang=en`)
    expect([now.status, later.status]).toEqual([200, 200])
    expect(now.name).toContain('provisional')
    expect(later.name).not.toContain('provisional')
    expect((await fetchFile(`${path}/export?format=csv&lang=fr`)).name).toContain('provisoire')
    const [header, ...lines] = later.text.trim().split('\r\n')
    expect(header).toContain('userId,username,company,oral raw,oral score')
    expect(lines.map(line => line.split(',').at(-1))).toEqual(rows.map(({ final }) => String(final)))
  })
})
