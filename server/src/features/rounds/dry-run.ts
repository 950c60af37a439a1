import type { DryRun } from '@trimestre/contract/rounds'
import type { DryRunOutcome } from '../../game-day/pass/dry-run.ts'
import type { Reader } from '../../platform/db/database.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { listCompanies } from '../companies/service.ts'
import { amount, percent } from '../results/units.ts'
import type { RoundRow } from './present.ts'

/** Presents a rehearsal in human units, with the names of the companies. */
export async function presentDryRun(
  reader: Reader,
  round: RoundRow,
  at: Date,
  { inputs, companies, anomalies }: DryRunOutcome,
): Promise<DryRun> {
  const rows = new Map((await listCompanies(reader, [round.gameId])).map(company => [company.id, company]))
  return {
    round: { ...linkTo('rounds', round.id), roundNb: round.roundNb },
    at: at.toISOString(),
    inputs,
    companies: companies.flatMap(({ companyId, ...figures }) => {
      const company = rows.get(companyId)
      if (company === undefined) return []
      const { seat, kind, username } = company
      return {
        companyId,
        ...{ seat, kind, username },
        classement: figures.classement,
        valeurSociete: amount(figures.valeurSociete),
        resultatNet: amount(figures.resultatNet),
        liquidites: amount(figures.liquidites),
        partMarche: percent(figures.partMarche),
        alertes: figures.alertes,
        given: figures.given,
      }
    }),
    anomalies,
  }
}
