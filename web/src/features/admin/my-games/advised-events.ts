import type { Game, GameEvent } from '@trimestre/contract/games'
import { readyProducts } from '@trimestre/contract/ready-products'
import { quartersLeft } from './event-form.ts'

type Event = GameEvent['event']

/** An event that suits the product of a game, as the administrator is about to add it. */
export type Advice = { event: Event; quarter: number; announced: boolean; chosen: boolean }

/**
 * Returns the events that suit the product of a game and can still act in it: those of the catalogue that the game does
 * not have, in their quarter. One whose quarter has been played is left out.
 */
export function adviceFor(
  game: Game,
  catalogue: readonly Event[],
  associated: readonly Pick<GameEvent, 'event'>[],
): Advice[] {
  const product = readyProducts.find(({ key }) => key === game.product?.key)
  const open = quartersLeft(game)
  const known = new Set(associated.map(({ event }) => event.id))
  return (product?.events ?? []).flatMap(({ event: key, quarter, announced }) => {
    const event = catalogue.find(candidate => candidate.key === key)
    if (event === undefined || known.has(event.id) || !open.includes(quarter)) return []
    return [{ event, quarter, announced, chosen: true }]
  })
}
