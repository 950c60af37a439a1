import type { GameEvent } from '../criteria-in-force.ts'
import { type QuarterInput, type QuarterOutput, simulateQuarter } from '../quarter.ts'
import { type Strategy, type StrategyName, strategies } from './bots.ts'
import { aQuarter, aScenario, following, type ScenarioDocument, taxEvent } from './builders.ts'
import { randomFrom } from './random.ts'

/** A game of bots: its players, its length, and its differences from an ordinary game. */
export interface BotGame {
  seed: number
  /** Strategy of each company, by id: one of the known ones, or one of the test's own. */
  players: Record<string, StrategyName | Strategy>
  quarterCount: number
  /** Conditions of the game; by default level 4 in growth. */
  game?: Partial<Pick<QuarterInput, 'parameters' | 'criteria' | 'phase' | 'product' | 'level'>>
  /** Events by quarter, the first one first; the tax is always included. */
  events?: GameEvent[][]
}

/** A played game: the scenario that replays it, and the quarters that it produced. */
export interface PlayedGame {
  scenario: ScenarioDocument
  quarters: QuarterOutput[]
}

const strategyOf = (player: StrategyName | Strategy = 'absent'): Strategy =>
  typeof player === 'function' ? player : strategies[player]

/** Plays a whole game of bots; the same description always gives the same game. */
export function playBots({ seed, players, quarterCount, game = {}, events = [] }: BotGame): PlayedGame {
  const ids = Object.keys(players)
  const randoms = new Map(ids.map((id, index) => [id, randomFrom(seed * ids.length + index)]))
  let input = aQuarter({ ...game, companies: ids.map(id => ({ id, state: null })) })
  const quarters: QuarterOutput[] = []
  const played: ScenarioDocument['quarters'] = []
  for (let index = 0; index < quarterCount; index += 1) {
    const decisions = Object.fromEntries(
      ids.map(id => [
        id,
        strategyOf(players[id])({
          quarterNumber: index + 1,
          last: quarters.at(-1)?.companies[id]?.result ?? null,
          random: randoms.get(id) ?? randomFrom(seed),
        }),
      ]),
    )
    input = { ...input, decisions, events: [taxEvent, ...(events[index] ?? [])] }
    const output = simulateQuarter(input)
    quarters.push(output)
    played.push({ events: input.events, decisions })
    input = following(input, output)
  }
  const { parameters, criteria, phase, product, level } = input
  const companies = ids.map(id => ({ id, state: null }))
  const conditions = { parameters, criteria, phase, product, level }
  return { scenario: aScenario({ ...conditions, companies, quarters: played }), quarters }
}
