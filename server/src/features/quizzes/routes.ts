import { quizFileTypes } from '@trimestre/contract/quizzes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { mount } from '../../platform/http/http.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { requireParticipant, requireQuizReader, requireQuizStaff } from './policy.ts'
import {
  answerQuestion,
  changeQuiz,
  closeQuiz,
  createQuiz,
  deleteQuiz,
  exportQuestions,
  finishPaper,
  keepQuiz,
  openPaper,
  openQuiz,
  previewQuiz,
  proposeQuiz,
  quizzesFor,
  redoQuiz,
  requireQuiz,
  requireShownQuiz,
  resultsOf,
  templatesIn,
} from './service.ts'

export function registerQuizRoutes(app: FastifyInstance, context: Context): void {
  registerDefinitions(app, context)
  registerReading(app, context)
  registerPapers(app, context)
}

/** What staff do with quizzes. */
function registerDefinitions(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'createQuiz', async ({ caller, params, readBody }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    return createQuiz(context, game.id, caller.id, readBody())
  })

  mount(app, 'updateQuiz', async ({ caller, params, readBody }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    const quiz = await requireQuiz(db, { gameId: game.id, id: params.quizId })
    return changeQuiz(context, quiz, readBody())
  })

  mount(app, 'deleteQuiz', async ({ caller, params }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    await deleteQuiz(context, { gameId: game.id, id: params.quizId })
    return undefined
  })

  mount(app, 'redoQuiz', async ({ caller, params }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    return redoQuiz(context, { gameId: game.id, id: params.quizId }, caller.id)
  })

  const acts = { openQuiz, closeQuiz, keepQuiz }
  for (const name of ['openQuiz', 'closeQuiz', 'keepQuiz'] as const)
    mount(app, name, async ({ caller, params }) => {
      const game = await requireQuizStaff(db, caller, params.id)
      return acts[name](context, { gameId: game.id, id: params.quizId })
    })
}

/** What staff read of quizzes, and the list for everybody. */
function registerReading(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listQuizTemplates', ({ readQuery, request }) =>
    templatesIn(languageOf(readQuery().lang, request)),
  )

  mount(app, 'proposeQuiz', async ({ caller, params, readQuery, request }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    const { lang, ...asked } = readQuery()
    return proposeQuiz(db, game, { ...asked, language: languageOf(lang, request) })
  })

  mount(app, 'listQuizzes', async ({ caller, params }) => {
    const reader = await requireQuizReader(db, caller, params.id)
    return quizzesFor(db, params.id, reader)
  })

  mount(app, 'previewQuiz', async ({ caller, params, readQuery, request }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    const quiz = await requireQuiz(db, { gameId: game.id, id: params.quizId })
    const { company, lang } = readQuery()
    return previewQuiz(db, game, quiz, company, languageOf(lang, request))
  })

  mount(app, 'getQuizResults', async ({ caller, params, readQuery, request }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    return resultsOf(db, { gameId: game.id, id: params.quizId }, languageOf(readQuery().lang, request))
  })

  mount(app, 'exportQuiz', async ({ caller, params, readQuery, request, reply }) => {
    const game = await requireQuizStaff(db, caller, params.id)
    const quiz = await requireQuiz(db, { gameId: game.id, id: params.quizId })
    const { format, mode, lang } = readQuery()
    const language = languageOf(lang, request)
    const { name, text } = await exportQuestions(db, game, quiz, { format, mode, language })
    asDownload(reply, name, `${quizFileTypes[format]}; charset=utf-8`)
    return text
  })
}

/** What the members of companies do. */
function registerPapers(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getQuizPaper', async ({ caller, params, readQuery, request }) => {
    const person = await requireParticipant(db, caller, params.id)
    return openPaper(context, person, params.quizId, languageOf(readQuery().lang, request))
  })

  mount(app, 'answerQuiz', async ({ caller, params, readBody, request }) => {
    const person = await requireParticipant(db, caller, params.id)
    await requireShownQuiz(db, { gameId: params.id, id: params.quizId })
    const body = readBody()
    return answerQuestion(context, person, params.quizId, body, languageOf(body.lang, request))
  })

  mount(app, 'finishQuiz', async ({ caller, params, readQuery, request }) => {
    const person = await requireParticipant(db, caller, params.id)
    return finishPaper(context, person, params.quizId, languageOf(readQuery().lang, request))
  })
}

const languageOf = (lang: string | null | undefined, { headers }: FastifyRequest) =>
  preferredLanguage(lang ?? headers['accept-language'])
