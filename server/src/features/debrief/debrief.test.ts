import type { Client } from '@trimestre/contract/client'
import { publicReplayFigures } from '@trimestre/contract/debrief'
import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { aTeam, seatMember } from '../../testing/build-team.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let player: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  player = await server.client('joueur1')
})
afterAll(() => server.stop())

const players = ['joueur1', 'joueur2', 'joueur3']

const companyOf = ({ companies }: Game, username: string): number =>
  companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

/** Creates a game of three people in which joueur3 sells below its cost and makes a loss. */
async function aClass(quarters: number, given: Parameters<typeof aGame>[1] = {}): Promise<Game> {
  const game = await aGame(server, { players, nbTurns: 8, ...given })
  for (let quarter = 0; quarter < quarters; quarter += 1) await playQuarter(game)
  return game
}

async function playQuarter({ id }: Game): Promise<void> {
  for (const [index, username] of players.entries())
    await savePrice(server, username, id, [50, 62, 22][index] ?? 0)
  await admin('passAndOpenRound', { params: { gameId: id } })
}

async function idOf(gameId: number, roundNb: number): Promise<number> {
  const { rounds } = await admin('getGame', { params: { id: gameId } })
  return rounds.find(round => round.roundNb === roundNb)?.id ?? 0
}

type Query = Record<string, string | number>

/** Returns every response of a game's debrief as text. */
async function readAll({ id, companies }: Game, query: Query = {}): Promise<string[]> {
  const own = companies[0]?.id ?? 0
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const paths: [string, string][] = [
    [`/api/v1/games/${id}/debrief`, 'admin'],
    [`/api/v1/games/${id}/debrief/replay`, 'admin'],
    [`/api/v1/companies/${own}/debrief`, 'joueur1'],
    [`/api/v1/companies/${own}/debrief/replay`, 'joueur1'],
  ]
  const bodies: string[] = []
  for (const [path, as] of paths)
    bodies.push(await (await server.fetch(`${path}?${search.join('&')}`, { as })).text())
  return bodies
}

