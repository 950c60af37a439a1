import { useState } from 'react'
import type { ColumnFilters } from './column-filters.ts'

export const pageSizes = [5, 10, 25] as const

export type TableState = {
  page: number
  size: number
  sort: { id: string; desc: boolean } | null
  filter: string
  /** The filter of each column that has its own. */
  columnFilters: ColumnFilters
}

export type InitialTableState = Partial<Pick<TableState, 'size' | 'sort'>>

/** Reads page, size, sort and filters from the query string; `name` distinguishes two tables of one page. */
export function readTableState(
  query: string,
  name: string,
  initial: InitialTableState,
  sizes: readonly number[] = pageSizes,
): TableState {
  const search = new URLSearchParams(query)
  const get = (key: string) => search.get(name ? `${name}.${key}` : key)
  const size = Number(get('size'))
  const sort = get('sort')
  return {
    page: Math.max(0, Math.trunc(Number(get('page')) || 1) - 1),
    size: sizes.includes(size) ? size : (initial.size ?? defaultSize(sizes)),
    sort: sort ? { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') } : (initial.sort ?? null),
    filter: get('filter') ?? '',
    columnFilters: Object.fromEntries(
      [...search]
        .filter(([key]) => key.startsWith(where(name)))
        .map(([key, value]) => [key.slice(where(name).length), value]),
    ),
  }
}

/** Returns ten rows unless the table has its own sizes. */
const defaultSize = (sizes: readonly number[]): number => (sizes.includes(10) ? 10 : (sizes[0] ?? 10))

/** Returns the prefix of column filters in the URL. */
const where = (name: string): string => (name ? `${name}.where.` : 'where.')

/** Returns the query string with the table's state; defaults are left out. */
export function writeTableState(
  query: string,
  name: string,
  state: TableState,
  initial: InitialTableState,
  sizes: readonly number[] = pageSizes,
): string {
  const search = new URLSearchParams(query)
  const set = (key: string, value: string | null) => {
    const full = name ? `${name}.${key}` : key
    if (value === null) search.delete(full)
    else search.set(full, value)
  }
  const sortText = (sort: TableState['sort'] | undefined) =>
    sort ? `${sort.desc ? '-' : ''}${sort.id}` : null
  set('page', state.page > 0 ? String(state.page + 1) : null)
  set('size', state.size === (initial.size ?? defaultSize(sizes)) ? null : String(state.size))
  set('sort', sortText(state.sort) === sortText(initial.sort) ? null : sortText(state.sort))
  set('filter', state.filter || null)
  for (const key of [...search.keys()]) if (key.startsWith(where(name))) search.delete(key)
  for (const [id, filter] of Object.entries(state.columnFilters))
    if (filter) search.set(`${where(name)}${id}`, filter)
  const text = search.toString()
  return text ? `?${text}` : ''
}

/**
 * Stores the state of a table in the URL, so that it survives reloading and sharing. When `name` is null, the state
 * lasts only while the table is shown, as in a dialog.
 */
export function useTableState(
  name: string | null,
  initial: InitialTableState,
  sizes: readonly number[] = pageSizes,
) {
  const [state, setState] = useState(() =>
    readTableState(name === null ? '' : window.location.search, name ?? '', initial, sizes),
  )
  const change = (part: Partial<TableState>) => {
    const next = { ...state, page: 0, ...part }
    setState(next)
    if (name === null) return
    const query = writeTableState(window.location.search, name, next, initial, sizes)
    // Calls the browser's history directly, because the router has nothing to load for this change.
    const address = window.location.pathname + query + window.location.hash
    History.prototype.replaceState.call(window.history, window.history.state, '', address)
  }
  return [state, change] as const
}
