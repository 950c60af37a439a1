import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { termOfFigure } from '../glossary/term-of-figure.ts'
import styles from './why-panel.module.css'

/** Renders the definition of a figure from the glossary; nothing when its name needs no explanation. */
export function WhyMeaning({ figure }: { figure: string }) {
  const { t } = useTranslation(['player', 'glossary'])
  const term = termOfFigure(figure)
  if (!term) return null
  return (
    <section className={styles.part}>
      <h3>{t('why.meaning')}</h3>
      <p>
        {t(`glossary:term.${term}.text`)}{' '}
        <Link to="/app/glossary" search={{ mot: term }}>
          {t('glossary:open')}
        </Link>
      </p>
    </section>
  )
}
