import { useTranslation } from 'react-i18next'
import { useGame } from '../domain/use-game.ts'
import { Banner } from '../ui/banner.tsx'

type Props = { gameId: number; companyId: number }

/** Returns whether an administrator has taken the company out of the market. */
export const useIsWithdrawn = ({ gameId, companyId }: Props): boolean =>
  useGame(gameId).data?.companies.find(({ id }) => id === companyId)?.kind === 'out'

/** Explains the consequences to the player of a company that was taken out. */
export function WithdrawnBanner(props: Props) {
  const { t } = useTranslation('player')
  if (!useIsWithdrawn(props)) return null
  return (
    <Banner tone="warning" title={t('out.title')}>
      {t('out.text')}
    </Banner>
  )
}
