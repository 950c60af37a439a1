import type { NotificationKind } from '@trimestre/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { fives, peerActs } from '../../testing/peer-acts.ts'
import { aQuizOf } from '../../testing/quiz-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { wallTimeOf } from '../schedule/wall-clock.ts'

// What quizzes, peer evaluations and grades tell people, from the call that causes it to the mail that arrives.

const hourMs = 3_600_000

let mailServer: MailServer
let server: TestServer
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startTestServer({ now, env: { SMTP_URL: mailServer.url } })
  const { hour } = wallTimeOf(now(), server.context.config.timezone)
  // The middle of a school day.
  aheadMs = ((10 - hour + 24) % 24) * hourMs
  for (const name of ['ada', 'bea']) await anAccount(server, name)
  await anAccount(server, 'animatrice', 'ROLE_ADMIN')
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})

const { clientOf, idOf } = peerActs(() => server)
const staff = clientOf('animatrice')

async function aClass() {
  const team = await aTeam(server, ['ada', 'bea'], { administrators: ['animatrice'] })
  await seatMember(server, team, 'joueur3', { kind: 'observer' })
  await staff('passAndOpenRound', { params: { gameId: team.gameId } })
  await mailsTo('ada')
  return { ...team, params: { id: team.gameId } }
}
type Class = Awaited<ReturnType<typeof aClass>>

/** What somebody is notified of in a game about quizzes, peers and grades, the last one first, with where it leads. */
async function notifiedOf({ gameId }: Class, username: string): Promise<string[]> {
  const { items } = await clientOf(username)('listNotifications', {})
  return items
    .filter(({ game, kind }) => game?.id === gameId && /^(quiz|peer|grade|review)\./.test(kind))
    .map(({ kind, link }) => `${kind} ${link}`)
}

/** Returns the texts of the mails that arrive at an address, an hour later for those that come together. */
async function mailsTo(username: string): Promise<string[]> {
  const before = mailServer.mails.length
  // The rows are dated by the clock of the database, which this test does not move.
  await server.context.db.$client.query('update notifications set at = $1 where mailed_at is null', [
    now().toISOString(),
  ])
  // A session has the language of its browser.
  await server.context.db.$client.query(`update users set language = 'fr'`)
  aheadMs += hourMs + 60_000
  await server.app.notifications.runDue()
  await server.app.outbox.sendDue()
  return mailServer.mails
    .slice(before)
    .filter(({ to }) => to?.some(({ address }) => address === `${username}@example.org`))
    .map(({ text }) => text ?? '')
}

/** Expects that the mails that arrive at an address have one sentence about this, and lead there. */
async function expectMail(username: string, sentence: string, path: string): Promise<void> {
  const mails = await mailsTo(username)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(sentence)
  expect(mails[0]).toContain(path)
}

const lineOf = (kind: NotificationKind, link: string) => `${kind} ${link}`

it('a quiz: that it is open, and that it closes in a day', async () => {
  const given = await aClass()
  const closesAt = new Date(now().getTime() + 40 * hourMs).toISOString()
  const { id } = await staff('createQuiz', { params: given.params, body: aQuizOf({ closesAt }) })
  await staff('openQuiz', { params: { ...given.params, quizId: id } })
  const opened = lineOf('quiz.opened', '/app/user/quiz')
  for (const name of ['ada', 'bea']) expect(await notifiedOf(given, name)).toEqual([opened])
  for (const name of ['joueur3', 'animatrice']) expect(await notifiedOf(given, name)).toEqual([])
  await expectMail('ada', 'Un questionnaire sur le trimestre 1 vous attend.', '/app/user/quiz')

  // 24 h before it closes, at an hour at which mails are sent.
  aheadMs += 22 * hourMs
  await server.app.notifications.runDue()
  expect(await notifiedOf(given, 'ada')).toEqual([lineOf('quiz.closing', '/app/user/quiz'), opened])
  await expectMail('ada', 'vous ne l’avez pas encore rendu', '/app/user/quiz')
})

it('a peer evaluation: that it is open, and that opinions are released', async () => {
  const given = await aClass()
  const { id } = await staff('createPeerRound', { params: given.params, body: { title: 'Bilan' } })
  const params = { ...given.params, peerRoundId: id }
  expect(await notifiedOf(given, 'ada')).toEqual([])
  await staff('openPeerRound', { params })
  const opened = lineOf('peer.opened', '/app/user/peers')
  for (const name of ['ada', 'bea']) expect(await notifiedOf(given, name)).toEqual([opened])
  await expectMail('bea', 'L’évaluation entre pairs de votre équipe est ouverte.', '/app/user/peers')

  const ratings = [
    { userId: await idOf('ada'), ratings: fives(2), comment: 'Trop peu présente' },
    { userId: await idOf('bea'), ratings: fives(5) },
  ]
  await clientOf('bea')('writePeerForm', { params, body: { ratings } })
  await staff('closePeerRound', { params })
  expect(await notifiedOf(given, 'ada')).toEqual([opened])
  await staff('releasePeerRound', { params })
  const released = lineOf('peer.released', '/app/user/peers')
  for (const name of ['ada', 'bea']) expect(await notifiedOf(given, name)).toEqual([released, opened])
  for (const name of ['joueur3', 'animatrice']) expect(await notifiedOf(given, name)).toEqual([])
  await expectMail('ada', 'Les avis de vos coéquipiers sont rendus.', '/app/user/peers')
  // A rating and its author are told to nobody this way.
  const { items } = await clientOf('ada')('listNotifications', {})
  expect(JSON.stringify(items)).not.toMatch(/bea|présente/)
})

it('a grade: that it is published, that a review is asked for, and that it is answered', async () => {
  const given = await aClass()
  const { params } = given
  await staff('updateGrading', { params, body: aGradingScheme({ components: [aComponent()] }) })
  await staff('freezeGrades', { params, body: {} })
  expect(await notifiedOf(given, 'ada')).toEqual([])
  await staff('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
  const published = lineOf('grade.published', '/app/user/grade')
  for (const name of ['ada', 'bea']) expect(await notifiedOf(given, name)).toEqual([published])
  for (const name of ['joueur3', 'animatrice']) expect(await notifiedOf(given, name)).toEqual([])
  await expectMail('ada', 'Votre note est publiée.', '/app/user/grade')

  const text = 'Un mot qui ne voyage pas'
  const review = await clientOf('ada')('askGradeReview', { params, body: { text } })
  const link = `/app/admin/games?game=${given.gameId}&tab=grades`
  expect(await notifiedOf(given, 'animatrice')).toEqual([lineOf('review.asked', link)])
  await expectMail('animatrice', 'Un étudiant demande la révision de sa note.', link)
  const answer = 'Une réponse qui ne voyage pas'
  await staff('answerGradeReview', { params: { ...params, reviewId: review.id }, body: { answer } })
  const answered = lineOf('review.answered', '/app/user/grade')
  expect(await notifiedOf(given, 'ada')).toEqual([answered, published])
  expect(await notifiedOf(given, 'bea')).toEqual([published])
  await expectMail('ada', 'Votre demande de révision a reçu une réponse.', '/app/user/grade')
  for (const mail of mailServer.mails) expect(mail.text).not.toContain('ne voyage pas')
})
