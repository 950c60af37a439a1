import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * Stores one of a few choices in the URL (`?tab=players`) next to the state of tables; the first choice is left out. It
 * calls the browser's history directly, because the router has nothing to load for it.
 */
export function useChoiceInAddress<const C extends string>(
  name: string,
  choices: readonly [C, ...C[]],
): [C, (choice: C) => void] {
  const [choice, setChoice] = useState(() => {
    const wanted = new URLSearchParams(window.location.search).get(name)
    return choices.find(each => each === wanted) ?? choices[0]
  })
  const choose = (next: C): void => {
    setChoice(next)
    const search = new URLSearchParams(window.location.search)
    if (next === choices[0]) search.delete(name)
    else search.set(name, next)
    const query = search.size > 0 ? `?${search}` : ''
    const address = window.location.pathname + query + window.location.hash
    History.prototype.replaceState.call(window.history, window.history.state, '', address)
  }
  return [choice, choose]
}

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
