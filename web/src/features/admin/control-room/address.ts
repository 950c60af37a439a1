import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Filter, filters, type Sort, sorts } from './players.ts'

export type Place = { game?: number; filter?: Filter; sort?: Sort; projector?: 1; scene?: number }

const oneOf = <T>(choices: readonly T[], given: unknown): T | undefined =>
  choices.find(choice => choice === given)

const whole = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given > 0 ? given : undefined

/** Returns game, filter, order, projection and scene of the control room, stored in the address, and their setter. */
export function usePlace(): [Place, (change: Place, keepsFormer?: boolean) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (change: Place, keepsFormer = false): void => {
    void navigate({
      to: '.',
      search: ((others: object) => ({ ...others, ...change })) as never,
      replace: !keepsFormer,
      resetScroll: false,
    })
  }
  const place: Place = {
    game: whole(search.game),
    filter: oneOf(filters, search.filter),
    sort: oneOf(sorts, search.sort),
    projector: search.projector === 1 ? 1 : undefined,
    scene: whole(search.scene),
  }
  return [place, go]
}
