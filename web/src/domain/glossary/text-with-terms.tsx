import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import Definition from './definition.tsx'
import { findTerms } from './find-terms.ts'
import styles from './glossary.module.css'
import { type Term, terms } from './terms.ts'

/** Renders a text whose glossary terms open their definition below the text, one at a time. */
export default function TextWithTerms({ text }: { text: string }) {
  const { t } = useTranslation('glossary')
  const { language } = useFormat()
  const id = useId()
  const [open, setOpen] = useState<Term | null>(null)
  const pieces = useMemo(() => {
    const words = new Map(
      terms.map(term => [term, t(`term.${term}.words`).split('|').filter(Boolean)] as const),
    )
    return findTerms(text, words, language)
  }, [t, text, language])
  return (
    <>
      {pieces.map(({ text: said, key }) =>
        key ? (
          <button
            key={key}
            type="button"
            className={styles.word}
            aria-expanded={open === key}
            aria-controls={id}
            onClick={() => setOpen(open === key ? null : key)}
          >
            {said}
          </button>
        ) : (
          said
        ),
      )}
      <span id={id} className={styles.place}>
        {open && <Definition term={open} />}
      </span>
    </>
  )
}
