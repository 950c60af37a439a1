let collator: Intl.Collator | undefined

/**
 * Compares texts in the order of the browser's language, without case and accents; « eleve2 » comes before « eleve10 ».
 */
export function compareTexts(a: string, b: string): number {
  // The collator is created on first use, because the first one of a page takes some fifty milliseconds on a phone.
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}
