import type { Client } from '@trimestre/contract/client'
import type {
  BalanceSheet,
  DueLine,
  JournalEntry,
  StatementKind,
  StatementLine,
} from '@trimestre/contract/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
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

async function companyAfter(quarterCount: number) {
  const game = await aGame(server, { players: ['joueur1'] })
  for (let index = 0; index < quarterCount; index += 1) {
    await admin('passAndOpenRound', { params: { gameId: game.id } })
  }
  const { user } = await server.session('joueur1')
  const [company] = await player('findCompany', { params: { userId: user.id, gameId: game.id } })
  return company?.id ?? 0
}

const read = (id: number, kind: StatementKind, round?: number) =>
  player('getStatement', { params: { id, kind }, query: { round } })

/** Returns the exact sum in centimes. */
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)

describe('the balance sheet', () => {
  it('equals the opening one before the first pass, and balances', async () => {
    const sheet = (await read(await companyAfter(0), 'balance-sheet')) as BalanceSheet
    expect([sheet.totalActif, sheet.totalPassif]).toEqual([357_500, 357_500])
    expect(sheet.passif.find(line => line.code === 'capital')?.montant).toBe(300_000)
  })

  it('balances after every quarter, each readable by its round', async () => {
    const id = await companyAfter(2)
    const last = (await read(id, 'balance-sheet')) as BalanceSheet
    expect(await read(id, 'balance-sheet', 3)).toEqual(last)
    for (const round of [1, 2, 3]) {
      const sheet = (await read(id, 'balance-sheet', round)) as BalanceSheet
      expect(sheet.totalActif).toBe(sheet.totalPassif)
      expect(total(sheet.actif.map(line => line.montant))).toBe(total([sheet.totalActif]))
      expect(total(sheet.passif.map(line => line.montant))).toBe(total([sheet.totalPassif]))
      expect(sheet.actif.every(line => line.libelle !== '')).toBe(true)
    }
  })
})

describe('intermediate balances and journal', () => {
  it('are empty before the first pass', async () => {
    const id = await companyAfter(0)
    expect(await read(id, 'sig')).toEqual([])
    expect(await read(id, 'journal')).toEqual([])
    expect(await read(await companyAfter(1), 'sig', 1)).toEqual([])
  })

  it('contain the net result that the company published', async () => {
    const id = await companyAfter(1)
    const sig = (await read(id, 'sig')) as StatementLine[]
    const { 'hydra:member': results } = await player('listCompanyResults', { params: { id } })
    expect(sig.find(line => line.code === 'resultatNet')?.montant).toBe(results[0]?.resultatNet)
    expect(sig.map(line => line.libelle)).toContain('Valeur ajoutée')
  })

  it('have equal debits and credits in every entry', async () => {
    const journal = (await read(await companyAfter(1), 'journal')) as JournalEntry[]
    expect(journal.length).toBeGreaterThan(20)
    for (const lines of Map.groupBy(journal, line => line.piece).values()) {
      expect(total(lines.map(line => line.debit))).toBe(total(lines.map(line => line.credit)))
    }
    expect(new Set(journal.map(line => line.date))).toEqual(new Set(['T1']))
  })
})

it('returns 404 for unknown kinds, companies and rounds, and for the open quarter', async () => {
  const id = await companyAfter(1)
  for (const call of [
    () => read(id, 'tresor' as StatementKind),
    () => read(999_999, 'sig'),
    () => read(id, 'sig', 17),
    () => read(id, 'sig', 3),
  ]) {
    expect(await refusedWith(call())).toBe('404 request/not-found')
  }
})

describe('cash, income, value and due dates', () => {
  const amountOf = (lines: StatementLine[], code: string): number =>
    lines.find(line => line.code === code)?.montant ?? Number.NaN

  it('belong to a quarter: before the first pass only due dates are known', async () => {
    const id = await companyAfter(0)
    for (const kind of ['cash', 'income', 'value'] as const) expect(await read(id, kind)).toEqual([])
    const dues = (await read(id, 'dues')) as DueLine[]
    expect(dues.filter(due => due.code === 'mensualites')).toHaveLength(10)
    expect(new Set(dues.map(due => due.libelle))).toContain("Échéances d'emprunt")
    expect(Math.min(...dues.map(due => due.trimestre))).toBe(1)
  })

  it('match the results, the bank account of the journal and each other to the centime', async () => {
    const id = await companyAfter(2)
    const [cash, income, value, journal] = (await Promise.all(
      (['cash', 'income', 'value', 'journal'] as const).map(kind => read(id, kind)),
    )) as [StatementLine[], StatementLine[], StatementLine[], JournalEntry[]]
    const { 'hydra:member': results } = await player('listCompanyResults', { params: { id } })
    const last = results.at(-1)
    expect(amountOf(cash, 'cloture')).toBe(last?.liquidites)
    expect(amountOf(income, 'resultatNet')).toBe(last?.resultatNet)
    expect(amountOf(value, 'valeurSociete')).toBe(last?.valeurSociete)

    const flows = cash.filter(line => line.code !== 'cloture').map(line => line.montant)
    expect(total(flows)).toBe(total([amountOf(cash, 'cloture')]))
    const bank = journal.filter(line => line.compte === '512')
    const moved = total(bank.map(line => line.debit)) - total(bank.map(line => line.credit))
    expect(moved).toBe(total([amountOf(cash, 'cloture')]) - total([amountOf(cash, 'ouverture')]))
    const parts = value.filter(line => line.code !== 'valeurSociete').map(line => line.montant)
    expect(total(parts)).toBe(total([amountOf(value, 'valeurSociete')]))
    expect(cash.concat(income, value).every(line => line.libelle !== '')).toBe(true)
  })

  it('show the due dates of any quarter from there on', async () => {
    const id = await companyAfter(2)
    const after = (await read(id, 'dues', 2)) as DueLine[]
    expect(Math.min(...after.map(due => due.trimestre))).toBe(2)
    const plan = (await read(id, 'cash', 3)) as StatementLine[]
    const instalment = after.find(due => due.code === 'mensualites' && due.trimestre === 2)
    expect(instalment?.montant).toBe(amountOf(plan, 'mensualites'))
  })
})
