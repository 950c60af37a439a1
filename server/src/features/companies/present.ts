import { computerPicture, emptySeatPicture, teamPicture } from '@trimestre/contract/avatars'
import type { Company } from '@trimestre/contract/companies'
import type { SeatKind } from '@trimestre/contract/seats'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { percent } from '../results/units.ts'
import type { CompanyRow } from './repo.ts'

/** Presents a company with the figures of its last closed quarter, or zeros before the first. */
export function presentCompany(
  company: CompanyRow,
  staff: { workers: number; training: number } | undefined,
  people: Pick<Company, 'me' | 'members'>,
): Company {
  return {
    '@id': iri('companies', company.id),
    '@type': 'Company',
    id: company.id,
    game: linkTo('games', company.gameId),
    userCompany: presentUserCompany(company),
    ...presentIdentity(company),
    seat: company.seat,
    kind: company.kind,
    playing: company.playing,
    nbEmployees: staff?.workers ?? 0,
    tauxFormation: percent(staff?.training ?? 0),
    ...people,
  }
}

/** Presents the player of a company; a team, a computer and a vacant seat show none. */
export const presentUserCompany = ({ userId, username, kind, picture }: CompanyRow) => ({
  id: userId,
  username,
  image: userId === 0 || picture === null ? pictureWithoutPlayer(kind) : picture,
})

function pictureWithoutPlayer(kind: SeatKind): string {
  if (kind === 'computer') return computerPicture
  return kind === 'vacant' ? emptySeatPicture : teamPicture
}

export const presentIdentity = ({ name, colour, emblem }: CompanyRow) => ({ name, colour, emblem })
