import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useResults } from '../../../domain/use-game.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import styles from './quarter-details.module.css'
import { unitSteps } from './unit-steps.ts'

/** Shows where the units of a quarter came from and where they went, below the chart of all quarters. */
export function QuarterDetails({ companyId, quarter }: { companyId: number; quarter: number }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const results = useResults(companyId).data
  const isOwn = useSignedIn().virtualEnterprise?.id === companyId
  const result = results?.[quarter - 1]
  if (!result) return <SkeletonStack shapes={[{ height: 160 }]} />
  const title = t('dashboard.unitsOf', { quarter })
  return (
    <section className={styles.details} aria-live="polite">
      <h3 className={styles.title}>{title}</h3>
      <WaterfallTable
        caption={title}
        steps={unitSteps(result, results[quarter - 2]).map(({ key, ...step }) => ({
          ...step,
          key,
          label: t(`dashboard.units.${key}`),
        }))}
      />
      <p className={styles.demand}>
        {t('dashboard.demandOf', {
          demand: format.integer(result.demande),
          unserved: format.integer(result.demandeNonSatisfaite),
        })}
      </p>
      {isOwn && (
        <Link
          to="/app/user/game-solde-intermediaire"
          search={{ t: quarter }}
          className={buttonClass('text', true)}
        >
          {t('dashboard.statementsOf', { quarter })}
        </Link>
      )}
    </section>
  )
}
