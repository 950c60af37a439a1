import { phases } from '@trimestre/engine'
import { randomFrom, strategies } from '@trimestre/engine/testing'
import type { Audit } from './audit.ts'
import { type Manager, openCampaign, play } from './campaign.ts'
import { managerOf, ordinary } from './policy.ts'
import { rivalsOf } from './rivals.ts'
import type { Extent, Statement } from './statement.ts'

const LENGTH = 12

const spendthrift: Manager = managerOf({
  ...ordinary,
  ...{ price: 42, advertising: 30_000, research: 15_000, service: 4, quality: 5 },
  ...{ upkeep: 1500, training: 250, wage: 1650, cashFloor: 30_000 },
})

const generous =
  (manager: Manager): Manager =>
  view => ({ ...manager(view), dividende: 1_000_000 })

const erratic =
  (seed: number): Manager =>
  ({ quarter, last }) =>
    strategies.erratic({ quarterNumber: quarter, last, random: randomFrom(seed * 100 + quarter) })

/** Plays games that end years in loss, pay dividends and leave the ranges, so that the audit sees them. */
export function playUnruly({ isQuick, seed: first }: Extent): void {
  const seeds = Array.from({ length: isQuick ? 2 : 8 }, (_, index) => first + index)
  for (const { key: phase } of phases)
    for (const seed of seeds) {
      const [one = ordinary, two = ordinary] = rivalsOf(seed, 2)
      const idle: Manager = () => ({})
      const managers = [
        ...[idle, spendthrift, generous(spendthrift), managerOf(one), generous(managerOf(two))],
        ...[erratic(seed), generous(erratic(seed + 50))],
      ]
      play(openCampaign({ phase, length: LENGTH }, managers.length), managers)
    }
}

/** The audit of all campaigns of the command. */
export function booksStatement(audit: Audit): Statement {
  return {
    number: 7,
    text: 'A year that ends in loss pays no tax; account 110 is never in debit',
    note: 'every quarter of every campaign of this command, those of the searches included, and games of idle, spendthrift, generous and erratic managers',
    head: ['looked at', 'number', 'of which', 'number', 'against the statement'],
    rows: [
      {
        cells: [
          ...['closed years of a company', grouped(audit.years)],
          ...['years in loss', grouped(audit.lossYears), `${audit.taxedLossYears} taxed`],
        ],
        holds: audit.lossYears > 0 && audit.taxedLossYears === 0,
      },
      {
        cells: [
          ...['quarters of a company', grouped(audit.companyQuarters)],
          ...['with a dividend', grouped(audit.dividends), `${audit.debits} in debit`],
        ],
        holds: audit.dividends > 0 && audit.debits === 0,
      },
    ],
  }
}

/** Formats a number with grouped digits, such as 1 000 000. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ')
