let collator: Intl.Collator | undefined

/** In the order of the browser's language, case and accents apart; « eleve2 » comes before « eleve10 ». */
export function compareTexts(a: string, b: string): number {
  // Not before it is needed: the first one of a page takes a phone some fifty milliseconds.
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}
