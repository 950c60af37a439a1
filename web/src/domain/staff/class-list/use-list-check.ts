import { useQuery } from '@tanstack/react-query'
import type { ImportRow } from '@trimestre/contract/users-import'
import { useEffect } from 'react'
import { call } from '../../api.ts'
import { countFaults, csvOfRows, judgeRows, type ListRow } from './list-rows.ts'

export type ListCheck = ReturnType<typeof useListCheck>

/**
 * Returns the errors of the rows and the rows with an account, and fills in the usernames proposed by the server. The
 * request is sent once the rows have been unchanged for `pauseMs` milliseconds.
 */
export function useListCheck(rows: readonly ListRow[], onRows: (rows: ListRow[]) => void, pauseMs = 0) {
  const csv = csvOfRows(rows)
  const check = useCheckedList(csv, rows.length > 0, pauseMs)
  const checked = check.data
  useEffect(() => {
    const named = checked && withProposedUsernames(rows, checked)
    if (named) onRows(named)
  }, [checked, rows, onRows])
  const judged = judgeRows(rows, checked)
  return { csv, check, ...judged, count: countFaults(judged.faults) }
}

/** Requests the errors of a list, cell by cell; nothing is created. */
function useCheckedList(csv: string, enabled: boolean, pauseMs: number) {
  return useQuery({
    queryKey: ['importUsers', csv],
    queryFn: async ({ signal }) => {
      if (pauseMs > 0) await new Promise(resolve => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
      return call('importUsers', { body: { csv, dryRun: true }, signal })
    },
    select: answer => ('rows' in answer ? answer.rows : []),
    enabled,
    // The list contains passwords and the accounts change, so the response is not cached.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: undefined,
  })
}

/**
 * Returns the rows with the usernames that the server proposes for rows without one; null when there is nothing to fill
 * in.
 */
function withProposedUsernames(rows: readonly ListRow[], checked: readonly ImportRow[]): ListRow[] | null {
  const isMissing = ({ values }: ListRow, index: number) =>
    values.username.trim() === '' && Boolean(checked[index]?.values.username)
  if (checked.length !== rows.length || !rows.some(isMissing)) return null
  return rows.map((row, index) =>
    isMissing(row, index)
      ? { ...row, values: { ...row.values, username: checked[index]?.values.username ?? '' } }
      : row,
  )
}
