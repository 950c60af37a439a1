import type { Client } from '@trimestre/contract/client'
import type { BalanceSheet } from '@trimestre/contract/statements'
import { accounts, decisionItems } from '@trimestre/engine'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { type FecLine, passesLuhn, readFec } from '../../testing/fec-rules.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { demoStrategies } from '../seed/demo-strategies.ts'
import { fictitiousSiren } from './siren.ts'

let server: TestServer
let admin: Client
let gameId: number

const quarterCount = 6
/** The civil year in which the game was created, in the school's time zone and on the clock of the database. */
let firstYear: number
const players = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
/** Decisions that the demonstration does not make: dividends, sales of machines, repayments. */
const extras: Record<string, number>[] = [
  {},
  { venteMachines: 1 },
  { dividende: 2000 },
  { remboursementAnticipe: 3000 },
  { dividende: 1500, embauches: 1 },
  { venteMachines: 2, prixVente: 40 },
]

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  gameId = (await aGame(server, { nbTurns: quarterCount, players })).id
  const created = await server.context.db.execute<{ year: number }>(
    sql`select extract(year from created_at at time zone 'Europe/Paris')::int as year from games where id = ${gameId}`,
  )
  firstYear = created.rows[0]?.year ?? Number.NaN
  for (let index = 0; index < quarterCount; index += 1) {
    for (const [place, player] of players.entries()) await decide(player, place, index)
    await admin('passAndOpenRound', { params: { gameId } })
  }
})
afterAll(() => server.stop())

async function companyOf(username: string): Promise<number> {
  const { user } = await server.session(username)
  const [company] = await admin('findCompany', { params: { userId: user.id, gameId } })
  return company?.id ?? 0
}

/**
 * Saves the decisions of a strategy of the demonstration. The second player follows the last strategy, which gets into
 * trouble.
 */
async function decide(username: string, place: number, index: number): Promise<void> {
  const strategy = demoStrategies[place === 1 ? demoStrategies.length - 1 : place]
  const decisions = { ...strategy?.quarters[index], ...extras[index] }
  const known = decisionItems.filter(item => item.key in decisions)
  const client = await server.client(username)
  const round = await client('getActiveRound', { params: { gameId } })
  const companyId = await companyOf(username)
  for (const [area, items] of Map.groupBy(known, item => item.menu)) {
    const values = Object.fromEntries(items.map(({ key }) => [key, decisions[key] ?? 0]))
    await client('saveDecisions', {
      params: { roundId: round.id, area, companyId },
      body: { decisions: values },
    })
  }
}

const fetchFec = (id: number, query = '', as = 'admin') =>
  server.fetch(`/api/v1/companies/${id}/fec${query}`, { as })

