import { exportTypes } from '@trimestre/contract/exports'
import type { Language } from '@trimestre/contract/languages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { readFileLanguage } from '../decks/service.ts'
import { writeCsv } from '../exports/write-table.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'
import { gradesTable, titleOf } from './files.ts'
import type { FrozenGrades } from './grades.ts'
import { myGradeOf, requirePlayer } from './my-grade.ts'
import { answerReview, askReview, reviewsOf } from './reviews.ts'
import { adjust, gradesOfNow, gradingOf, previewGrades, saveMarks, writeGrading } from './service.ts'
import { freezeGrades, presentVersion, presentVersions, publishGrades, requireVersion } from './versions.ts'
import { writeGradesWorkbook } from './workbook.ts'

export function registerGradingRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  async function requireRunGame(caller: Caller, gameId: number): Promise<GameRow> {
    const game = await requireGame(db, gameId)
    await requireGameAdministration(db, caller, game)
    return game
  }

  async function requirePlayedGame(caller: Caller, gameId: number): Promise<void> {
    await requireGame(db, gameId)
    await requirePlayer(db, gameId, caller)
  }

  mount(app, 'getGrading', async ({ caller, params, readQuery, request }) => {
    await requireRunGame(caller, params.id)
    readFileLanguage(readQuery().lang, request)
    return gradingOf(db, params.id)
  })

  mount(app, 'updateGrading', async ({ caller, params, readBody, readQuery, request }) => {
    await requireRunGame(caller, params.id)
    readFileLanguage(readQuery().lang, request)
    return writeGrading(context, caller, params.id, readBody())
  })

  mount(app, 'previewGrading', async ({ caller, params, readBody, readQuery, request }) => {
    const game = await requireRunGame(caller, params.id)
    const language = readFileLanguage(readQuery().lang, request)
    return previewGrades(context, game, readBody().scheme ?? null, language)
  })

  mount(app, 'writeGradeMarks', async ({ caller, params, readBody }) => {
    const game = await requireRunGame(caller, params.id)
    return saveMarks(context, game, readBody())
  })

  mount(app, 'adjustGrade', async ({ caller, params, readBody }) => {
    const game = await requireRunGame(caller, params.id)
    return adjust(context, caller, game, params.userId, readBody())
  })

  mount(app, 'freezeGrades', async ({ caller, params, readBody, readQuery, request }) => {
    await requireRunGame(caller, params.id)
    const language = readFileLanguage(readQuery().lang, request)
    const version = await freezeGrades(context, caller, params.id, readBody().label ?? '')
    return presentVersion(db, version, language)
  })

  mount(app, 'listGradeVersions', async ({ caller, params }) => {
    await requireRunGame(caller, params.id)
    return presentVersions(db, params.id)
  })

  mount(app, 'getGradeVersion', async ({ caller, params, readQuery, request }) => {
    await requireRunGame(caller, params.id)
    const language = readFileLanguage(readQuery().lang, request)
    return presentVersion(db, await requireVersion(db, params.id, params.version), language)
  })

  mount(app, 'publishGrades', async ({ caller, params, readBody, readQuery, request }) => {
    await requireRunGame(caller, params.id)
    const language = readFileLanguage(readQuery().lang, request)
    readBody()
    return presentVersion(db, await publishGrades(context, caller, params.id, params.version), language)
  })

  mount(app, 'exportGrading', async ({ caller, params, readQuery, request, reply }) => {
    const game = await requireRunGame(caller, params.id)
    const { format, lang } = readQuery()
    const file = { format, language: readFileLanguage(lang, request), version: null, gameName: game.name }
    return sendGrades(reply, await gradesOfNow(context, game), file)
  })

  mount(app, 'exportGradeVersion', async ({ caller, params, readQuery, request, reply }) => {
    const game = await requireRunGame(caller, params.id)
    const { format, lang } = readQuery()
    const language = readFileLanguage(lang, request)
    const { n, document } = await requireVersion(db, params.id, params.version)
    return sendGrades(reply, document, { format, language, version: n, gameName: game.name })
  })

  mount(app, 'getMyGrade', async ({ caller, params, readQuery, request }) => {
    await requirePlayedGame(caller, params.id)
    return myGradeOf(db, params.id, caller.id, readFileLanguage(readQuery().lang, request))
  })

  mount(app, 'askGradeReview', async ({ caller, params, readBody }) => {
    await requirePlayedGame(caller, params.id)
    return askReview(context, caller, params.id, readBody().text)
  })

  mount(app, 'listGradeReviews', async ({ caller, params }) => {
    await requireRunGame(caller, params.id)
    return reviewsOf(db, params.id)
  })

  mount(app, 'answerGradeReview', async ({ caller, params, readBody }) => {
    await requireRunGame(caller, params.id)
    const { answer } = readBody()
    return answerReview(context, caller, { gameId: params.id, id: params.reviewId, answer })
  })
}

type GradesFile = {
  format: keyof typeof exportTypes
  language: Language
  version: number | null
  gameName: string
}

async function sendGrades(
  reply: FastifyReply,
  grades: FrozenGrades,
  { format, language, version, gameName }: GradesFile,
): Promise<Buffer | string> {
  const title = titleOf(language, version)
  const file =
    format === 'xlsx'
      ? await writeGradesWorkbook(grades, { version, language, title })
      : await writeCsv(gradesTable(grades, title), language)
  const charset = format === 'csv' ? '; charset=utf-8' : ''
  asDownload(reply, `${title} - ${gameName}.${format}`, exportTypes[format] + charset)
  return file
}
