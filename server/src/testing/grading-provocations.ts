import type { GameDescription } from './build-game.ts'
import { aGradingScheme } from './grading-scheme.ts'
import { inGame, type Provocation, send } from './provoking.ts'

type Act = (method: string, path: string, body?: unknown, as?: string) => Provocation

const inGradedGame = (ask: (act: Act) => Provocation, given: GameDescription = { players: ['joueur1'] }) =>
  inGame(given, game =>
    ask((method, path, body, as = 'admin') => send(method, `/api/v1/games/${game.id}/${path}`, body, as)),
  )

const published = (act: Act): Provocation[] => [
  act('POST', 'grading/versions', {}),
  act('POST', 'grading/versions/1/publish', { reviewed: true }),
]
const asking = (act: Act) => act('POST', 'my_grade/reviews', { text: 'Pourquoi cette note ?' }, 'joueur1')

/** Sends requests one after another, and returns the last response. */
const inOrder =
  (...acts: [Provocation, ...Provocation[]]): Provocation =>
  async server => {
    for (const act of acts.slice(0, -1)) await act(server)
    return (acts.at(-1) ?? acts[0])(server)
  }

/** Provokes the refusals of grades. */
export const gradingProvocations = {
  'grading/changed': inGradedGame(act => {
    const write = act('PUT', 'grading', { ...aGradingScheme(), rev: 0 })
    return inOrder(write, write)
  }),
  'grading/nobody': inGradedGame(act => act('POST', 'grading/versions', {}), {}),
  'grading/older': inGradedGame(act =>
    inOrder(
      act('POST', 'grading/versions', {}),
      act('POST', 'grading/versions', {}),
      act('POST', 'grading/versions/2/publish', { reviewed: true }),
      act('POST', 'grading/versions/1/publish', { reviewed: true }),
    ),
  ),
  'grading/unpublished': inGradedGame(asking),
  'grading/review-open': inGradedGame(act =>
    inOrder(asking(act), ...published(act), asking(act), asking(act)),
  ),
  'grading/review-answered': inGradedGame(act => async server => {
    await inOrder(asking(act), ...published(act))(server)
    const asked = (await (await asking(act)(server)).json()) as { id: number }
    const answer = act('PUT', `grading/reviews/${asked.id}`, { answer: 'Le calcul est juste.' })
    return inOrder(answer, answer)(server)
  }),
} satisfies Record<string, Provocation>
