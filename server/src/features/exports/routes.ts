import { exportTypes } from '@trimestre/contract/exports'
import type { Language } from '@trimestre/contract/languages'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { tableMakers } from './tables.ts'
import { writeCsv, writeXlsx } from './write-table.ts'

export function registerExportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'exportGame', async call => {
    const { caller, params, request, reply } = call
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const { format, lang, hidden, practice } = call.readQuery()
    const extent = { hidden: hidden === '1', practice: practice === '1' }
    const table = await tableMakers[params.kind](db, game, extent)
    const language = languageOfFile(lang ?? request.headers['accept-language'])
    const file = format === 'xlsx' ? await writeXlsx(table, caller.id) : await writeCsv(table, language)
    const charset = format === 'csv' ? '; charset=utf-8' : ''
    asDownload(reply, `${table.title} - ${game.name}.${format}`, exportTypes[format] + charset)
    return file
  })
}

/**
 * Returns the requested language, or French, the language of the column titles, when the request names none or accepts
 * any.
 */
const languageOfFile = (asked = '*'): Language =>
  /\p{L}/u.test(asked.replace(/;\s*q=/gi, '')) ? preferredLanguage(asked) : 'fr'
