import type { Client } from '@trimestre/contract/client'
import { type TurningPointKind, turningPointKinds } from '@trimestre/contract/debrief'
import type { ExplanationCause } from '@trimestre/contract/explanations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// The turning points are computed a second time, from the results and explanations that the API returns, and compared.

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const players = ['joueur1', 'joueur2', 'joueur3', 'joueur4']

/** Four people and a computer play five quarters of very different prices and plans, with an event of each kind. */
async function aClass() {
  const game = await aGame(server, { nbTurns: 8, players })
  await admin('addComputers', {
    params: { id: game.id },
    body: { computers: [{ level: 1, temperament: 'prudent' }] },
  })
  const root = await server.client('superadmin')
  const associate = async (name: string, value: number, nbTour: number, privacy: boolean) => {
    const effects = [{ criterion: 'subvention', operation: 'add', value }] as const
    const event = await root('createEvent', { body: { name, effects: [...effects] } })
    await admin('associateEvent', {
      body: { game: game.id, event: event.id, nbTour, frequency: 1, privacy },
    })
  }
  await associate('Un don', 90_000, 2, true)
  await associate('Un cadeau', 120_000, 4, false)
  for (let quarter = 1; quarter <= 5; quarter += 1) {
    const { rounds } = await admin('getGame', { params: { id: game.id } })
    for (const [index, username] of players.entries()) {
      const player = await server.client(username)
      const { companyId } = await player('getGame', { params: { id: game.id } })
      const place = { roundId: rounds.at(-1)?.id ?? 0, companyId: companyId ?? 0 }
      const prixVente = 36 + 11 * ((index + quarter) % 4)
      await player('saveDecisions', {
        params: { ...place, area: 'ventes' },
        body: { decisions: { prixVente } },
      })
      const quantiteProduction = 800 + 1700 * ((3 * index + 2 * quarter) % 5)
      await player('saveDecisions', {
        params: { ...place, area: 'production' },
        body: { decisions: { quantiteProduction } },
      })
    }
    await admin('passAndOpenRound', { params: { gameId: game.id } })
  }
  return game
}

type Row = Record<string, number | string | string[] | null>
type Point = {
  kind: TurningPointKind
  round: number
  companyId: number | null
  weight: number
  figures: object
}

const numberOf = (row: Row | undefined, key: string): number => Number(row?.[key] ?? 0)
const roundHalfUp = (value: number): number => Math.floor(value + 0.5)
const weigh = (value: number): number => Math.min(100, roundHalfUp(value))

/** Reads what the definitions need: the results by round and company, and the causes of each net result. */
async function readClass(gameId: number) {
  const [, ...rows] = (await admin('listExpertResults', { params: { gameId } })) as unknown as [
    unknown,
    ...Row[],
  ]
  const people = rows.filter(row => row.kind === 'human')
  const of = (round: number) => people.filter(row => row.round === round)
  const causes = new Map<Row, ExplanationCause[]>()
  for (const row of people) {
    const params = { id: numberOf(row, 'companyId'), figure: 'result.resultatNet' }
    const { change } = await admin('getExplanation', { params, query: { round: numberOf(row, 'round') } })
    causes.set(row, change?.since === 'quarter' ? change.causes : [])
  }
  return { people, of, causesOf: (row: Row) => causes.get(row) ?? [] }
}

type ClassRows = Awaited<ReturnType<typeof readClass>>