describe('the debrief of a class', () => {
  it('has facts, turning points and five questions in the language asked for', async () => {
    const { id } = await aClass(2)
    const debrief = await admin('getGameDebrief', { params: { id }, query: { lang: 'fr' } })
    expect(debrief).toMatchObject({ round: 3, quarter: 2, version: 1, practice: false, scope: 'round' })
    const kinds = debrief.facts.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['market', 'prices', 'capacity', 'people', 'results']))
    expect(kinds).not.toContain('ranking')
    expect(debrief.facts[0]?.text).toMatch(/^La demande totale est de \d/)
    expect(debrief.turningPoints.length).toBeGreaterThan(0)
    expect(debrief.questions).toHaveLength(5)
    expect([debrief.note, debrief.consent]).toEqual(['', null])
    const query = { ranking: '1', lang: 'fr' } as const
    const ranking = (await admin('getGameDebrief', { params: { id }, query })).facts.at(-1)
    expect(ranking).toMatchObject({ kind: 'ranking', figures: { third: 'C' } })
    expect(ranking?.text).toMatch(
      /^En tête du classement.: l’entreprise [AB], devant l’entreprise [AB] et l’/,
    )
    const first = await admin('getGameDebrief', { params: { id }, query: { round: 2 } })
    expect(first.facts[0]).toMatchObject({ kind: 'market', figures: { before: null, change: null } })
  })

  it('names companies by letters, or by their names but for those that made a loss in a question', async () => {
    const game = await aClass(2)
    for (const scope of ['round', 'game']) {
      const letters = await readAll(game, { scope, ranking: 1 })
      for (const text of letters) for (const username of players) expect(text).not.toContain(username)
      const [text = ''] = await readAll(game, { scope, ranking: 1, names: 1 })
      const { questions, facts, turningPoints } = JSON.parse(text)
      expect(facts.at(-1).figures.third).toBe('joueur3')
      for (const { label } of turningPoints) expect([...players, null]).toContain(label)
      expect(JSON.stringify(questions)).not.toContain('joueur3')
      expect(questions.map(({ companyId }: { companyId: number }) => companyId)).not.toContain(
        companyOf(game, 'joueur3'),
      )
    }
  })

  it('contains nothing of a hidden or withdrawn quarter, until it is published', async () => {
    const { hold, close, undo, publish, lastId } = roundActs(admin)
    const game = await aClass(2)
    await hold(game.id)
    const before = [...(await readAll(game)), ...(await readAll(game, { scope: 'game' }))]
    const readAgain = async () => [...(await readAll(game)), ...(await readAll(game, { scope: 'game' }))]
    await close(game.id)
    expect(await readAgain()).toEqual(before)
    const hidden = { params: { id: game.id }, query: { round: 4 } }
    expect(await refusedWith(admin('getGameDebrief', hidden))).toBe('404 request/not-found')
    await undo(await lastId(game.id))
    expect(await readAgain()).toEqual(before)
    await close(game.id)
    await publish(await lastId(game.id), { opensNext: true })
    expect(await admin('getGameDebrief', hidden)).toMatchObject({ round: 4, quarter: 3, version: 2 })
    const { quarters } = await admin('getGameReplay', { params: { id: game.id } })
    expect(quarters.map(({ quarter }) => quarter)).toEqual([1, 2, 3])
  })

  it('is about the present epoch: a restart begins again, also with an empty note', async () => {
    const game = await aGame(server, { players })
    const params = { id: game.id }
    await admin('setPractice', { params, body: { practice: true } })
    await playQuarter(game)
    expect(await admin('getGameDebrief', { params })).toMatchObject({ round: 2, practice: true })
    await admin('writeDebriefNote', { params, body: { round: 2, text: 'Essai' } })
    await admin('restartGame', { params, body: { decisions: 'clear' } })
    expect(await refusedWith(admin('getGameDebrief', { params }))).toBe('409 debrief/nothing-yet')
    await playQuarter(game)
    expect(await admin('getGameDebrief', { params })).toMatchObject({ round: 2, practice: false, note: '' })
  })

  it('keeps a note about an earlier version of the quarter, and says so until it is written again', async () => {
    const { id } = await aClass(2)
    const { pass0 } = roundActs(admin)
    const write = (text: string) => admin('writeDebriefNote', { params: { id }, body: { round: 2, text } })
    const read = () => admin('getGameDebrief', { params: { id }, query: { round: 2 } })
    const { at } = await write('Le prix a surpris.')
    const origin = { round: 2, quarter: 1, version: 1, superseded: false, at }
    expect((await read()).noteOrigin).toEqual(origin)
    const params = { id: await idOf(id, 2) }
    await admin('reopenRound', { params, body: { reason: 'Un oubli', mode: 'replay' } })
    await pass0(id)
    const note = 'Le prix a surpris.'
    expect(await read()).toMatchObject({ version: 2, note, noteOrigin: { ...origin, superseded: true } })
    await write('Le prix surprend encore.')
    expect(await read()).toMatchObject({ version: 2, noteOrigin: { version: 2, superseded: false } })
    await write('')
    expect(await read()).toMatchObject({ note: '', noteOrigin: null })
  })

  it('has the note that staff wrote, which the audit does not repeat', async () => {
    const { id } = await aClass(1)
    const write = (text: string) => admin('writeDebriefNote', { params: { id }, body: { round: 2, text } })
    const written = await write('Le prix a surpris.\nÀ reprendre.')
    expect(written).toMatchObject({ round: 2, text: 'Le prix a surpris.\nÀ reprendre.' })
    expect((await admin('getGameDebrief', { params: { id } })).note).toBe(written.text)
    await write('')
    expect((await admin('getGameDebrief', { params: { id } })).note).toBe('')
    const root = await server.client('superadmin')
    const entries = await root('listAudit', { query: {} })
    expect(JSON.stringify(entries)).toContain('writeDebriefNote')
    expect(JSON.stringify(entries)).not.toContain('surpris')
    expect((await refusalOf(write('x'.repeat(5001)))).violations).toMatchObject([
      { propertyPath: 'text', code: 'validation/too-long' },
    ])
  })
})

