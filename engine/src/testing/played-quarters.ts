import type { PlayedQuarter } from '../explanation/sides.ts'
import type { QuarterInput, QuarterOutput } from '../quarter.ts'
import type { ScenarioDocument } from './builders.ts'
import { roundsOf } from './random-games.ts'

/** A company's quarter as a server stores it, with the previous one, which is null in its first. */
export interface StoredQuarter {
  id: string
  quarterNumber: number
  now: PlayedQuarter
  before: PlayedQuarter | null
}

/** Returns every company's quarters of a game, in order. */
export function storedQuarters(game: ScenarioDocument): StoredQuarter[] {
  const rounds = roundsOf(game)
  return rounds.flatMap(({ input, output }, index) =>
    input.companies.map(({ id }) => {
      const previous = rounds[index - 1]
      return {
        id,
        quarterNumber: index + 1,
        now: playedQuarter(id, input, output),
        before: previous === undefined ? null : playedQuarter(id, previous.input, previous.output),
      }
    }),
  )
}

function playedQuarter(id: string, input: QuarterInput, output: QuarterOutput): PlayedQuarter {
  const company = output.companies[id]
  if (company === undefined) throw new Error(`no company ${id}`)
  const { companies, decisions, events, ...conditions } = input
  return {
    conditions,
    events: events.map((event, place) => ({ name: event.name ?? `event ${place}`, impact: event.impact })),
    state: companies.find(one => one.id === id)?.state ?? null,
    given: decisions[id] ?? {},
    result: company.result,
    statements: company.statements,
    market: output.market,
    playersAttraction: Object.values(output.companies).reduce((all, one) => all + one.result.attraction, 0),
  }
}
