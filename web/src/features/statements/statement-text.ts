import i18next, { type TFunction } from 'i18next'

type Text = TFunction<['player', 'common']>

const lookUp = (t: Text, key: string): string | null =>
  i18next.exists(key, { ns: 'player' }) ? t(key as 'statements.sig') : null

/** A line's name by its code; one we do not know keeps the server's. */
export const lineName = (t: Text, line: { code: string; libelle: string }): string =>
  lookUp(t, `line.${line.code}`) ?? line.libelle

/** « Règlement des fournisseurs » is `reglementDesFournisseurs` in the catalogue. */
export function keyOfLabel(label: string): string {
  const words =
    label
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

export const pieceName = (t: Text, label: string): string => lookUp(t, `piece.${keyOfLabel(label)}`) ?? label

export const accountName = (t: Text, account: string): string => lookUp(t, `account.${account}`) ?? ''
