import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam } from '../../testing/build-team.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { fives, type PeerMarks, type PeerPlace, peerActs } from '../../testing/peer-acts.ts'
import { untilAllPublished } from '../../testing/published.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { effectiveFactors } from './service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { admin, clientOf, idOf, open: anOpenRound, rate, close, release, resultsOf } = peerActs(() => server)
const four = ['joueur1', 'joueur2', 'joueur3', 'joueur4']

/** What everybody gives: means of 4, 4.4, 4 and 3.6, so that the mean of the team is 4. */
const known: PeerMarks = {
  joueur1: fives(4),
  joueur2: [5, 5, 4, 4, 4],
  joueur3: fives(4),
  joueur4: [4, 4, 4, 3, 3],
}

const mine = (params: PeerPlace, as: string) => clientOf(as)('getMyPeerResult', { params })
const memberIn = async (params: PeerPlace, username: string) => {
  const { companies } = await resultsOf(params)
  return companies.flatMap(({ members }) => members).find(member => member.username === username)
}
const confirm = async (params: PeerPlace, username: string, confirmed = true) =>
  admin('confirmPeerFactor', { params: { ...params, userId: await idOf(username) }, body: { confirmed } })

describe('the factors of a peer evaluation', () => {
  it('P1: equal the definition in a team of four, and do not exist in a team of three', async () => {
    const params = await anOpenRound(await aTeam(server, four), { lo: 0.8, hi: 1.2 })
    for (const name of four) await rate(params, name, { ...known, [name]: fives(5) })
    await close(params)
    const factorOf = async (name: string) => {
      const member = await memberIn(params, name)
      return [member?.n, member?.mean, member?.self, member?.factor.proposed, member?.factor.basis]
    }
    expect(await factorOf('joueur1')).toEqual([3, 4, 5, 1, 'raters'])
    expect(await factorOf('joueur2')).toEqual([3, 4.4, 5, 1.1, 'raters'])
    expect(await factorOf('joueur4')).toEqual([3, 3.6, 5, 0.9, 'raters'])

    const three = await anOpenRound(await aTeam(server, four.slice(0, 3)))
    const { joueur4: _, ...ofThree } = known
    for (const name of four.slice(0, 3)) await rate(three, name, ofThree)
    await close(three)
    await release(three)
    expect((await memberIn(three, 'joueur2'))?.factor).toEqual({
      ...{ proposed: 1, basis: 'too-few', effective: 1, confirmed: false },
    })
    expect(await mine(three, 'joueur2')).toMatchObject({
      ...{ n: null, means: null, team: null, factor: { effective: 1 }, reason: 'too-few' },
    })
    expect(await refusedWith(confirm(three, 'joueur2'))).toBe('409 peers/too-few')
  })

  it('P2: are 1 for grades until a factor below 1 is confirmed, and one above 1 is released', async () => {
    const params = await anOpenRound(await aTeam(server, four), { lo: 0.8, hi: 1.2 })
    for (const name of four) await rate(params, name, known)
    const factors = async (name: string) => {
      const of = await effectiveFactors(server.context.db, params.id, params.peerRoundId)
      return of.get(await idOf(name))
    }
    expect(await refusedWith(confirm(params, 'joueur4'))).toBe('409 peers/open')
    expect(await factors('joueur4')).toBeUndefined()
    await close(params)
    expect(await factors('joueur4')).toEqual({ proposed: 0.9, effective: 1 })
    expect(await factors('joueur2')).toEqual({ proposed: 1.1, effective: 1 })
    await release(params)
    expect(await factors('joueur4')).toEqual({ proposed: 0.9, effective: 1 })
    expect(await factors('joueur2')).toEqual({ proposed: 1.1, effective: 1.1 })
    await confirm(params, 'joueur4')
    expect(await factors('joueur4')).toEqual({ proposed: 0.9, effective: 0.9 })
    expect((await mine(params, 'joueur4')).factor).toEqual({ effective: 0.9 })
    await confirm(params, 'joueur4', false)
    expect(await factors('joueur4')).toEqual({ proposed: 0.9, effective: 1 })
  })
})

