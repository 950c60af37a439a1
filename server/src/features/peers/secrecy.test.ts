import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTranscript } from '../../testing/all-answers.ts'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { fives, type PeerPlace, peerActs } from '../../testing/peer-acts.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// What peers, rivals and observers read, in the answers to all calls of a game and in those about a peer evaluation.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { admin, clientOf, idOf, open, rate, close, release, resultsOf } = peerActs(() => server)
const three = ['joueur1', 'joueur2', 'joueur3']
const comment = 'Quatre réunions manquées sur sept'

/** A team of four, of which one has an account of its own, with an observer and a rival. */
async function aClass(fourth: string) {
  const [rival, observer] = [`rivale-${fourth}`, `temoin-${fourth}`]
  for (const username of [fourth, rival, observer]) await anAccount(server, username)
  const team = await aTeam(server, [...three, fourth], { rivals: [rival] })
  await seatMember(server, team, observer, { kind: 'observer' })
  const members = [...three, fourth]
  return { ...team, members, outside: [rival, observer] }
}

/** Returns everything that somebody reads, by address. */
async function readBy(username: string, { id: gameId, peerRoundId }: PeerPlace) {
  const { token } = await server.session(username)
  const answers = new Map<string, unknown>(await readTranscript(server.url, { token, gameId }))
  for (const path of ['form', 'mine', 'results']) {
    const address = `/api/v1/games/${gameId}/peer_rounds/${peerRoundId}/${path}?lang=fr`
    const answer = await server.fetch(address, { as: username })
    answers.set(address, [answer.status, (await answer.text()).replace(/"instance":"[^"]*"/, '')])
  }
  return answers
}

it('changes with nothing that others give, before the release, and holds their words never', async () => {
  const { gameId, members, outside } = await aClass('quatrieme')
  const params = await open({ gameId })
  const marks = (mark: number) => Object.fromEntries(members.map(name => [name, fives(mark)]))
  await rate(params, 'joueur1', marks(3))
  const readers = ['joueur1', ...outside]
  const before = new Map(
    await Promise.all(readers.map(async name => [name, await readBy(name, params)] as const)),
  )
  for (const name of members.slice(1)) await rate(params, name, marks(name === 'joueur2' ? 1 : 5), comment)
  for (const name of readers) expect(await readBy(name, params), name).toEqual(before.get(name))

  await close(params)
  await release(params)
  for (const name of readers) {
    const words = JSON.stringify([...(await readBy(name, params))])
    expect(words, name).not.toContain(comment)
    expect(words, name).not.toContain('raterId')
  }
  expect(await refusedWith(clientOf('joueur1')('getPeerResults', { params }))).toBe('403 auth/forbidden')
  // Staff read who gave what, and the author reads the own words.
  const { companies } = await resultsOf(params)
  const byThem = companies[0]?.matrix.filter(rating => rating.comment === comment)
  expect(new Set(byThem?.map(({ raterId }) => raterId)).size).toBe(3)
  expect(JSON.stringify([...(await readBy('joueur2', params))])).toContain(comment)
})

it('accepts a comment of a thousand characters and no longer one', async () => {
  const { gameId } = await aTeam(server, ['joueur1', 'joueur2'])
  const params = await open({ gameId })
  const marks = { joueur1: fives(4), joueur2: fives(4) }
  const form = await rate(params, 'joueur1', marks, 'é'.repeat(1000))
  expect(form.mine.map(given => given.comment.length)).toEqual([1000, 1000])
  const refusal = await refusalOf(rate(params, 'joueur1', marks, 'é'.repeat(1001)))
  expect(refusal.violations[0]?.propertyPath).toBe('ratings[0].comment')
})

it('a factor below 1 is confirmed by somebody whom the audit names, without any rating', async () => {
  const { gameId, members } = await aClass('derniere')
  const params = await open({ gameId })
  const marks = Object.fromEntries(members.map(name => [name, fives(name === 'derniere' ? 2 : 4)]))
  for (const name of members) await rate(params, name, marks, comment)
  await close(params)
  const userId = await idOf('derniere')
  const results = await admin('confirmPeerFactor', {
    params: { ...params, userId },
    body: { confirmed: true },
  })
  const factor = results.companies[0]?.members.find(member => member.userId === userId)?.factor
  expect(factor).toEqual({ proposed: 0.85, basis: 'raters', effective: 0.85, confirmed: true })
  const root = await server.client('superadmin')
  const audit = (await root('listAudit', { query: { game: gameId } }))['hydra:member']
  const entry = audit.find(({ call }) => call === 'confirmPeerFactor')
  expect(entry).toMatchObject({ call: 'confirmPeerFactor' })
  expect(JSON.stringify(entry)).toContain('admin')
  expect(JSON.stringify(audit)).not.toContain(comment)
  // The person learns their factor at the release, and not who confirmed it.
  const mine = () => clientOf('derniere')('getMyPeerResult', { params })
  expect(await refusedWith(mine())).toBe('409 peers/not-released')
  await release(params)
  const own = await mine()
  expect(own.factor).toEqual({ effective: 0.85 })
  expect(JSON.stringify(own)).not.toContain('admin')
})
