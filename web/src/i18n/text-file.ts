/**
 * Returns the URL of the texts of some features in one language. Each feature has a file, and so has the set of
 * features of each page.
 */
export const textFile = (folder: string, language: string, namespaces: readonly string[]): string =>
  `${folder}/${language}/${namespaces.join('.')}.json`
