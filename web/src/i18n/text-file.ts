/** The address of the texts of some features in one language. Each feature has a file, and so have those of each page. */
export const textFile = (folder: string, language: string, namespaces: readonly string[]): string =>
  `${folder}/${language}/${namespaces.join('.')}.json`
