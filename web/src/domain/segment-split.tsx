import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { useMarketStudy } from './market-study.ts'
import { useShownCompany } from './shown-company.tsx'
import { useGame } from './use-game.ts'

/** Renders how the demand for a company is divided between the two segments; nothing in an undivided market. */
export function SegmentSplit({ result, className }: { result: Result | undefined; className?: string }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { gameId } = useShownCompany()
  const isDivided = useGame(gameId).data?.segments === 2
  const { companyId, round } = result ?? {}
  const study = useMarketStudy(companyId, isDivided ? round?.roundNb : undefined).data
  const [price, demanding] = study?.companies.find(company => company.companyId === companyId)?.segments ?? []
  if (!price || !demanding) return null
  return (
    <span className={className}>
      {t('competition.ownSplit', {
        price: format.integer(price.demande),
        demanding: format.integer(demanding.demande),
      })}
    </span>
  )
}
