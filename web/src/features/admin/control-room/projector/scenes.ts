/** The scenes in their usual order: before, during and after the pass. */
export const scenes = ['join', 'rules', 'decide', 'pass', 'ranking', 'race', 'market', 'debate'] as const
export type Scene = (typeof scenes)[number]

/** The number of the scene where the debriefing begins, counted from 1. */
export const debriefScene = scenes.indexOf('ranking') + 1

/** Returns the order of the scenes. The ranking may come after the market, once the class understands the facts. */
export function sceneOrder(marketFirst: boolean): Scene[] {
  const order: Scene[] = scenes.filter(scene => scene !== 'market')
  return order.toSpliced(order.indexOf(marketFirst ? 'ranking' : 'debate'), 0, 'market')
}