describe('what a peer reads', () => {
  it('P3: stays the same byte for byte while the forms of others change, until the release', async () => {
    const team = await aTeam(server, four)
    const params = await anOpenRound(team)
    await rate(params, 'joueur1', known)
    await untilAllPublished(server)
    const { token } = await server.session('joueur1')
    const stream = listenToGame({
      baseUrl: server.url,
      gameId: team.gameId,
      getToken: () => token,
    })
    await stream.untilOpen()
    const paths = [`/${params.peerRoundId}/form`, `/${params.peerRoundId}/mine`, '']
    const seen = async () => {
      const own = paths.map(path => `/api/v1/games/${team.gameId}/peer_rounds${path}`)
      const others = [`/api/v1/games/${team.gameId}`, '/api/v1/notifications', '/api/v1/tableau_de_bord']
      const answers = await Promise.all(
        [...own, ...others].map(path => server.fetch(path, { as: 'joueur1' })),
      )
      return Promise.all(
        answers.map(async answer => {
          const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers)
          return [answer.status, headers, (await answer.text()).replace(/"instance":"[^"]*"/, '')]
        }),
      )
    }
    const before = await seen()
    await rate(params, 'joueur2', known)
    await rate(params, 'joueur3', { ...known, joueur1: fives(1) }, 'Absent à chaque séance')
    await rate(params, 'joueur3', { ...known, joueur1: fives(5) })
    expect(await seen()).toEqual(before)
    await close(params)
    await stream.until('peers.updated')
    expect(stream.names()).toEqual(['peers.updated'])
    await stream.close()
    expect(await refusedWith(mine(params, 'joueur1'))).toBe('409 peers/not-released')
  })

  it('is after the release the own means and those of the team, with one decimal', async () => {
    const params = await anOpenRound(await aTeam(server, four))
    for (const name of four) await rate(params, name, { ...known, [name]: fives(1) })
    await close(params)
    await release(params)
    const own = await mine(params, 'joueur4')
    expect(own).toMatchObject({
      ...{ n: 3, means: { part: 4, ecoute: 4, delais: 4, qualite: 3, savoir: 3 }, reason: null },
      team: { part: 4.3, ecoute: 4.3, delais: 4, qualite: 3.8, savoir: 3.8 },
    })
    expect(JSON.stringify(own)).not.toContain('"flags"')
  })

  it('leaves out the means of the team that would tell those of a single other member', async () => {
    const params = await anOpenRound(await aTeam(server, four))
    for (const name of four.slice(1)) await rate(params, name, known)
    await close(params)
    await release(params)
    expect(await mine(params, 'joueur1')).toMatchObject({ n: 3, team: null, reason: null })
    expect(await mine(params, 'joueur2')).toMatchObject({ n: null, team: null, reason: 'too-few' })
  })
})

describe('erasing a rater', () => {
  it('P4: leaves the means, and removes the name and the comment', async () => {
    await anAccount(server, 'partante')
    const team = await aTeam(server, [...four.slice(0, 3), 'partante'])
    const params = await anOpenRound(team)
    const { joueur4: _, ...others } = known
    const marks = { ...others, partante: fives(2) }
    for (const name of [...four.slice(0, 3), 'partante'])
      await rate(params, name, marks, name === 'partante' ? 'Un secret de la partante' : 'Rien')
    await close(params)
    const before = await memberIn(params, 'joueur2')
    const id = await idOf('partante')
    await (await server.client('superadmin'))('eraseUser', { params: { id } })
    const after = await resultsOf(params)
    expect(await memberIn(params, 'joueur2')).toEqual(before)
    expect(JSON.stringify(after)).not.toMatch(/partante/)
    const anonymous = after.companies[0]?.matrix.filter(({ raterId }) => raterId === null)
    expect(anonymous?.map(({ comment }) => comment)).toEqual(['', '', ''])
  })
})

describe('a form', () => {
  it('is whole or refused, and changes until the peer evaluation is closed', async () => {
    const team = await aTeam(server, four, { rivals: [] })
    const params = await anOpenRound(team)
    const { joueur4: _, ...incomplete } = known
    const missing = await refusalOf(rate(params, 'joueur1', incomplete))
    expect(missing.violations).toMatchObject([{ propertyPath: 'ratings', code: 'validation/required' }])
    const foreign = await refusalOf(rate(params, 'joueur1', { ...known, admin: fives(3) }))
    expect(foreign.violations).toMatchObject([
      { propertyPath: 'ratings[4].userId', code: 'validation/reference' },
    ])
    for (const wrong of [0, 6, 2.5])
      expect(await refusedWith(rate(params, 'joueur1', { ...known, joueur2: [3, 3, wrong, 3, 3] }))).toBe(
        '422 request/invalid',
      )
    const form = await rate(params, 'joueur1', known, 'Merci')
    expect(form.mine).toHaveLength(4)
    expect(form.round.mine).toEqual({ asked: true, given: true })
    const again = await rate(params, 'joueur1', { ...known, joueur2: fives(1) })
    const given = again.mine.find(({ userId }) => userId === form.mine[1]?.userId)
    expect(given).toMatchObject({ ratings: fives(1), comment: '' })
    await close(params)
    expect(await refusedWith(rate(params, 'joueur1', known))).toBe('409 peers/closed')
  })

  it('has the statements in the language asked for, to the letter', async () => {
    const params = await anOpenRound(await aTeam(server, four.slice(0, 2)))
    const player = await server.client('joueur1')
    const { statements } = await player('getPeerForm', { params, query: { lang: 'fr' } })
    expect(statements[0]).toEqual({
      key: 'part',
      text: 'Fait sa part du travail',
      anchors: {
        low: 'ne fait pas ce qui était convenu',
        middle: 'fait ce qui était convenu',
        high: 'fait davantage quand il le faut',
      },
    })
    const english = await player('getPeerForm', { params, query: { lang: 'en-GB' } })
    expect(english.statements[4]?.text).toBe('Understands and explains')
  })
})