function candidatesIn({ people, of, causesOf }: ClassRows, round: number): Point[] {
  const rows = of(round)
  const turnover = Math.max(
    rows.reduce((sum, row) => sum + numberOf(row, 'chiffreAffaires'), 0),
    1,
  )
  const eventKeys = new Set(
    rows
      .flatMap(row => causesOf(row).filter(each => each.kind === 'event' && each.key !== 'impot'))
      .map(each => each.key ?? each.name),
  )
  const events = [...eventKeys].map((key): Point => {
    const amounts = rows.flatMap(row =>
      causesOf(row).filter(each => each.kind === 'event' && (each.key ?? each.name) === key),
    )
    const cents = amounts.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0)
    const figures = { name: key, amount: cents / 100 }
    return { kind: 'event', round, companyId: null, weight: weigh(Math.abs(cents) / turnover), figures }
  })
  const own = rows.flatMap((row): Point[] => {
    const companyId = numberOf(row, 'companyId')
    const before = of(round - 1).find(each => each.companyId === companyId)
    const ca = Math.max(numberOf(row, 'chiffreAffaires'), 1)
    const at = { round, companyId }
    const found: Point[] = []
    const lacks = (each: Row) => numberOf(each, 'liquidites') < 0 || numberOf(each, 'pretUrgence') > 0
    const earlier = people.filter(each => each.companyId === companyId && numberOf(each, 'round') < round)
    const [liquidites, pretUrgence] = [numberOf(row, 'liquidites'), numberOf(row, 'pretUrgence')]
    if (lacks(row) && !earlier.some(lacks)) {
      const weight = weigh(50 + (50 * Math.max(-liquidites, pretUrgence)) / ca)
      found.push({ kind: 'cash', ...at, weight, figures: { liquidites, pretUrgence } })
    }
    const [units, demande] = [numberOf(row, 'demandeNonSatisfaite'), numberOf(row, 'demande')]
    if (units > 0)
      found.push({
        kind: 'stockout',
        ...at,
        weight: weigh((100 * units) / demande),
        figures: { units, demande },
      })
    if (before === undefined) return found
    const [from, to] = [numberOf(before, 'rangHumain'), numberOf(row, 'rangHumain')]
    const isLead = from !== to && (from === 1 || to === 1)
    if (isLead || Math.abs(from - to) >= Math.max(2, Math.ceil(rows.length / 4))) {
      const share = (100 * Math.abs(from - to)) / (rows.length - 1)
      found.push({
        kind: 'rank',
        ...at,
        weight: weigh(Math.max(share, isLead ? 60 : 0)),
        figures: { from, to },
      })
    }
    const [now, then] = [numberOf(row, 'resultatNet'), numberOf(before, 'resultatNet')]
    if (now < 0 !== then < 0)
      found.push({
        kind: 'turn',
        ...at,
        weight: weigh((100 * Math.abs(now - then)) / ca),
        figures: { now, before: then },
      })
    const [cause] = causesOf(row)
      .filter(({ kind }) => ['decision', 'market', 'competition', 'received'].includes(kind))
      .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    if (cause !== undefined) {
      const { kind, key, amount } = cause
      found.push({
        kind: 'cause',
        ...at,
        weight: weigh((100 * Math.abs(amount)) / ca),
        figures: { kind, key, amount },
      })
    }
    return found
  })
  return [...events, ...own].filter(({ weight }) => weight >= 10)
}

const kindPlace = ({ kind }: Point) => turningPointKinds.indexOf(kind)
const companyPlace = ({ companyId }: Point) => companyId ?? Number.NEGATIVE_INFINITY
const byKindAndCompany = (a: Point, b: Point) =>
  kindPlace(a) - kindPlace(b) || a.round - b.round || (companyPlace(a) < companyPlace(b) ? -1 : 1)

function choose(candidates: readonly Point[]): Point[] {
  const left = candidates.toSorted((a, b) => b.weight - a.weight || byKindAndCompany(a, b))
  const chosen: Point[] = []
  for (const point of left) {
    const sameKind = chosen.filter(({ kind }) => kind === point.kind)
    const sameCompany = chosen.filter(({ companyId }) => companyId !== null && companyId === point.companyId)
    if (chosen.length < 5 && sameKind.length < 2 && sameCompany.length < 2) chosen.push(point)
  }
  return chosen.toSorted((a, b) => a.round - b.round || byKindAndCompany(a, b))
}

it('are the ones that results and explanations lead to, in each quarter and in the whole game', async () => {
  const { id } = await aClass()
  const rows = await readClass(id)
  const byRound = new Map([2, 3, 4, 5, 6].map(round => [round, candidatesIn(rows, round)]))
  const read = async (query: Record<string, string | number>) =>
    (await admin('getGameDebrief', { params: { id }, query })).turningPoints
  for (const [round, candidates] of byRound) {
    const expected = choose(candidates)
    expect(await read({ round })).toMatchObject(expected)
    expect(await read({ round })).toHaveLength(expected.length)
  }
  const kindsIn = (points: readonly Point[]) => points.map(({ kind }) => kind)
  expect(kindsIn(choose(byRound.get(3) ?? []))).toContain('event')
  const all = [...byRound.values()].flat()
  const expected = choose(all)
  expect(expected).toHaveLength(5)
  expect(await read({ scope: 'game' })).toMatchObject(expected)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(turningPointKinds))
})
