import { useQueries } from '@tanstack/react-query'
import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { explanationQuery } from '../../../../domain/explanations/explanation-query.ts'
import { WhyLink } from '../../../../domain/explanations/why.tsx'
import { figureName } from '../../../../domain/explanations/why-text.ts'
import { gameAreas } from '../../../../domain/game-areas.ts'
import { CompanyLink } from '../../../../domain/shown-company.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { noticesOf } from './notices.ts'
import styles from './summary-card.module.css'
import { changeText, noticeText } from './summary-text.ts'

const figures = [
  'result.demande',
  'result.nombreProduitVendu',
  'result.resultatNet',
  'result.liquidites',
] as const

type Props = { result: Result; meanPrice: number }

/** The card « Pourquoi ? »: sums up the notices of the quarter and the changes of its four main figures. */
export default function SummaryCard({ result, meanPrice }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const format = useFormat()
  const { companyId, round } = result
  const answers = useQueries({
    queries: figures.map(figure => explanationQuery({ companyId, roundNb: round.roundNb }, figure)),
  })
  const changes = answers.flatMap(({ data }) => {
    const text = data ? changeText(t, format, data) : null
    return data && text ? [{ figure: data.figure, text }] : []
  })
  const notices = noticesOf(result, meanPrice)
  const isLoading = answers.some(({ isPending }) => isPending)
  if (!isLoading && changes.length + notices.length === 0) return null
  return (
    <Card title={t('why.open')} subtitle={t('summary.of', { quarter: round.roundNb - 1 })}>
      <ul className={styles.list}>
        {notices.map(notice => (
          <li key={notice.kind}>
            <span>{noticeText(t, format, notice)}</span>
            <CompanyLink to={gameAreas[notice.area].path} className={styles.area}>
              {t(`common:menu.${gameAreas[notice.area].menu}`)}
            </CompanyLink>
          </li>
        ))}
        {changes.map(({ figure, text }) => (
          <li key={figure}>
            <span>{text}</span>
            <WhyLink figure={figure} label={figureName(t, figure)} />
          </li>
        ))}
      </ul>
      {isLoading && <SkeletonStack shapes={[{ height: 40 }, { height: 40 }]} />}
    </Card>
  )
}
