import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { roundActs } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const idOf = async (username: string) => (await server.session(username)).user.id

it('lowers a grade by the peers only once staff have confirmed it, and only its parts of the team', async () => {
  const admin = await server.client('admin')
  await anAccount(server, 'quatrieme')
  const team = ['joueur1', 'joueur2', 'joueur3', 'quatrieme']
  const { gameId } = await aTeam(server, team)
  const params = { id: gameId }
  await roundActs(admin).pass0(gameId)
  const { id: peerRoundId } = await admin('createPeerRound', { params, body: { title: 'Mi-parcours' } })
  const round = { params: { ...params, peerRoundId } }
  await admin('openPeerRound', round)
  const ids = await Promise.all(team.map(idOf))
  for (const username of team) {
    const ratings = ids.map((userId, index) => ({ userId, ratings: Array(5).fill(index === 0 ? 2 : 4) }))
    await (await server.client(username))('writePeerForm', { ...round, body: { ratings } })
  }
  await admin('closePeerRound', round)
  await admin('releasePeerRound', round)
  const components = [
    aComponent({ weight: 50 }),
    aComponent({
      key: 'cash',
      kind: 'thresholds',
      weight: 50,
      options: { rules: [{ rule: 'noRescue', points: 1 }] },
    }),
  ]
  const scheme = aGradingScheme({ components, peerRound: peerRoundId })
  await admin('updateGrading', { params, body: scheme })
  const marks = ids.map(userId => ({ userId, mark: 80 }))
  await admin('writeGradeMarks', { params, body: { component: 'oral', marks } })
  const rated = async () => {
    const { rows } = await admin('previewGrading', { params, body: {} })
    const { factor, total } = rows.find(({ username }) => username === 'joueur1') ?? {}
    return { factor, total }
  }
  expect(await rated()).toEqual({ factor: { proposed: 0.85, effective: 1 }, total: 90 })
  const own = { params: { ...round.params, userId: ids[0] ?? 0 } }
  await admin('confirmPeerFactor', { ...own, body: { confirmed: true } })
  expect(await rated()).toEqual({ factor: { proposed: 0.85, effective: 0.85 }, total: 82.5 })
  await admin('confirmPeerFactor', { ...own, body: { confirmed: false } })
  expect(await rated()).toEqual({ factor: { proposed: 0.85, effective: 1 }, total: 90 })
})
