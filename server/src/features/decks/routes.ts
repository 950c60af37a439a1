import { type DebriefLink, type DeckQuery, deckTypes } from '@trimestre/contract/debrief'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { requireOpenDebrief } from '../debrief/policy.ts'
import { debriefsOf } from '../debrief/service.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'
import { deckOfDebrief, fileNameOf } from './deck-of-debrief.ts'
import { dayIn, readFileLanguage } from './language.ts'
import { writeDeck } from './service.ts'

type Query = z.output<typeof DeckQuery>
type Exchange = { caller: Caller; request: FastifyRequest; reply: FastifyReply }

export function registerDeckRoutes(app: FastifyInstance, context: Context): void {
  const { db, config, site, now } = context
  const debriefs = debriefsOf(db)

  mount(app, 'getGameDeck', async call => {
    const { caller, params } = call
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return send(game, { query: call.readQuery(), ownId: null, name: game.name }, call)
  })

  mount(app, 'getCompanyDeck', async call => {
    const { caller, params } = call
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    requireOpenDebrief(caller, game)
    return send(game, { query: call.readQuery(), ownId: company.id, name: company.username }, call)
  })

  /** Writes the debrief of the class, or of one company as its members read it. */
  async function send(
    game: GameRow,
    { query, ownId, name }: { query: Query; ownId: number | null; name: string },
    { caller, request, reply }: Exchange,
  ): Promise<Buffer> {
    const { round, scope = 'round', format } = query
    const language = readFileLanguage(query.lang, request)
    const hasNames = query.names === '1'
    const wanted = { round, scope, isNamed: hasNames, hasRanking: query.ranking === '1', language }
    const [debrief, replay, lettered, totalDemand, texts] = await Promise.all([
      debriefs.debrief(game, wanted, ownId),
      debriefs.replay(game, hasNames, ownId),
      debriefs.replay(game, false, ownId),
      debriefs.totalDemand(game),
      teachingTexts(language),
    ])
    const source = {
      language,
      texts,
      debrief,
      replay,
      totalDemand,
      letters: lettered.companies.map(({ label }) => label),
      name,
      hasNames,
      // A PDF file has no notes.
      answers: format === 'pdf' && query.answers === 'notes' ? ('appendix' as const) : query.answers,
      date: dayIn(language, now(), config.timezone),
      addressOf: (link: DebriefLink) => site.url() + screenOf(link, { caller, gameId: game.id, ownId }),
    }
    const file = await writeDeck(context, deckOfDebrief(source), format)
    asDownload(reply, `${fileNameOf(source)}.${format}`, deckTypes[format])
    return file
  }
}

type Reader = { caller: Caller; gameId: number; ownId: number | null }

/**
 * Returns the address that opens « Why? » for a figure of a company; for the whole class, that of the figure of each of its
 * companies.
 */
function screenOf({ companyId, round, figure }: DebriefLink, { caller, gameId, ownId }: Reader): string {
  const why = `t=${round - 1}&why=${figure}`
  if (caller.role === 'ROLE_USER') return `/app/user/debrief?game=${gameId}&${why}`
  const subject = companyId ?? ownId
  if (subject !== null) return `/app/admin/company/${subject}/debrief?${why}`
  const column = figure.replace(/^result\./, '')
  return `/app/admin/games?game=${gameId}&tab=expert&columns=username,round,${column}`
}
