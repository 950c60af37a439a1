import { useNavigate, useSearch } from '@tanstack/react-router'

/** Stores the selected quarter in the URL (`?t=2`); undefined means the default of the screen. */
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
