import { Link } from '@tanstack/react-router'
import type { Explanation } from '@trimestre/contract/explanations'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../ui/figure.tsx'
import { termOfFigure } from '../glossary/term-of-figure.ts'
import TextWithTerms from '../glossary/text-with-terms.tsx'
import { placeText } from '../place-text.ts'
import { Changes } from './why-changes.tsx'
import { Inputs } from './why-inputs.tsx'
import styles from './why-panel.module.css'
import { AmongAll, RankingStory } from './why-ranking.tsx'
import { formulaText, isReferenceAttraction, kindOf } from './why-text.ts'

type Props = { explanation: Explanation; onOpen(figure: string): void }

/** Renders a figure, its changes since the previous quarter, and the inputs of its computation. */
export function WhyContent({ explanation, onOpen }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { formula, figure, ranking, quarter } = explanation
  const text = formulaText(t, formula)
  return (
    <>
      <Headline explanation={explanation} />
      {ranking && <AmongAll companyId={ranking.own.companyId} />}
      <Meaning figure={figure} />
      <EarlierRules explanation={explanation} />
      {ranking ? <RankingStory ranking={ranking} quarter={quarter} /> : <Changes explanation={explanation} />}
      <section className={styles.part}>
        <h3>{t('why.formula')}</h3>
        {text && (
          <p>
            <TextWithTerms key={text} text={text} />
          </p>
        )}
        <Inputs inputs={explanation.inputs} onOpen={onOpen} />
      </section>
    </>
  )
}

function Headline({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['player', 'common'])
  const { value, unit, quarter, ranking, figure } = explanation
  return (
    <p className={styles.value}>
      {ranking && ranking.own.equals > 0 ? (
        <bdi>{placeText(t, ranking.own.rank, true)}</bdi>
      ) : (
        <Figure value={value} kind={kindOf[unit]} />
      )}
      {isReferenceAttraction(figure, value) && <span>{t('why.asReference')}</span>}
      <span>{t('why.inQuarter', { quarter })}</span>
    </p>
  )
}

/** Says why there are no inputs or no comparison when an engine of earlier rules passed one of the two quarters. */
function EarlierRules({ explanation: { earlierEngine, inputs } }: { explanation: Explanation }) {
  const { t } = useTranslation('player')
  if (earlierEngine === null) return null
  return <p className={styles.note}>{t(inputs.length > 0 ? 'why.earlierBefore' : 'why.earlier')}</p>
}

/** Renders the definition of a figure from the glossary; nothing when its name needs no explanation. */
function Meaning({ figure }: { figure: string }) {
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
