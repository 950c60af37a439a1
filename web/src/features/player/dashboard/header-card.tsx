import { IconClockHour4 } from '@tabler/icons-react'
import type { Dashboard } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { productName } from '../../../domain/catalogue-text.ts'
import { ProductCaseLink } from '../../../domain/product-case-link.tsx'
import { usePublicationTexts } from '../../../domain/publication.ts'
import { hiddenRound } from '../../../domain/published-rounds.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { SoloCloseButton } from '../../../domain/solo/solo-close-button.tsx'
import { SoloGameName, SoloMark } from '../../../domain/solo/solo-mark.tsx'
import { isSolo, isSoloGame } from '../../../domain/solo/solo-state.ts'
import { isSharedCompany, useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts, loadTexts } from '../../../i18n/i18n.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
import { FinishButton } from './finish-button.tsx'
import styles from './header-card.module.css'
import { IdentityButton } from './identity-button.tsx'

const TeamSubmit = lazy(async () => {
  const [submit] = await Promise.all([import('./team/team-submit.tsx'), loadTexts(['team'])])
  return submit
})

type Props = { dashboard: Dashboard; game: Game | undefined; isPlaying: boolean }

/** Shows the game, its product, the company and the progress of the game. */
export function HeaderCard({ dashboard, game, isPlaying }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { isReadOnly } = useShownCompany()
  const total = dashboard.totaltrimestres
  const company = game?.companies.find(({ id }) => id === dashboard.enterprise.id)
  const hidden = hiddenRound(game?.rounds)
  const isFixed = dashboard.finished || game?.archived === true
  const { results } = usePublicationTexts(hidden)
  const nextPass = game?.nextPassAt
    ? t('dashboard.nextPass', { when: format.dateTime(game.nextPassAt) })
    : t('dashboard.manualPass')
  const product = game?.product
  return (
    <section className={styles.card}>
      {product?.image && (
        <Picture src={product.image} alt={productName(t, product)} size="medium" className={styles.picture} />
      )}
      {company && <IdentityButton company={company} mayChange={!isFixed && !isReadOnly} />}
      <div className={styles.names} data-tour="product">
        <h2>{game && isSoloGame(game) ? <SoloGameName game={game} /> : dashboard.game.name}</h2>
        {game?.solo && (
          <p className={styles.sub}>
            <SoloMark solo={game.solo} />
          </p>
        )}
        <p className={styles.sub}>
          {joinFacts([
            product ? productName(t, product) : dashboard.product,
            company?.name ?? t('dashboard.enterpriseOf', { name: dashboard.enterprise.username }),
          ])}
        </p>
        {product && <ProductCaseLink product={product} />}
      </div>
      <div className={styles.time}>
        {total === null ? (
          <Chip tone="warning">{t('dashboard.preparing')}</Chip>
        ) : (
          <div className={styles.progress}>
            <QuarterProgress current={dashboard.currenttrimestre} total={total} wide />
          </div>
        )}
        {game?.archived && <ArchivedChip />}
        {dashboard.finished && <Chip tone="primary">{t('dashboard.finished')}</Chip>}
        {!isFixed && !isSolo(game) && (
          <p className={styles.pass}>
            <IconClockHour4 size={16} aria-hidden="true" />
            {hidden ? results : nextPass}
          </p>
        )}
      </div>
      {isPlaying && (
        <div data-tour="submit">
          <Finish companyId={dashboard.enterprise.id} game={game} />
        </div>
      )}
    </section>
  )
}

/** Lets the player declare to be done or close the quarter, or the team submit its sheet. */
function Finish({ companyId, game }: { companyId: number; game: Game | undefined }) {
  const company = useOwnCompany(companyId)
  if (isSolo(game) && game)
    return <SoloCloseButton gameId={game.id} companyId={companyId} variant="primary" />
  if (!company || !isSharedCompany(game, company)) return <FinishButton companyId={companyId} />
  return (
    <Suspense>
      <TeamSubmit company={company} />
    </Suspense>
  )
}
