/** Builders and bots for tests, benchmarks, seed data and browser tests. */
export { type BotView, type Strategy, type StrategyName, strategies } from './bots.ts'
export {
  aQuarter,
  aScenario,
  companies,
  companiesNamed,
  companyOf,
  eventOf,
  following,
  idleGame,
  openingStateWith,
  quarterOf,
  type ScenarioDocument,
  taxEvent,
} from './builders.ts'
export { type BotGame, type PlayedGame, playBots } from './games.ts'
export { type Random, randomFrom } from './random.ts'
export { randomGame } from './random-games.ts'
