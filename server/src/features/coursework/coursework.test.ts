import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { fives, peerActs } from '../../testing/peer-acts.ts'
import { anOpenQuiz } from '../../testing/quiz-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { admin, clientOf, idOf, open, rate, close, release, resultsOf } = peerActs(() => server)
const others = ['joueur1', 'joueur2', 'joueur3']
const reason = 'A remplacé deux absents'
const opinion = 'Un avis que seuls les animateurs lisent'
const comment = 'Une phrase sur les autres'

const exported = (id: number, as: string) => clientOf(as)('exportUser', { params: { id } })

/**
 * A person of a team of four in a played game, who has answered a quiz, rated and was rated, and has a published grade
 * with a mark and an adjustment, of which they asked for a review.
 */
async function aPerson(username: string) {
  const userId = await anAccount(server, username)
  const everybody = [username, ...others]
  const { gameId, companyId } = await aTeam(server, everybody, { rivals: ['joueur4'] })
  const params = { id: gameId }
  await admin('passAndOpenRound', { params: { gameId } })
  const quiz = await anOpenQuiz(server, gameId)
  const quizParams = { id: gameId, quizId: quiz.id }
  await clientOf(username)('getQuizPaper', { params: quizParams })
  await clientOf(username)('answerQuiz', { params: quizParams, body: { question: 1, answer: 1234.5 } })
  const round = await open({ gameId }, { title: 'Bilan' })
  const marks = Object.fromEntries(everybody.map(name => [name, fives(4)]))
  for (const name of everybody) await rate(round, name, marks, name === username ? comment : opinion)
  await close(round)
  const components = [aComponent({ weight: 60 }), aComponent({ key: 'quiz', kind: 'quiz', weight: 40 })]
  await admin('updateGrading', { params, body: aGradingScheme({ components }) })
  await admin('writeGradeMarks', { params, body: { component: 'oral', marks: [{ userId, mark: 61.37 }] } })
  await admin('adjustGrade', { params: { ...params, userId }, body: { amount: 1, reason } })
  return { userId, gameId, companyId, params, quizParams, round }
}
type Person = Awaited<ReturnType<typeof aPerson>>

async function publish({ params }: Person, username: string) {
  await admin('freezeGrades', { params, body: { label: 'Mi-parcours' } })
  await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
  const text = `Une question de ${username}`
  const { id } = await clientOf(username)('askGradeReview', { params, body: { text } })
  const answer = `Une réponse à ${username}`
  await admin('answerGradeReview', { params: { ...params, reviewId: id }, body: { answer } })
  await clientOf(username)('askGradeReview', { params, body: { text } })
}

describe('the data that a person exports', () => {
  it('has what they answered and gave, and nothing that waits for its closing, release or publication', async () => {
    const person = await aPerson('bernoulli')
    const data = await exported(person.userId, 'bernoulli')
    const game = { id: person.gameId, name: expect.any(String) }
    expect(data.quizPapers).toMatchObject([
      {
        ...{ game, title: 'Trimestre 1', quarter: 1, finishedAt: null },
        answers: [{ question: 1, attempt: 1, value: 1234.5, right: false }],
      },
    ])
    expect(data.quizPapers[0]?.questions.map(({ key }) => key)).toEqual([null, null, null, null])
    expect(data.peerRatingsGiven).toHaveLength(4)
    expect(data.peerRatingsGiven).toContainEqual({
      ...{ game, title: 'Bilan', ratedId: await idOf('joueur1'), ratings: fives(4), comment },
      at: expect.any(String),
    })
    expect(data).toMatchObject({ peerResults: [], gradeMarks: [], gradeAdjustments: [], grades: [] })
    expect(JSON.stringify(data)).not.toMatch(/61\.37|remplacé|Un avis/)
  })

  it('has the keys, means and grades from then on, and never who rated them how', async () => {
    const person = await aPerson('fermat')
    await admin('closeQuiz', { params: person.quizParams })
    await release(person.round)
    await publish(person, 'fermat')
    const data = await exported(person.userId, 'fermat')
    expect(data.quizPapers[0]?.questions.map(({ key }) => typeof key)).toEqual(Array(4).fill('number'))
    expect(data.peerResults).toEqual([
      {
        ...{ game: { id: person.gameId, name: expect.any(String) }, title: 'Bilan', n: 3, factor: 1 },
        means: { part: 4, ecoute: 4, delais: 4, qualite: 4, savoir: 4 },
      },
    ])
    expect(data.grades).toMatchObject([
      { version: 1, row: { userId: person.userId, adjustment: { amount: 1, reason } } },
    ])
    expect(JSON.stringify(data.grades)).toContain('61.37')
    expect(data.gradeReviews.map(({ text, answer }) => [text, answer])).toEqual([
      ['Une question de fermat', 'Une réponse à fermat'],
      ['Une question de fermat', null],
    ])
    expect(JSON.stringify(data)).not.toContain(opinion)
  })

  it('has the marks and adjustments that are not published when a super administrator exports it', async () => {
    const { userId, gameId } = await aPerson('huygens')
    const data = await exported(userId, 'superadmin')
    const game = { id: gameId, name: expect.any(String) }
    expect(data.gradeMarks).toEqual([{ game, component: 'oral', mark: 61.37, excused: false }])
    expect(data.gradeAdjustments).toMatchObject([{ game, amount: 1, reason }])
    expect(JSON.stringify(data)).not.toContain(opinion)
  })
})

