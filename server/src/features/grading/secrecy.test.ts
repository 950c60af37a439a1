import { gradingEndpoints } from '@trimestre/contract/calls/grading'
import type { Client } from '@trimestre/contract/client'
import { fillPath } from '@trimestre/contract/client'
import { endpoints } from '@trimestre/contract/endpoints'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTranscript } from '../../testing/all-answers.ts'
import { aTeam } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { type GameStream, listenToGame } from '../../testing/listen-to-game.ts'
import { untilAllPublished } from '../../testing/published.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What nobody but its person may read: a mark, a reason and a request that occur nowhere else.
const points = 61.37
const final = '12.27'
const reason = 'Quatorze minutes de retard'
const request = 'Et ma cinquième diapositive ?'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const idOf = async (username: string) => (await server.session(username)).user.id

async function aMarkedClass() {
  const { gameId } = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'] })
  const params = { id: gameId }
  await admin('updateGrading', { params, body: aGradingScheme({ components: [aComponent()] }) })
  const marks = [{ userId: await idOf('joueur1'), mark: points }]
  await admin('writeGradeMarks', { params, body: { component: 'oral', marks } })
  await admin('adjustGrade', {
    params: { ...params, userId: await idOf('joueur1') },
    body: { amount: 1, reason },
  })
  return { gameId, params }
}

async function listen(username: string, gameId: number): Promise<GameStream> {
  const { token } = await server.session(username)
  const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId })
  await stream.untilOpen()
  return stream
}

/** Returns the addresses at which this person reads one of these words. */
async function addressesWith(username: string, gameId: number, words: readonly string[]) {
  const { token } = await server.session(username)
  const answers = await readTranscript(server.url, { token, gameId })
  expect([...answers.keys()]).toContain(`/api/v1/games/${gameId}/my_grade`)
  return [...answers]
    .filter(([, answer]) => words.some(word => JSON.stringify(answer).includes(word)))
    .map(([address]) => address)
}

it('lets no player read anything of a grade before its publication: no call, stream or notification (G5)', async () => {
  const { gameId, params } = await aMarkedClass()
  await untilAllPublished(server)
  const streams = [await listen('joueur1', gameId), await listen('joueur2', gameId)]
  const staff = await listen('admin', gameId)
  await admin('freezeGrades', { params, body: { label: 'Secret' } })
  await staff.until('grading.updated')
  const words = [String(points), final, reason, 'Secret']
  for (const username of ['joueur1', 'joueur2', 'joueur3'])
    expect(await addressesWith(username, gameId, words)).toEqual([])
  await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
  for (const stream of streams) {
    await stream.until('notification.added')
    expect(stream.names()).toEqual(['notification.added'])
    expect(JSON.stringify(stream.events)).not.toContain(final)
  }
  // From then on the grade is among the own data, which every person can export.
  expect(await addressesWith('joueur1', gameId, [String(points)])).toEqual([
    `/api/v1/users/${await idOf('joueur1')}/export`,
    `/api/v1/games/${gameId}/my_grade`,
  ])
  for (const stream of [...streams, staff]) await stream.close()
})

it('lets no player read the grade of another, by any call (G8)', async () => {
  const { gameId, params } = await aMarkedClass()
  await admin('freezeGrades', { params, body: {} })
  await admin('publishGrades', { params: { ...params, version: 1 }, body: { reviewed: true } })
  const { id: reviewId } = await (await server.client('joueur1'))('askGradeReview', {
    params,
    body: { text: request },
  })
  const words = [String(points), final, reason, request]
  for (const username of ['joueur2', 'joueur3', 'joueur4'])
    expect(await addressesWith(username, gameId, words)).toEqual([])
  const ofGrades = Object.keys(gradingEndpoints) as (keyof typeof gradingEndpoints & EndpointName)[]
  const userId = await idOf('joueur1')
  for (const call of ofGrades) {
    const { method, path } = routes[call]
    const address = fillPath(path, { id: gameId, version: 1, userId, reviewId })
    const response = await server.fetch(address, {
      as: 'joueur2',
      method,
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    })
    const text = await response.text()
    for (const word of words) expect(text, call).not.toContain(word)
    const isOfPlayers = ([endpoints[call].access].flat() as string[]).includes('ROLE_USER')
    expect(response.status, call).toBe(isOfPlayers ? (method === 'GET' ? 200 : 422) : 403)
  }
  expect(await refusedWith((await server.client('joueur4'))('getMyGrade', { params }))).toBe(
    '403 auth/forbidden',
  )
})
