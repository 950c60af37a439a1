/**
 * A text as filters compare it: what looks the same is the same, however it was typed. Lower case without accents,
 * joiners and other invisible signs, one form of each letter (NFKD), single blanks.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .toLowerCase()
