import { type CausePart, nameOf } from '../explanation/causes.ts'
import { explainQuarter, type QuarterExplanation } from '../explanation/explain.ts'
import type { FigureId } from '../explanation/figures.ts'
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

const explained = new WeakMap<StoredQuarter, QuarterExplanation>()

/** Explains a stored quarter; the explanation is kept, because comparing two quarters takes most of the time. */
export function explain(kept: StoredQuarter): QuarterExplanation {
  const known = explained.get(kept) ?? explainQuarter(kept.now, kept.before)
  explained.set(kept, known)
  return known
}

/** Returns the causes of a figure of company a in the last quarter of a game, by name. */
export function causesOf(document: ScenarioDocument, figure: FigureId): Map<string, CausePart> {
  const kept = storedQuarters(document).findLast(one => one.id === 'a')
  if (kept === undefined) throw new Error('no quarter')
  const causes = explain(kept).explain(figure).change?.causes ?? []
  return new Map(causes.map(part => [nameOf(part.cause), part]))
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