async function nameOf(id: number, query = '', as = 'admin') {
  const { headers } = await fetchFec(id, query, as)
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

async function read(id: number, year: number) {
  const answer = await fetchFec(id, `?year=${year}`)
  return readFec(Buffer.from(await answer.arrayBuffer()))
}

/** Sums the signed amounts, in centimes, of the accounts that begin with one of these digits. */
const sum = (lines: FecLine[], ...starts: string[]) =>
  lines
    .filter(line => starts.some(start => line.account.startsWith(start)))
    .reduce((total, line) => total + line.debit - line.credit, 0)

const resultOf = (lines: FecLine[]) => 0 - sum(lines, '6', '7')

describe.each(players)('the file of %s', player => {
  it.each([1, 2])('respects every rule in year %i', async year => {
    const { lines, faults } = await read(await companyOf(player), year)
    expect(faults).toEqual([])
    expect(lines.length).toBeGreaterThan(100)
  })

  it.each([
    [1, 5],
    [2, 7],
  ])('of year %i agrees with the balance sheet of round %i, to the centime', async (year, round) => {
    const id = await companyOf(player)
    const { lines } = await read(id, year)
    const params = { id, kind: 'balance-sheet' as const }
    const sheet = (await admin('getStatement', { params, query: { round } })) as BalanceSheet
    const cents = (code: string) => {
      const amount = [...sheet.actif, ...sheet.passif].find(line => line.code === code)?.montant
      return Math.round((amount ?? Number.NaN) * 100)
    }
    expect(Object.fromEntries(['terrains', 'clients'].map(code => [code, cents(code)]))).toEqual({
      terrains: sum(lines, '211'),
      clients: sum(lines, '411'),
    })
    expect(sum(lines, '213', '2813')).toBe(cents('constructions'))
    expect(sum(lines, '2154', '28154')).toBe(cents('materiel'))
    expect(sum(lines, '3')).toBe(cents('stocks'))
    expect(sum(lines, '512')).toBe(cents('disponibilites') - cents('concoursBancaires'))
    expect(0 - sum(lines, '101')).toBe(cents('capital'))
    expect(0 - sum(lines, '164')).toBe(cents('emprunts'))
    expect(0 - sum(lines, '401')).toBe(cents('fournisseurs'))
    expect(0 - sum(lines, '444')).toBe(cents('dettesFiscales') - cents('creancesFiscales'))
    expect(0 - sum(lines, '1061')).toBe(cents('reserveLegale'))
    expect(0 - sum(lines, '457')).toBe(cents('dividendesAPayer'))
    expect(0 - sum(lines, '11', '12') + resultOf(lines)).toBe(cents('reportANouveau') + cents('resultat'))
  })

  it('leaves the result of its year in classes 6 and 7, and brings it forward once', async () => {
    const id = await companyOf(player)
    const { 'hydra:member': results } = await admin('listCompanyResults', { params: { id } })
    const net = results.map(result => Math.round(result.resultatNet * 100))
    const total = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
    const [first, second] = [(await read(id, 1)).lines, (await read(id, 2)).lines]
    expect([resultOf(first), resultOf(second)]).toEqual([total(net.slice(0, 4)), total(net.slice(4))])
    const opening = second.filter(line => line.journal === 'AN')
    expect(0 - sum(opening, '12')).toBe(resultOf(first))
    expect(sum(opening, '11')).toBe(sum(first, '11', '12'))
    expect(sum(second, '12')).toBe(0)
    for (const { number } of accounts.filter(account => /^(10|[2-5])/.test(account.number))) {
      const exact = number.padEnd(6, '0')
      expect([number, sum(opening, exact)]).toEqual([number, sum(first, exact)])
    }
  })
})

it('the first entry of year 1 is the opening position of every company', async () => {
  const { lines } = await read(await companyOf('joueur1'), 1)
  const opening = lines.filter(line => line.journal === 'AN')
  expect(opening.map(line => line.number)).toEqual(opening.map(() => '1'))
  expect(0 - sum(opening, '101')).toBe(30_000_000)
  expect(sum(opening, '512')).toBe(1_000_000)
})

it('pieces are assigned to their journals', async () => {
  const { lines } = await read(await companyOf('joueur1'), 1)
  const journals = new Map(lines.map(line => [line.label, line.journal]))
  expect(Object.fromEntries(journals)).toMatchObject({
    'Reprise des soldes': 'AN',
    'Ventes du trimestre': 'VE',
    'Encaissement des ventes au comptant': 'BQ',
    'Règlement des fournisseurs': 'BQ',
    'Achats de matières premières': 'AC',
    'Achat de machines': 'AC',
    'Encaissement des créances clients': 'BQ',
    'Salaires et heures supplémentaires': 'BQ',
    'Dotations aux amortissements': 'OD',
    "Cession de machines : sortie d'actif": 'OD',
  })
})

it('the entries of a quarter are dated on its last day, in the civil years from the creation of the game on', async () => {
  const { lines } = await read(await companyOf('joueur1'), 2)
  const year = firstYear + 1
  expect([...new Set(lines.map(line => line.date))]).toEqual([`${year}0101`, `${year}0331`, `${year}0630`])
})

it('the file name holds an unused number and the closing day of the year, by default of the last year', async () => {
  const id = await companyOf('joueur1')
  expect(await nameOf(id, '?year=1')).toBe(`${fictitiousSiren(id)}FEC${firstYear}1231.txt`)
  expect(await nameOf(id)).toBe(`${fictitiousSiren(id)}FEC${firstYear + 1}0630.txt`)
})

it('the file name says that the quarters are practice, and the lines keep to the format', async () => {
  const game = await aGame(server, { players: ['joueur1'] })
  const id = game.companies[0]?.id ?? 0
  await admin('setPractice', { params: { id: game.id }, body: { practice: true } })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  expect(await nameOf(id, '', 'joueur1')).toMatch(/^\d{9}FEC\d{8}-essai\.txt$/)
  expect((await read(id, 1)).lines.length).toBeGreaterThan(0)
})

it('fictitious numbers pass the check of real ones', () => {
  for (const companyId of [1, 2, 10, 999, 12_345, 2_147_483_647]) {
    expect(fictitiousSiren(companyId)).toMatch(/^1996\d{5}$/)
    expect(passesLuhn(fictitiousSiren(companyId))).toBe(true)
  }
})

describe('the file', () => {
  it('is allowed for the owner, the administrators of the game and the super administrators only', async () => {
    const id = await companyOf('joueur1')
    const statuses = await Promise.all(
      ['joueur1', 'admin', 'superadmin', 'joueur2'].map(async as => (await fetchFec(id, '', as)).status),
    )
    expect(statuses).toEqual([200, 200, 200, 403])
    expect((await server.fetch(`/api/v1/companies/${id}/fec`)).status).toBe(401)
    expect((await fetchFec(id, '?year=x', 'joueur2')).status).toBe(403)
  })

  it('exists for the years that were played only', async () => {
    const id = await companyOf('joueur1')
    expect((await fetchFec(id, '?year=3')).status).toBe(404)
    expect((await fetchFec(id, '?year=0')).status).toBe(422)
    expect((await fetchFec(999_999)).status).toBe(404)
    const fresh = await aGame(server, { players: ['joueur1'] })
    expect((await fetchFec(fresh.companies[0]?.id ?? 0)).status).toBe(404)
  })
})
