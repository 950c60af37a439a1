import type { RoundPass } from '@trimestre/contract/schedule'
import { iri, linkTo } from '../../platform/http/iri.ts'
import type { ScheduledPassRow } from './repo.ts'
import { withOffset } from './wall-clock.ts'

export function presentScheduledPass(row: ScheduledPassRow, timezone: string): RoundPass {
  const [year, month, day] = row.localDate.split('-')
  return {
    '@id': iri('round_passes', row.id),
    '@type': 'RoundPass',
    id: row.id,
    game: linkTo('games', row.gameId),
    date: `${month}/${day}/${year}`,
    heure: row.hour,
    minute: row.minute,
    at: withOffset(row.at, timezone),
    status: row.status,
  }
}
