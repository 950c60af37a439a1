import { canonicalJson, labelOf, type QuarterOutput, readJournal } from '@trimestre/engine'
import type { Origin } from './quarter-input.ts'

type CompanyOutput = QuarterOutput['companies'][string]

/** A company's closed quarter as the database stores it: documents are canonical JSON text. */
export type QuarterRecord = {
  companyId: number
  rank: number
  companyValue: number
  given: string
  origins: string
  decisions: string
  result: string
  state: string
  statements: string
  journal: string
}

/**
 * An entry of the accounting journal as it is stored: its label, then accounts and signed amounts (debits positive) in
 * turn. The form is short, since a company has dozens of lines each quarter. Entries are numbered from 1 in their
 * order.
 */
export type StoredEntry = (string | number)[]

/** Serializes the documents of one company that the engine computed. */
export function engineDocuments(
  output: CompanyOutput,
): Pick<QuarterRecord, 'decisions' | 'result' | 'state' | 'statements' | 'journal'> {
  return {
    decisions: canonicalJson(output.decisions),
    result: canonicalJson(output.result),
    state: canonicalJson(output.state),
    statements: canonicalJson(output.statements),
    journal: journalText(output.journal),
  }
}

export function quarterRecord(
  companyId: number,
  output: CompanyOutput,
  given: Record<string, number>,
  origins: Partial<Record<string, Origin>>,
): QuarterRecord {
  return {
    companyId,
    rank: output.result.classement,
    companyValue: output.result.valeurSociete,
    given: canonicalJson(given),
    origins: canonicalJson(origins),
    ...engineDocuments(output),
  }
}

/** Serializes the {@link StoredEntry}s as JSON while reading them: they are lists only, without keys to sort. */
function journalText(journal: CompanyOutput['journal']): string {
  let text = ''
  readJournal(
    journal,
    entry => {
      text += `${text === '' ? '[[' : '],['}${JSON.stringify(labelOf(entry))}`
    },
    (account, amount) => {
      text += `,"${account}",${amount}`
    },
  )
  return text === '' ? '[]' : `${text}]]`
}
