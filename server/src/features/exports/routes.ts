import { type ExportKind, exportTypes } from '@trimestre/contract/exports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { findVersion } from '../rounds/rounds-of-game.ts'
import { languageOfFile } from './language.ts'
import { tableMakers, versionTable } from './tables.ts'
import { writeCsv, writeXlsx } from './write-table.ts'

export function registerExportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'exportGame', async call => {
    const { caller, params, request, reply } = call
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const { format, lang, hidden, practice, round, version } = call.readQuery()
    const extent = { hidden: hidden === '1', practice: practice === '1' }
    const table =
      round === undefined || version === undefined
        ? await tableMakers[params.kind](db, game, extent)
        : await requireVersionTable(game.id, params.kind, round, version)
    const language = languageOfFile(lang ?? request.headers['accept-language'])
    const file = format === 'xlsx' ? await writeXlsx(table, caller.id) : await writeCsv(table, language)
    const charset = format === 'csv' ? '; charset=utf-8' : ''
    asDownload(reply, `${table.title} - ${game.name}.${format}`, exportTypes[format] + charset)
    return file
  })

  async function requireVersionTable(gameId: number, kind: ExportKind, roundNb: number, version: number) {
    const found = await findVersion(db, gameId, roundNb, version)
    const table = found && (await versionTable(db, kind, found))
    if (table === undefined) throw new Refusal('request/not-found')
    return table
  }
}
