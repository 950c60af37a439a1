import { useQuery } from '@tanstack/react-query'
import type { ImportRow } from '@trimestre/contract/users-import'
import { useEffect } from 'react'
import { call } from '../../api.ts'
import {
  type CellFaults,
  countFaults,
  csvOfRows,
  faultsOfRows,
  type ListRow,
  lacksEmails,
} from './list-rows.ts'

export type ListCheck = ReturnType<typeof useListCheck>

/** The server is asked once the list has stayed as it is for so long: it changes with every key. */
const pauseMs = 300

/** What is wrong with the rows, and who of them has an account; fills in the usernames that the server proposes. */
export function useListCheck(rows: readonly ListRow[], onRows: (rows: ListRow[]) => void) {
  const csv = csvOfRows(rows)
  const check = useCheckedList(csv, rows.length > 0)
  const checked = check.data
  useEffect(() => {
    const named = checked && withProposedUsernames(rows, checked)
    if (named) onRows(named)
  }, [checked, rows, onRows])
  const lacksAll = lacksEmails(rows)
  const faults = allFaults(rows, checked, lacksAll)
  const knownIds = new Set(rows.filter((_, index) => checked?.[index]?.known).map(({ id }) => id))
  return { csv, check, lacksAll, faults, count: countFaults(faults), knownIds }
}

/** What the server finds wrong in a list, cell by cell; nothing is made. */
function useCheckedList(csv: string, enabled: boolean) {
  return useQuery({
    queryKey: ['importUsers', csv],
    queryFn: async ({ signal }) => {
      await new Promise(resolve => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
      return call('importUsers', { body: { csv, dryRun: true }, signal })
    },
    select: answer => ('rows' in answer ? answer.rows : []),
    enabled,
    // The list holds passwords and the accounts change: nothing of it is kept.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: undefined,
  })
}

type Checked = readonly ImportRow[]

/** What we see ourselves, then what only the server knows of the rows as they stand; nothing for known students. */
function allFaults(rows: readonly ListRow[], checked: Checked | undefined, lacksAll: boolean): CellFaults[] {
  return faultsOfRows(rows).map((own, index) => {
    if (checked?.[index]?.known) return {}
    const fromServer = (checked?.[index]?.errors ?? []).map(({ column, ...fault }) => [column, fault])
    const { email, ...others } = { ...Object.fromEntries(fromServer), ...own } as CellFaults
    return email === undefined || lacksAll ? others : { ...others, email }
  })
}

/** The rows with the usernames that the server proposes where there is none; null when there is nothing to fill in. */
function withProposedUsernames(rows: readonly ListRow[], checked: Checked): ListRow[] | null {
  const isMissing = ({ values }: ListRow, index: number) =>
    values.username.trim() === '' && Boolean(checked[index]?.values.username)
  if (checked.length !== rows.length || !rows.some(isMissing)) return null
  return rows.map((row, index) =>
    isMissing(row, index)
      ? { ...row, values: { ...row.values, username: checked[index]?.values.username ?? '' } }
      : row,
  )
}
