import { useNavigate, useSearch } from '@tanstack/react-router'

/** The quarter looked at, kept in the address (`?t=2`); undefined: the usual one of the screen. */
export function useQuarterInAddress(): [number | undefined, (quarter: number | undefined) => void] {
  const given = useSearch({ strict: false, select: (search: { t?: unknown }) => search.t })
  const navigate = useNavigate()
  const quarter = typeof given === 'number' && Number.isInteger(given) ? given : undefined
  const choose = (next: number | undefined): void => {
    if (next === quarter) return
    void navigate({
      to: '.',
      search: ((others: object) => ({ ...others, t: next })) as never,
      replace: true,
      resetScroll: false,
    })
  }
  return [quarter, choose]
}
