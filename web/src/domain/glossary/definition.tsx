import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './glossary.module.css'
import type { Term } from './terms.ts'

/** Renders the definition of a term, with a link to the whole glossary. */
export default function Definition({ term }: { term: Term }) {
  const { t } = useTranslation('glossary')
  return (
    <span className={styles.definition} role="note">
      <strong>{t(`term.${term}.name`)}</strong>
      <span>{t(`term.${term}.text`)}</span>
      <Link to="/app/glossary" search={{ mot: term }} className={styles.all}>
        {t('open')}
      </Link>
    </span>
  )
}
