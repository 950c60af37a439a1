/** The scenes in their usual order: before, during and after the pass. */
export const scenes = ['join', 'decide', 'pass', 'ranking', 'market', 'debate'] as const
export type Scene = (typeof scenes)[number]

/** The number of the scene where the debriefing begins, counted from 1. */
export const debriefScene = 4

/** Returns the order of the scenes. The ranking may come after the market, once the class understands the facts. */
export function sceneOrder(marketFirst: boolean): Scene[] {
  const [join, decide, pass, ranking, market, debate] = scenes
  return marketFirst ? [join, decide, pass, market, ranking, debate] : [...scenes]
}
