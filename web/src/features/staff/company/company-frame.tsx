import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveGame } from '../../../domain/event-stream/live-game.ts'
import { usePrintedGame } from '../../../domain/printed-game.ts'
import { HiddenNotice } from '../../../domain/staff/hidden-mark.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { useObjectTitle } from '../../../shell/titles.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useCompany, useGameOfCompany } from './api.ts'
import { useCompanyAddress } from './company-address.ts'
import { CompanyBand } from './company-band.tsx'
import styles from './company-frame.module.css'
import { CompanyPanes } from './company-panes.tsx'
import { CompanyScreensMenu } from './company-screens-menu.tsx'

/**
 * Renders the screens of players for an administrator who looks into a company: the same components, for the company in
 * the address, read-only.
 */
export default function CompanyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['company', 'common'])
  const { companyId } = useCompanyAddress()
  const company = useCompany(companyId)
  const game = useGameOfCompany(company.data?.game.id)
  useObjectTitle(company.data?.userCompany.username)
  const error = company.error ?? game.error
  if (error && !game.data)
    return (
      <Card>
        <ErrorCard
          title={t('loadFailed')}
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([company.refetch(), game.refetch()])}
        />
      </Card>
    )
  if (!game.data) return <SkeletonStack shapes={[{ height: 120 }, { height: 44 }, { height: 420 }]} />
  return <Frame game={game.data}>{children}</Frame>
}

function Frame({ game, children }: { game: Game; children: ReactNode }) {
  useLiveGame(game.id)
  usePrintedGame(game)
  return (
    <div className={styles.frame}>
      <CompanyBand game={game} />
      <HiddenNotice game={game} />
      <CompanyScreensMenu />
      <CompanyPanes game={game}>{children}</CompanyPanes>
    </div>
  )
}
