import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { explanationQuery } from '../../../domain/explanations/explanation-query.ts'
import { figureName, kindOf } from '../../../domain/explanations/why-text.ts'
import { Figure } from '../../../ui/figure.tsx'
import { CausesList } from './causes-list.tsx'
import styles from './report.module.css'
import { ReportPartLoading } from './report-part.tsx'

const explained = [
  'result.demande',
  'result.nombreProduitVendu',
  'result.resultatNet',
  'result.liquidites',
] as const

/** Renders the main causes of four figures of a quarter. */
export function FigureCauses({ companyId, roundNb }: { companyId: number; roundNb: number }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const answers = useQueries({
    queries: explained.map(figure => explanationQuery({ companyId, roundNb }, figure)),
  })
  return (
    <div className={styles.two}>
      {answers.map(({ data, isPending }, index) => {
        const figure = explained[index] ?? explained[0]
        const kind = data?.unit === 'amount' ? 'amount' : data && kindOf[data.unit]
        return (
          <div key={figure}>
            <h3>
              {figureName(t, figure)} {data && <Figure value={data.value} kind={kind} />}
            </h3>
            {isPending ? <ReportPartLoading height={60} /> : <CausesList explanation={data} />}
          </div>
        )
      })}
    </div>
  )
}
