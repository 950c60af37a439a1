import { useState } from 'react'

/** The filters of the audit log. Days are YYYY-MM-DD in the time zone of this device, both included. */
export type AuditView = {
  call: string
  user: number | null
  game: number | null
  from: string
  to: string
  /** The page number, which starts at 0. */
  page: number
  size: number
}

export const auditPageSizes = [10, 25, 50] as const
const defaultSize = 25
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const idOf = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)
const dayOf = (text: string | null): string => (text && dayPattern.test(text) ? text : '')

export function readView(search: string): AuditView {
  const get = (name: string) => new URLSearchParams(search).get(name)
  const size = Number(get('size'))
  return {
    call: get('call') ?? '',
    user: idOf(get('user')),
    game: idOf(get('game')),
    from: dayOf(get('from')),
    to: dayOf(get('to')),
    page: Math.max(0, (idOf(get('page')) ?? 1) - 1),
    size: auditPageSizes.find(choice => choice === size) ?? defaultSize,
  }
}

/** Returns the query string of a view; default values are omitted. */
export function writeView({ call, user, game, from, to, page, size }: AuditView): string {
  const given = Object.entries({
    call,
    user,
    game,
    from,
    to,
    page: page > 0 ? page + 1 : null,
    size: size === defaultSize ? null : size,
  }).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Returns the midnight at which the day `later` days after the given day begins. */
function midnight(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** Returns the query of the call, whose last instant is the end of the last day. */
export function queryOf({ call, user, game, from, to, page, size }: AuditView) {
  return {
    page: page + 1,
    itemsPerPage: size,
    ...(call && { call }),
    ...(user !== null && { user }),
    ...(game !== null && { game }),
    ...(from && { from: midnight(from).toISOString() }),
    ...(to && { to: new Date(midnight(to, 1).getTime() - 1).toISOString() }),
  }
}

export const isNarrowed = ({ call, user, game, from, to }: AuditView): boolean =>
  call !== '' || user !== null || game !== null || from !== '' || to !== ''

export const unfilteredAudit = readView('')

/** Returns the view and its setter. The address stores the view, so that reloading and sharing preserve it. */
export function useAuditView() {
  const [view, setView] = useState(() => readView(window.location.search))
  const change = (part: Partial<AuditView>) => {
    const next = { ...view, page: 0, ...part }
    setView(next)
    // Bypasses the router, which has nothing to load for this change, and updates the browser's history directly.
    const address = window.location.pathname + writeView(next)
    History.prototype.replaceState.call(window.history, window.history.state, '', address)
  }
  return [view, change] as const
}
