import type { Game, GameEvent } from '@trimestre/contract/games'
import { describe, expect, test } from 'vitest'
import texts from '../../../i18n/locales/fr/catalogue.json' with { type: 'json' }
import { adviceFor } from './advised-events.ts'

const catalogue = Object.keys(texts.event).map((key, index) => ({ id: index + 1, key }) as GameEvent['event'])
const gameOf = (key: string | null, rest: Partial<Game> = {}) =>
  ({ product: { key }, nbTurns: 8, currentTrimestre: 1, finished: false, ...rest }) as Game
const shown = (advice: ReturnType<typeof adviceFor>) =>
  advice.map(({ event, quarter }) => [event.key, quarter])

describe('the events advised for a game', () => {
  test('are those of its product, in their quarters', () => {
    expect(shown(adviceFor(gameOf('montre'), catalogue, []))).toEqual([
      ['salonProfessionnel', 2],
      ['penurieMainOeuvre', 3],
      ['boomEconomique', 4],
      ['scandaleQualite', 5],
      ['recession', 7],
    ])
  })

  test('leave out what the game has, what the catalogue lacks, and the quarters that are played or never will be', () => {
    const short = gameOf('montre', { nbTurns: 5, currentTrimestre: 3 })
    const own = catalogue.filter(({ key }) => key === 'penurieMainOeuvre').map(event => ({ event }))
    const lacking = catalogue.filter(({ key }) => key !== 'boomEconomique')
    expect(shown(adviceFor(short, lacking, own))).toEqual([['scandaleQualite', 5]])
  })

  test('are none for a product of the school, and in a finished game', () => {
    expect(adviceFor(gameOf(null), catalogue, [])).toEqual([])
    expect(adviceFor(gameOf('montre', { finished: true }), catalogue, [])).toEqual([])
  })
})
