type Named = { id: number; name: string }

/** Sorts companies by name in the collation of the language. */
export function byName<N extends Named>(companies: readonly N[], language: string): N[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...companies].sort((one, other) => compare(one.name, other.name))
}

/** Returns the companies before and after one in a list that begins again at its end; null when it is the only one. */
export function neighboursOf(
  sorted: readonly Named[],
  companyId: number,
): { previous: Named; next: Named } | null {
  const index = sorted.findIndex(({ id }) => id === companyId)
  const previous = sorted.at(index - 1)
  const next = sorted[(index + 1) % sorted.length]
  return index >= 0 && sorted.length > 1 && previous && next ? { previous, next } : null
}
