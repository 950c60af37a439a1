/** The scenes in their usual order: before, during and after the passage. */
export const scenes = ['join', 'decide', 'pass', 'ranking', 'market', 'debate'] as const
export type Scene = (typeof scenes)[number]

/** Where the debriefing begins, counted from 1. */
export const debriefScene = 4

/** The scores may wait until the facts are understood. */
export function sceneOrder(marketFirst: boolean): Scene[] {
  const [join, decide, pass, ranking, market, debate] = scenes
  return marketFirst ? [join, decide, pass, market, ranking, debate] : [...scenes]
}