describe('an account that is erased', () => {
  /** Returns the rows of all tables of quizzes, peer evaluations and grades as text. */
  async function rowsOf(gameId: number): Promise<string> {
    const { db } = server.context
    const tables = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'game_id' and table_name ~ '^(quiz|peer_|grad|score_)'
      order by 1`)
    const texts = await Promise.all(
      tables.rows.map(async ({ name }) => {
        const { rows } = await db.execute<{ row: string }>(
          sql`select ${name}::text || ' ' || t::text as row from ${sql.identifier(name)} t where game_id = ${gameId}`,
        )
        return rows.map(({ row }) => row)
      }),
    )
    return texts.flat().join('\n')
  }

  it('leaves ratings without author, and rows of frozen grades without any other trace', async () => {
    const person = await aPerson('lagrange')
    await release(person.round)
    await publish(person, 'lagrange')
    const version = { params: { ...person.params, version: 1 }, query: { lang: 'fr' } }
    const before = await admin('getGradeVersion', version)
    const meansOf = async () =>
      (await resultsOf(person.round)).companies[0]?.members
        .filter(({ userId }) => userId !== person.userId)
        .map(({ userId, n, means, mean }) => ({ userId, n, means, mean }))
    const means = await meansOf()
    expect(await rowsOf(person.gameId)).toMatch(/lagrange/)

    await clientOf('superadmin')('eraseUser', { params: { id: person.userId } })

    const rows = await rowsOf(person.gameId)
    expect(rows).not.toMatch(/lagrange|remplacé|phrase sur les autres/)
    for (const table of [
      'quiz_papers',
      'quiz_answers',
      'grading_marks',
      'grading_adjustments',
      'score_outbox',
    ])
      expect(rows).not.toContain(`${table} `)
    expect(await meansOf()).toEqual(means)
    const { companies } = await resultsOf(person.round)
    const ofThem = companies[0]?.matrix.filter(({ ratedId }) => ratedId === person.userId)
    expect(ofThem?.map(({ comment }) => comment)).toEqual(['', '', ''])

    const after = await admin('getGradeVersion', version)
    const erased = { username: 'membre effacé', companyName: 'membre effacé' }
    expect(after.rows).toEqual(
      before.rows.map(row => {
        const companyName = row.companyId === person.companyId ? erased.companyName : row.companyName
        if (row.userId !== person.userId) return { ...row, companyName }
        const words = row.words.map(each => each.replace(reason, 'texte effacé'))
        return { ...row, ...erased, words, adjustment: { ...row.adjustment, reason: 'texte effacé' } }
      }),
    )
    const reviews = await admin('listGradeReviews', { params: person.params })
    expect(reviews.map(({ userId, text, answer }) => [userId, text, answer])).toEqual([
      [null, 'texte effacé', 'texte effacé'],
      [null, 'texte effacé', 'texte effacé'],
    ])
  })

  it('leaves no name of staff in what they did', async () => {
    const id = await anAccount(server, 'legendre', 'ROLE_ADMIN')
    const person = await aPerson('joueuse')
    await clientOf('superadmin')('assignAdministrator', {
      query: { gameId: person.gameId, adminId: id },
    })
    const staff = clientOf('legendre')
    const { params, userId } = person
    await staff('adjustGrade', { params: { ...params, userId }, body: { amount: 2, reason } })
    await staff('freezeGrades', { params, body: {} })
    await staff('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
    const review = await clientOf('joueuse')('askGradeReview', { params, body: { text: 'Pourquoi ?' } })
    const answer = { body: { answer: 'Parce que.' } }
    await staff('answerGradeReview', { params: { ...params, reviewId: review.id }, ...answer })
    expect(await rowsOf(person.gameId)).toContain('legendre')

    await clientOf('superadmin')('eraseUser', { params: { id } })
    expect(await rowsOf(person.gameId)).not.toContain('legendre')
    const own = await clientOf('joueuse')('getMyGrade', { params, query: { lang: 'fr' } })
    expect(own).toMatchObject({ published: { row: { adjustment: { amount: 2, reason } } } })
    const [answered] = await admin('listGradeReviews', { params })
    expect(answered).toMatchObject({ answer: 'Parce que.' })
  })
})

it('goes with its game', async () => {
  const person = await aPerson('cauchy')
  await release(person.round)
  await publish(person, 'cauchy')
  const { db } = server.context
  const tables = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'game_id'`)
  const held = async () => {
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where game_id = ${person.gameId} limit 1`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  expect(await held()).toEqual(
    expect.arrayContaining([
      ...['quizzes', 'quiz_papers', 'quiz_answers', 'peer_rounds', 'peer_members', 'peer_ratings'],
      ...['grading_schemes', 'grading_marks', 'grading_adjustments', 'grading_versions', 'grade_reviews'],
      'score_outbox',
    ]),
  )
  await clientOf('superadmin')('deleteGame', { params: { id: person.gameId } })
  const kept = ['stream_events', 'audit_entries']
  expect((await held()).filter(name => !kept.includes(name))).toEqual([])
})
