import type { Client } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizPreview } from '@trimestre/contract/quizzes'
import { aGame } from './build-game.ts'
import { passQuarter } from './quiz-acts.ts'
import { savePrice } from './round-acts.ts'
import type { TestServer } from './test-server.ts'

/** An answer that is right nowhere. */
export const wrongAnswer = 123_456_789

export const quizParams = (game: Game, { id }: { id: number }) => ({ id: game.id, quizId: id })

export const companyIdOf = (game: Game, username: string): number =>
  game.companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0

/** Answers a question as somebody who writes numbers in a language. */
export const answer = (
  client: Client,
  game: Game,
  quiz: Quiz,
  question: number,
  given: number | string,
  lang = 'fr',
) => client('answerQuiz', { params: quizParams(game, quiz), body: { question, answer: given, lang } })

/** Returns what is done in games of joueur1 and joueur2 that have quizzes. */
export function quizGames(server: TestServer, admin: Client) {
  /** Returns the paper of a company, with its keys. */
  const previewFor = (game: Game, quiz: Quiz, username: string): Promise<QuizPreview> =>
    admin('previewQuiz', {
      params: quizParams(game, quiz),
      query: { company: companyIdOf(game, username), lang: 'fr' },
    })

  return {
    /** Creates a game of both at different prices, with this many quarters played. */
    async aPlayedGame(quarters = 1, name?: string): Promise<Game> {
      const players = ['joueur1', 'joueur2']
      const game = await aGame(server, { players, nbTurns: 8, ...(name !== undefined && { name }) })
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        await savePrice(server, 'joueur1', game.id, 47 + quarter)
        await savePrice(server, 'joueur2', game.id, 53 - quarter)
        await passQuarter(server, game)
      }
      return admin('getGame', { params: { id: game.id } })
    },
    previewFor,
    /** Returns the keys that a company has in a quiz, in the order of the questions. */
    keysOf: async (game: Game, quiz: Quiz, username: string): Promise<number[]> =>
      (await previewFor(game, quiz, username)).questions.map(({ key }) => key.value),
    /** Computes the first quarter again and publishes it. */
    async recompute(game: Game): Promise<void> {
      const id = game.rounds.find(({ roundNb }) => roundNb === 2)?.id ?? 0
      await admin('reopenRound', { params: { id }, body: { mode: 'recompute', reason: 'Erreur' } })
      await admin('publishRound', { params: { id }, body: {} })
    },
  }
}