it('what a person noted or agreed to is exported with their data, and erased with their account', async () => {
  await anAccount(server, 'animatrice', 'ROLE_ADMIN')
  const game = await aClass(1, { administrators: ['animatrice', 'admin'] })
  const writer = await server.client('animatrice')
  const { user } = await server.session('animatrice')
  await writer('writeDebriefNote', { params: { id: game.id }, body: { round: 2, text: 'À revoir' } })
  const company = companyOf(game, 'joueur1')
  await player('setDebriefConsent', { params: { id: company }, body: { given: true } })
  const own = await player('exportUser', { params: { id: (await server.session('joueur1')).user.id } })
  expect(own.debriefConsents).toContainEqual(expect.objectContaining({ companyId: company, given: true }))
  const data = await writer('exportUser', { params: { id: user.id } })
  expect(data.debriefNotes).toMatchObject([{ game: { id: game.id }, roundNb: 2, text: 'À revoir' }])
  const note = async () => (await admin('getGameDebrief', { params: { id: game.id } })).note
  expect(await note()).toBe('À revoir')
  await (await server.client('superadmin'))('deleteUser', { params: { id: user.id } })
  expect(await note()).toBe('texte effacé')
})

describe('the debrief of a company', () => {
  it('is about its own figures, for its members and for staff alike', async () => {
    const game = await aClass(2)
    const params = { id: companyOf(game, 'joueur1') }
    const own = await player('getCompanyDebrief', { params })
    expect(await admin('getCompanyDebrief', { params })).toEqual(own)
    const result = (await player('listCompanyResults', { params }))['hydra:member'].at(-1)
    const net = own.facts.find(({ kind }) => kind === 'results')?.figures.net
    expect(net).toBe(result?.resultatNet)
    const named = [...own.turningPoints, ...own.questions].map(({ companyId }) => companyId)
    expect(named.filter(id => id !== null && id !== params.id)).toEqual([])
    expect(own).toMatchObject({ note: '', noteOrigin: null, consent: false })
  })

  it('asks about the own company as its members speak of it', async () => {
    const game = await aClass(2)
    const params = { id: companyOf(game, 'joueur3') }
    const client = await server.client('joueur3')
    const asked: string[] = []
    for (const scope of ['round', 'game'] as const) {
      const { questions } = await client('getCompanyDebrief', { params, query: { lang: 'fr', scope } })
      asked.push(...questions.flatMap(({ text, answer }) => [text, ...answer]))
    }
    expect(asked.filter(text => /\b1 (?:entreprise|plan)|Entreprise [A-Z]/.test(text))).toEqual([])
    expect(asked).toContainEqual(expect.stringMatching(/^Vous n’avez pas servi .* clients\./))
  })

  it('is closed to players, and not to staff, where the game says so, which a copy keeps', async () => {
    const game = await aClass(1)
    const [params, query] = [{ id: companyOf(game, 'joueur1') }, { round: 2 }]
    const root = await server.client('superadmin')
    const body = { debriefForPlayers: false }
    expect((await root('scheduleGame', { params: { id: game.id }, body })).debriefForPlayers).toBe(false)
    expect(await refusedWith(player('getCompanyDebrief', { params, query }))).toBe('403 debrief/closed')
    expect(await refusedWith(player('getCompanyReplay', { params }))).toBe('403 debrief/closed')
    expect((await admin('getCompanyDebrief', { params, query })).round).toBe(2)
    const copy = await root('duplicateGame', { params: { id: game.id }, body: { name: 'Copie' } })
    expect(copy.debriefForPlayers).toBe(false)
    const wrong = root('scheduleGame', {
      params: { id: game.id },
      body: { debriefForPlayers: 'non' } as unknown as typeof body,
    })
    expect((await refusalOf(wrong)).violations).toMatchObject([
      { propertyPath: 'debriefForPlayers', code: 'validation/boolean' },
    ])
  })

  it('shows causes only as far as players may know them', async () => {
    const game = await aClass(2)
    const params = { id: companyOf(game, 'joueur1') }
    const causes = async () =>
      (await player('getCompanyDebrief', { params, query: { scope: 'game' } })).turningPoints.filter(
        ({ kind }) => kind === 'cause' || kind === 'event',
      )
    await admin('configureGame', { params: { id: game.id }, body: { explanations: 'figures' } })
    expect(await causes()).toEqual([])
    expect(await refusedWith((await server.client('joueur2'))('getCompanyDebrief', { params }))).toBe(
      '403 auth/forbidden',
    )
  })

  it('says whether the company agreed to serve as an example, which its members decide', async () => {
    const { game, companyId, ...team } = await aTeam(server, ['joueur1', 'joueur2'])
    await seatMember(server, { companyId, ...team }, 'joueur3', { kind: 'observer' })
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    const params = { id: companyId }
    const set = (client: Client, given: boolean) => client('setDebriefConsent', { params, body: { given } })
    const consent = async () => (await player('getCompanyDebrief', { params })).consent
    const first = await set(player, true)
    expect(first).toMatchObject({ given: true, by: 'joueur1' })
    expect(await consent()).toBe(true)
    const second = await server.client('joueur2')
    expect(await set(second, true)).toEqual(first)
    expect(await set(second, false)).toMatchObject({ given: false, by: 'joueur2' })
    expect(await consent()).toBe(false)
    const observer = await server.client('joueur3')
    expect(await refusedWith(set(observer, true))).toBe('403 teams/observer')
    expect((await observer('getCompanyDebrief', { params })).consent).toBe(false)
    expect((await refusalOf(set(player, 'oui' as unknown as boolean))).violations).toMatchObject([
      { propertyPath: 'given', code: 'validation/boolean' },
    ])
  })
})

