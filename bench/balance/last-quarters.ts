import { openCampaign, play, pointsOf } from './campaign.ts'
import type { Case } from './good-manager.ts'
import { managerOf } from './policy.ts'
import { type Statement, signed } from './statement.ts'
import { tricks, withTrick } from './tricks.ts'

const TOLERATED = 3
/** Numbers of last quarters in which a trick is played. */
const durations = [1, 2] as const

/** What a trick gains in one game, in points, against the same manager without the trick. */
export interface Gain {
  trick: string
  duration: number
  points: number
  game: string
}

/** Plays the end of a game again with each trick. */
export function gainsOf({ phase, length, rivals, policies, value }: Case): Gain[] {
  const [own, ...others] = policies
  const rivalManagers = others.map(managerOf)
  const opened = openCampaign({ phase, length }, policies.length)
  return durations.flatMap(duration => {
    const before = play(opened, policies.map(managerOf), length - duration)
    return tricks.map(trick => {
      const end = play(before, [withTrick(managerOf(own), trick), ...rivalManagers])
      const game = `${phase}, ${length} quarters, rivals ${rivals}`
      return { trick: trick.name, duration, points: pointsOf(end, 0) - value, game }
    })
  })
}

const largest = (gains: readonly Gain[]): Gain =>
  gains.reduce((most, gain) => (gain.points > most.points ? gain : most))

export function tricksStatement(gains: readonly Gain[]): Statement {
  const games = new Set(gains.map(({ game }) => game))
  return {
    number: 3,
    text: `No trick of the last quarter, or of the last two, gains more than ${TOLERATED} points`,
    note: `largest gain over ${games.size} games of a good manager (phases, lengths, rivals) against the same manager without the trick, in points`,
    head: ['trick', 'last quarter', 'last two', 'the larger one in'],
    rows: tricks.map(({ name }) => {
      const own = gains.filter(({ trick }) => trick === name)
      const most = largest(own)
      return {
        cells: [
          name,
          ...durations.map(each => signed(largest(own.filter(({ duration }) => duration === each)).points)),
          most.game,
        ],
        holds: most.points <= TOLERATED,
      }
    }),
  }
}
