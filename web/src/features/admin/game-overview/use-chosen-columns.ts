import { defaultParseSearch, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import { recordColumns } from './expert-columns.tsx'

type Chosen = ReadonlySet<string>

/** Returns the visible columns, stored in the address (`?columns=demande,prixVente`); by default all but record ids. */
export function useChosenColumns<R>(all: readonly DataColumn<R>[]): [Chosen, (chosen: Chosen) => void] {
  const given = useSearch({ strict: false, select: (search: { columns?: unknown }) => search.columns })
  const navigate = useNavigate()
  const chosen = useMemo(() => {
    const wanted = typeof given === 'string' ? given.split(',') : null
    return new Set(
      all.map(({ id }) => id).filter(id => (wanted ? wanted.includes(id) : !recordColumns.includes(id))),
    )
  }, [all, given])
  const choose = (next: Chosen) => {
    // The table stores its own state in the address, which the router does not know.
    const others = defaultParseSearch(window.location.search)
    const columns = all
      .map(({ id }) => id)
      .filter(id => next.has(id))
      .join(',')
    void navigate({ to: '.', search: { ...others, columns } as never, replace: true, resetScroll: false })
  }
  return [chosen, choose]
}