describe('the replay', () => {
  it('has the figures of all companies for staff, and of rivals the public ones for a member', async () => {
    const game = await aClass(2)
    const all = await admin('getGameReplay', { params: { id: game.id }, query: { names: '1' } })
    expect(all.companies.map(({ label, kind }) => [label, kind])).toEqual(
      players.map(name => [name, 'human']),
    )
    const id = companyOf(game, 'joueur2')
    const own = await (await server.client('joueur2'))('getCompanyReplay', { params: { id } })
    expect(own.companies.map(({ label }) => label)).toEqual(['A', 'B', 'C'])
    for (const [figure, series] of Object.entries(own.series)) {
      const whole = all.series[figure as keyof typeof all.series]
      const isPublic = publicReplayFigures.some(each => each === figure)
      const expected = whole.map(values =>
        values.map((value, index) => (isPublic || index === 1 ? value : null)),
      )
      expect(series).toEqual(expected)
    }
    const result = (await player('listCompanyResults', { params: { id: companyOf(game, 'joueur1') } }))[
      'hydra:member'
    ].at(-1)
    expect(all.series.liquidites[1]?.[0]).toBe(result?.liquidites)
  })
})

describe('a debrief that does not exist', () => {
  it('is refused before the first publication, and for a quarter that is not published', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const [params, own] = [{ id: game.id }, { id: companyOf(game, 'joueur1') }]
    const calls = [
      () => admin('getGameDebrief', { params }),
      () => admin('getGameReplay', { params }),
      () => player('getCompanyDebrief', { params: own }),
      () => player('getCompanyReplay', { params: own }),
    ]
    for (const call of calls) expect(await refusedWith(call())).toBe('409 debrief/nothing-yet')
    const note = (round: number) => admin('writeDebriefNote', { params, body: { round, text: '' } })
    expect(await refusedWith(note(2))).toBe('404 request/not-found')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    for (const round of [1, 3, 99]) {
      expect(await refusedWith(note(round))).toBe('404 request/not-found')
      expect(await refusedWith(admin('getGameDebrief', { params, query: { round } }))).toBe(
        '404 request/not-found',
      )
    }
  })

  it.each([
    ['scope=all', 'scope/choice'],
    ['names=2', 'names/choice'],
    ['ranking=oui', 'ranking/choice'],
    ['round=deux', 'round/number'],
    ['round=1.5', 'round/integer'],
  ])('« %s » is an error of this field', async (query, code) => {
    const { id } = await aGame(server)
    const answer = await server.fetch(`/api/v1/games/${id}/debrief?${query}`, { as: 'admin' })
    const [propertyPath, key] = code.split('/')
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { violations: [{ propertyPath, code: `validation/${key}` }] },
    ])
  })
})
