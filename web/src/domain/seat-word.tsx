import type { SeatKind } from '@trimestre/contract/seats'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../i18n/i18n.ts'
import { foldText } from '../ui/fold-text.ts'
import styles from './seat-word.module.css'

type Named = { username: string; kind?: SeatKind | undefined }

/** Renders a blank and « ordinateur » or « place vacante » after the name of a company that nobody plays. */
export function SeatWord({ company }: { company: Named }) {
  const { t } = useTranslation('common')
  const word = seatWord(t, company)
  return (
    word !== null && (
      <>
        {' '}
        <small className={styles.word}>{word}</small>
      </>
    )
  )
}

/** Returns a function that writes « Les Rouges · ordinateur » where a name is one text, as in charts and lists of choices. */
export function useNameWithSeat(): (company: Named) => string {
  const { t } = useTranslation('common')
  return useCallback(
    company => {
      const word = seatWord(t, company)
      return word === null ? company.username : joinFacts([company.username, word])
    },
    [t],
  )
}

/** Returns the word for a company that nobody plays; none when its name says so: « Ordinateur 1 ». */
function seatWord(t: TFunction<'common'>, { username, kind }: Named): string | null {
  if (kind !== 'vacant' && kind !== 'computer') return null
  const word = t(`seat.${kind}`)
  return foldText(username).includes(foldText(word)) ? null : word
}
