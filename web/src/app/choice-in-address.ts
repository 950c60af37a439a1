import { useState } from 'react'

/**
 * One of a few choices, kept in the address (`?tab=players`) beside what tables keep there; the first one is left out.
 * Directly on the browser's history: the router has nothing to load for it.
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
