import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, seatMember, type Team } from '../../testing/build-team.ts'
import { aQuizOf } from '../../testing/quiz-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const hourMs = 3_600_000
/** Past by the clock of the database too, which this test does not move. */
const longAgo = new Date(0).toISOString()
const inHours = (hours: number) => new Date(now().getTime() + hours * hourMs).toISOString()

async function kindsOf(username: string, { gameId }: Pick<Team, 'gameId'>): Promise<string[]> {
  const { items } = await (await server.client(username))('listNotifications', {})
  return items
    .filter(({ game }) => game?.id === gameId)
    .flatMap(({ kind }) => (kind.startsWith('quiz.') ? [kind] : []))
}

/** A game after its first quarter, with a quiz about it: joueur1 and joueur2 have a result, joueur3 only observes. */
async function aQuiz({
  opens,
  closes = null,
}: {
  opens: number | 'long ago' | null
  closes?: number | null
}) {
  const team = await aTeam(server, ['joueur1', 'joueur2'])
  await seatMember(server, team, 'joueur3', { kind: 'observer' })
  const admin = await server.client('admin')
  await admin('passAndOpenRound', { params: { gameId: team.gameId } })
  const { id } = await admin('createQuiz', {
    params: { id: team.gameId },
    body: aQuizOf({
      opensAt: opens === null ? null : opens === 'long ago' ? longAgo : inHours(opens),
      closesAt: closes === null ? null : inHours(closes),
    }),
  })
  return { ...team, params: { id: team.gameId, quizId: id } }
}

async function handIn({ params }: { params: { id: number; quizId: number } }, username: string) {
  const player = await server.client(username)
  await player('getQuizPaper', { params })
  await player('finishQuiz', { params })
}

describe('a quiz that staff open', () => {
  it('is notified at once, and never again', async () => {
    const { params, ...team } = await aQuiz({ opens: null })
    const admin = await server.client('admin')
    expect(await kindsOf('joueur1', team)).toEqual([])
    await admin('openQuiz', { params })
    for (const name of ['joueur1', 'joueur2']) expect(await kindsOf(name, team)).toEqual(['quiz.opened'])
    for (const name of ['joueur3', 'admin']) expect(await kindsOf(name, team)).toEqual([])
    await admin('openQuiz', { params })
    await admin('updateQuiz', { params, body: { title: 'Le premier trimestre' } })
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.opened'])
  })

  it('is notified once when it opens as it is made or changed', async () => {
    const made = await aQuiz({ opens: 'long ago' })
    expect(await kindsOf('joueur1', made)).toEqual(['quiz.opened'])
    const { params, ...team } = await aQuiz({ opens: null })
    await (await server.client('admin'))('updateQuiz', { params, body: { opensAt: longAgo } })
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.opened'])
  })
})

describe('a quiz that opens by the clock', () => {
  it('is notified once to the members whose company has a result', async () => {
    const team = await aQuiz({ opens: 1, closes: 60 })
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual([])
    aheadMs += 2 * hourMs
    for (const _ of [1, 2]) await server.app.notifications.runDue()
    for (const name of ['joueur1', 'joueur2']) expect(await kindsOf(name, team)).toEqual(['quiz.opened'])
    for (const name of ['joueur3', 'admin']) expect(await kindsOf(name, team)).toEqual([])
    const { items } = await (await server.client('joueur1'))('listNotifications', {})
    expect(items[0]).toMatchObject({ data: { quarter: 1 }, link: '/app/user/quiz' })
  })

  it('is recalled a day before it closes to those who have not handed in', async () => {
    const team = await aQuiz({ opens: 'long ago', closes: 40 })
    await handIn(team, 'joueur2')
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.opened'])
    aheadMs += 20 * hourMs
    for (const _ of [1, 2]) await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.closing', 'quiz.opened'])
    expect(await kindsOf('joueur2', team)).toEqual(['quiz.opened'])
    const { items } = await (await server.client('joueur1'))('listNotifications', {})
    expect(items[0]).toMatchObject({ kind: 'quiz.closing', link: '/app/user/quiz' })
  })

  it('is recalled again before another end that staff give it', async () => {
    const { params, ...team } = await aQuiz({ opens: 'long ago', closes: 40 })
    aheadMs += 20 * hourMs
    await server.app.notifications.runDue()
    const closesAt = inHours(80)
    await (await server.client('admin'))('updateQuiz', { params, body: { closesAt } })
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.closing', 'quiz.opened'])
    aheadMs += 60 * hourMs
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.closing', 'quiz.closing', 'quiz.opened'])
  })

  it('is not recalled when it is open for less than a day', async () => {
    const team = await aQuiz({ opens: -1, closes: 10 })
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).toEqual(['quiz.opened'])
  })
})
