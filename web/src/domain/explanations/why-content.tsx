import { Link } from '@tanstack/react-router'
import type { Explanation, ExplanationInput } from '@trimestre/contract/explanations'
import { useTranslation } from 'react-i18next'
import { WaterfallTable } from '../../ui/chart/waterfall-table.tsx'
import { Figure } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { type AreaKey, gameAreas } from '../game-areas.ts'
import { termOfFigure } from '../glossary/term-of-figure.ts'
import TextWithTerms from '../glossary/text-with-terms.tsx'
import styles from './why-panel.module.css'
import { causeName, figureName, formulaText, inputName, kindOf } from './why-text.ts'

type Props = { explanation: Explanation; onOpen(figure: string): void }

/** Renders a figure, its changes since the previous quarter, and the inputs of its computation. */
export function WhyContent({ explanation, onOpen }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { value, unit, quarter, formula } = explanation
  const text = formulaText(t, formula)
  return (
    <>
      <p className={styles.value}>
        <Figure value={value} kind={kindOf[unit]} />
        <span>{t('why.inQuarter', { quarter })}</span>
      </p>
      <Meaning figure={explanation.figure} />
      <Changes explanation={explanation} />
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

function Changes({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { change, level, quarter, unit, figure } = explanation
  if (!change) return level === 'figures' ? <p className={styles.note}>{t('why.figuresOnly')}</p> : null
  const before = change.since === 'quarter' ? t('why.before', { quarter: quarter - 1 }) : t('why.reference')
  const areas = [
    ...new Set(change.causes.flatMap(({ kind, area }) => (kind === 'decision' && area ? [area] : []))),
  ].filter((area): area is AreaKey => area in gameAreas)
  return (
    <section className={styles.part}>
      <h3>{t(change.since === 'quarter' ? 'why.changed' : 'why.compared', { quarter: quarter - 1 })}</h3>
      {change.amount === 0 && change.causes.length === 0 ? (
        <p>{t('why.unchanged')}</p>
      ) : (
        <WaterfallTable
          caption={t('why.caption', { figure: figureName(t, figure) })}
          kind={kindOf[unit]}
          steps={[
            { key: 'before', label: before, value: change.before, total: true },
            ...change.causes.map((cause, index) => ({
              key: `${cause.kind} ${cause.key ?? cause.name ?? index}`,
              label: causeName(t, cause),
              value: cause.amount,
            })),
            {
              key: 'after',
              label: t('why.after', { quarter }),
              value: change.before + change.amount,
              total: true,
            },
          ]}
        />
      )}
      {areas.length > 0 && (
        <p className={styles.areas}>
          {t('why.decideIn')}{' '}
          {areas.map(area => (
            <Link key={area} to={gameAreas[area].path}>
              {t(`common:menu.${gameAreas[area].menu}`)}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

const signs = { plus: '+', minus: '\u2212', of: '' }

function Inputs({ inputs, onOpen }: { inputs: readonly ExplanationInput[]; onOpen(figure: string): void }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  if (inputs.length === 0) return null
  return (
    <PlainTable caption={t('why.inputs')} className={styles.inputs}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('why.input')}</th>
          <th scope="col">{t('why.inputValue')}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(input => (
          <tr key={`${input.source} ${input.key} ${input.piece}`}>
            <th scope="row">
              <span className={styles.sign} aria-hidden="true">
                {signs[input.role]}
              </span>
              {input.source === 'figure' ? (
                <button type="button" className={styles.deeper} onClick={() => onOpen(input.key)}>
                  {inputName(t, input)}
                </button>
              ) : (
                inputName(t, input)
              )}
              <span className={styles.source}>{t(`explain:source.${input.source}`)}</span>
            </th>
            <td>
              <Figure value={input.value} kind={kindOf[input.unit]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
