import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SeatKind } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { call } from '../domain/api.ts'
import { companyQuery, gameQuery } from '../domain/game-queries.ts'
import { useOwnCompany } from '../domain/team/shared-company.ts'
import { useGame } from '../domain/use-game.ts'
import { errorText } from '../i18n/server-sentences.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'

type Props = { gameId: number; companyId: number }

/** Returns who decides in a company; undefined while it is unknown. */
const useSeatKind = ({ gameId, companyId }: Props): SeatKind | undefined =>
  useGame(gameId).data?.companies.find(({ id }) => id === companyId)?.kind

/** Returns whether nobody decides in the company: it was taken out of the market, or a computer holds it. */
export function useIsTaken(place: Props): boolean {
  const kind = useSeatKind(place)
  return kind === 'out' || kind === 'computer'
}

/** Tells the player of a company that was taken out, or that a computer holds, what this means. */
export function SeatBanner(props: Props) {
  const { t } = useTranslation('player')
  const kind = useSeatKind(props)
  if (kind === 'computer') return <ComputerBanner {...props} />
  if (kind !== 'out') return null
  return (
    <Banner tone="warning" title={t('out.title')}>
      {t('out.text')}
    </Banner>
  )
}

/** Lets a member decide again; an observer reads who decides. */
function ComputerBanner({ gameId, companyId }: Props) {
  const { t } = useTranslation('player')
  const isMember = useOwnCompany(companyId)?.me?.kind === 'member'
  const { mutate, isPending } = useTakeBack({ gameId, companyId })
  return (
    <Banner
      tone="info"
      title={t('computer.title')}
      action={
        isMember && (
          <Button small loading={isPending} onClick={() => mutate()}>
            {t('computer.takeBack')}
          </Button>
        )
      }
    >
      {t(isMember ? 'computer.text' : 'computer.observed')}
    </Banner>
  )
}

function useTakeBack({ gameId, companyId }: Props) {
  const { t } = useTranslation('player')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('takeBack', { params: { id: companyId } }),
    onSuccess: () => notify.success(t('computer.taken')),
    onError: error => notify.error(errorText(t, error)),
    onSettled: () =>
      Promise.all(
        [gameQuery(gameId).queryKey, companyQuery(companyId).queryKey, ['listDecisions']].map(queryKey =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
