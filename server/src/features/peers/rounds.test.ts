import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, endMembership, seatMember } from '../../testing/build-team.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { fives, peerActs } from '../../testing/peer-acts.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const { admin, clientOf, create, open: anOpenRound, rate, close, release, resultsOf } = peerActs(() => server)
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(now().getTime() + hours * hourMs).toISOString()
const four = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
const ofTwo = { joueur1: fives(4), joueur2: fives(3) }

describe('a peer evaluation', () => {
  it('opens and closes by the clock, once, and asks the members of that moment', async () => {
    const team = await aTeam(server, four.slice(0, 2))
    const params = await create(team, { opensAt: inHours(1), closesAt: inHours(3) })
    const player = clientOf('joueur1')
    const listed = () => player('listPeerRounds', { params: { id: team.gameId } })
    const notified = async () =>
      (await player('listNotifications', {})).items.filter(
        ({ game, kind }) => game?.id === team.gameId && kind === 'peer.opened',
      )
    expect(await listed()).toEqual([])
    await seatMember(server, team, 'joueur3')
    aheadMs += 2 * hourMs
    await server.app.notifications.runDue()
    await server.app.notifications.runDue()
    expect(await listed()).toMatchObject([{ state: 'open', mine: { asked: true, given: false }, lo: null }])
    expect(await notified()).toMatchObject([{ data: {}, link: '/app/user/peers' }])
    const { members } = await player('getPeerForm', { params })
    expect(members.map(({ name }) => name).toSorted()).toEqual(['joueur1', 'joueur2', 'joueur3'])
    aheadMs += 2 * hourMs
    await server.app.notifications.runDue()
    expect(await listed()).toMatchObject([{ state: 'closed', released: false }])
    expect(await refusedWith(admin('openPeerRound', { params }))).toBe('409 peers/closed')
    await release(params)
    const { items } = await player('listNotifications', {})
    expect(items[0]).toMatchObject({ kind: 'peer.released', link: '/app/user/peers' })
  })

  it('takes in who joins a team while it is open, and keeps who leaves', async () => {
    const team = await aTeam(server, four.slice(0, 2))
    const params = await anOpenRound(team)
    await rate(params, 'joueur1', ofTwo)
    await seatMember(server, team, 'joueur3')
    const player = clientOf('joueur1')
    const form = await player('getPeerForm', { params })
    expect(form.members).toHaveLength(3)
    expect(form.round.mine).toEqual({ asked: true, given: false })
    expect(form.mine).toHaveLength(2)
    await endMembership(server, team.gameId, 'joueur2')
    expect((await player('getPeerForm', { params })).members).toHaveLength(3)
    const { companies } = await resultsOf(params)
    expect(companies[0]?.members.map(({ flags }) => flags)).toEqual([['missing'], ['missing'], ['missing']])
  })

  it('asks neither observers nor companies of one', async () => {
    const team = await aTeam(server, four.slice(0, 2), { rivals: ['joueur4'] })
    await seatMember(server, team, 'joueur3', { kind: 'observer' })
    const params = await anOpenRound(team)
    for (const name of ['joueur3', 'joueur4']) {
      const client = await server.client(name)
      expect(await refusedWith(client('getPeerForm', { params }))).toBe('403 peers/not-asked')
      expect(await client('listPeerRounds', { params: { id: team.gameId } })).toMatchObject([
        { mine: { asked: false, given: false }, progress: null },
      ])
    }
    const [listed] = await admin('listPeerRounds', { params: { id: team.gameId } })
    expect(listed?.progress).toEqual({ asked: 2, given: 0 })
  })

  it.each([
    [{ title: ' ' }, 'title', 'required'],
    [{ title: 'x', lo: 0.4 }, 'lo', 'out-of-bounds'],
    [{ title: 'x', hi: 1.0005 }, 'hi', 'out-of-bounds'],
    [{ title: 'x', opensAt: inHours(2), closesAt: inHours(1) }, 'closesAt', 'out-of-bounds'],
    [{ title: 'x', closesAt: inHours(-1) }, 'closesAt', 'out-of-bounds'],
  ])('refuses %j', async (body, path, key) => {
    const { gameId } = await aTeam(server, four.slice(0, 2))
    const refusal = await refusalOf(admin('createPeerRound', { params: { id: gameId }, body }))
    expect(refusal.violations).toMatchObject([{ propertyPath: path, code: `validation/${key}` }])
    expect(await admin('listPeerRounds', { params: { id: gameId } })).toEqual([])
  })

  it('changes as a draft and, once open, in all but its opening', async () => {
    const team = await aTeam(server, four.slice(0, 2))
    const params = await create(team)
    const change = (body: object) => admin('updatePeerRound', { params, body })
    expect(await change({ lo: 0.9, opensAt: inHours(5) })).toMatchObject({ lo: 0.9, state: 'draft' })
    expect(await change({ opensAt: null })).toMatchObject({ opensAt: null, lo: 0.9, hi: 1.05 })
    await admin('openPeerRound', { params })
    expect(await change({ title: 'Fin', closesAt: inHours(9) })).toMatchObject({
      title: 'Fin',
      state: 'open',
    })
    expect(await refusedWith(change({ opensAt: inHours(2) }))).toBe('422 request/invalid')
    await close(params)
    expect(await refusedWith(change({ title: 'Trop tard' }))).toBe('409 peers/closed')
  })

  it('tells staff in their stream that a form came, and the audit nothing of it', async () => {
    const team = await aTeam(server, four.slice(0, 2))
    const params = await anOpenRound(team)
    const { token } = await server.session('admin')
    const stream = listenToGame({
      baseUrl: server.url,
      gameId: team.gameId,
      getToken: () => token,
    })
    await stream.untilOpen()
    await rate(params, 'joueur2', ofTwo, 'Rien que pour vous')
    await stream.until('grading.updated')
    await stream.close()
    const root = await server.client('superadmin')
    const audit = await root('listAudit', { query: { game: team.gameId } })
    expect(audit['hydra:member'].map(({ call }) => call)).not.toContain('writePeerForm')
    expect(JSON.stringify(audit)).not.toContain('Rien que pour vous')
  })
})
