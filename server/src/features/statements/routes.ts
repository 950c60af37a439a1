import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { requireCompany, requireCompanySight } from '../companies/policy.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { presentBalanceSheet, presentIntermediateBalances, presentJournal } from './present.ts'
import { requireBooks } from './service.ts'

export function registerStatementRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getStatement', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanySight(db, caller, company)
    const books = await requireBooks(db, company, readQuery().round)
    if (params.kind === 'balance-sheet') return presentBalanceSheet(books.balanceSheet)
    if (params.kind === 'sig')
      return books.sig === null ? [] : presentIntermediateBalances({ sig: books.sig })
    return presentJournal(books.journal, quarterOfRound(books.roundNb))
  })
}
