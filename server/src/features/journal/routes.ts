import { deckTypes } from '@trimestre/contract/debrief'
import { exportTypes } from '@trimestre/contract/exports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { isMember, isMemberOrObserver } from '../companies/members.ts'
import { requireCompany, requireCompanyAccess, requireDecider } from '../companies/policy.ts'
import type { CompanyRow } from '../companies/service.ts'
import { dayIn, readFileLanguage, writeDocument } from '../decks/service.ts'
import { languageOfFile } from '../exports/language.ts'
import { writeCsv, writeXlsx } from '../exports/write-table.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { journalDocument } from './document.ts'
import { journalOf, journalsOf, writeJournal } from './service.ts'
import { journalTable } from './table.ts'

export function registerJournalRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getJournal', async ({ caller, params, readQuery }) => {
    const company = await requireVisible(caller, params.id)
    const game = await requireGame(db, company.gameId)
    return journalOf(db, game, company, {
      audience: isMemberOrObserver(company, caller.id) ? 'company' : 'staff',
      mayWrite: isMember(company, caller.id),
      round: readQuery().round,
    })
  })

  mount(app, 'downloadJournal', async ({ caller, params, readQuery, request, reply }) => {
    const company = await requireVisible(caller, params.id)
    const game = await requireGame(db, company.gameId)
    const { lang, format } = readQuery()
    const language = readFileLanguage(lang, request)
    const audience = isMemberOrObserver(company, caller.id) ? 'company' : 'staff'
    const document = await journalDocument({
      journal: await journalOf(db, game, company, { audience, mayWrite: false }),
      language,
      gameName: game.name,
      companyName: company.username,
      date: dayIn(language, context.now(), context.config.timezone),
    })
    const file = await writeDocument(context, document)
    asDownload(reply, `${document.title}.${format}`, deckTypes[format])
    return file
  })

  mount(app, 'writeJournal', async ({ caller, params, readBody }) => {
    const company = await requireCompany(db, params.id)
    requireDecider(company, caller.id)
    return writeJournal(context, caller, company, params.roundNb, readBody())
  })

  mount(app, 'listJournals', async ({ caller, params, readQuery }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const { round, scope } = readQuery()
    return journalsOf(db, game, { round, isWhole: scope === 'game' && round === undefined })
  })

  mount(app, 'exportJournal', async ({ caller, params, readQuery, request, reply }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const { format, lang } = readQuery()
    const table = await journalTable(db, game)
    const language = languageOfFile(lang ?? request.headers['accept-language'])
    const file = format === 'xlsx' ? await writeXlsx(table, caller.id) : await writeCsv(table, language)
    const charset = format === 'csv' ? '; charset=utf-8' : ''
    asDownload(reply, `${table.title} - ${game.name}.${format}`, exportTypes[format] + charset)
    return file
  })

  async function requireVisible(caller: Caller, id: number): Promise<CompanyRow> {
    const company = await requireCompany(db, id)
    await requireCompanyAccess(db, caller, company)
    return company
  }
}
