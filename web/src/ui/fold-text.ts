/** Lower case without accents and soft hyphens: what filters compare. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\u00ad]/gu, '')
    .toLowerCase()
