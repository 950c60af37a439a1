import type { Company } from '@trimestre/contract/companies'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { percent } from '../results/units.ts'
import type { CompanyRow } from './repo.ts'

/** Presents a company with the figures of its last closed quarter, or zeros before the first. */
export function presentCompany(
  company: CompanyRow,
  staff: { workers: number; training: number } | undefined,
): Company {
  return {
    '@id': iri('companies', company.id),
    '@type': 'Company',
    id: company.id,
    game: linkTo('games', company.gameId),
    userCompany: { id: company.userId, username: company.username, image: company.image },
    ...presentIdentity(company),
    kind: company.kind,
    playing: company.playing,
    nbEmployees: staff?.workers ?? 0,
    tauxFormation: percent(staff?.training ?? 0),
  }
}

export const presentIdentity = ({ name, colour, emblem }: CompanyRow) => ({ name, colour, emblem })
