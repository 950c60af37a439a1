import { companyNameMax } from '@trimestre/contract/company-identity'
import { readCsv } from '@trimestre/contract/csv'
import type { Violation } from '@trimestre/contract/errors'
import { name } from '@trimestre/contract/fields'
import { importLinesMax } from '@trimestre/contract/teams'
import { invalid, violation, violationsOf } from '../../platform/http/refusal.ts'

/** One person of a pasted list, with the number of the line, from 1. */
export type ListLine = { line: number; username: string; team: string; roles: string[] }

/** The first cells by which the line of titles is recognised. */
const titles = ['utilisateur', 'identifiant', 'username', 'email']
const listSeparators = [';', '\t', ',']
const teamName = name(companyNameMax)

/**
 * Reads a list of people with their teams and roles, pasted from a spreadsheet or typed. Returns the lines and what is
 * wrong in them; throws 422 for a text that is no list.
 */
export function readTeamList(text: string): { lines: ListLine[]; violations: Violation[] } {
  const read = readCsv(text, listSeparators)
  if (read === null) throw invalid([violation('text', 'quotes')])
  const hasTitles = titles.includes(read.records[0]?.cells[0]?.trim().toLowerCase() ?? '')
  const records = hasTitles ? read.records.slice(1) : read.records
  if (records.length === 0) throw invalid([violation('text', 'required')])
  if (records.length > importLinesMax) throw invalid([violation('text', 'out-of-bounds')])
  const found = records.map(({ line, cells: [username = '', team = '', roles = ''] }) =>
    readLine(line, username.trim(), team, roles),
  )
  return { lines: found.map(({ line }) => line), violations: found.flatMap(({ faults }) => faults) }
}

function readLine(
  line: number,
  username: string,
  team: string,
  roles: string,
): { line: ListLine; faults: Violation[] } {
  const checked = teamName.safeParse(team)
  const names = roles.split('|').map(role => role.trim())
  return {
    line: { line, username, team: checked.data ?? '', roles: names.filter(role => role !== '') },
    faults: checked.success
      ? []
      : violationsOf(checked.error.issues).map(fault => ({ ...fault, propertyPath: `[${line}].team` })),
  }
}
