import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeerFormInput } from '@trimestre/contract/peers'
import { call } from '../../../domain/api.ts'
import { peerRoundsQuery } from '../../../domain/assessment-queries.ts'
import { replaceCached } from '../../../domain/query-cache.ts'
import { useFormat } from '../../../i18n/format.ts'

export type PeerPlace = { gameId: number; peerRoundId: number }

const paramsOf = ({ gameId, peerRoundId }: PeerPlace) => ({ id: gameId, peerRoundId })

const formQuery = (place: PeerPlace, language: string) => ({
  queryKey: ['peers', place.gameId, 'form', place.peerRoundId, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getPeerForm', { params: paramsOf(place), query: { lang: language }, signal }),
})

/** Queries the form of the person, with what was given so far. */
export const usePeerForm = (place: PeerPlace) => useQuery(formQuery(place, useFormat().language))

/** Queries the own means, once they are released. */
export function useMyPeerResult(place: PeerPlace) {
  const { language } = useFormat()
  return useQuery({
    queryKey: ['peers', place.gameId, 'mine', place.peerRoundId, language],
    queryFn: ({ signal }) =>
      call('getMyPeerResult', { params: paramsOf(place), query: { lang: language }, signal }),
  })
}

/** Gives the whole form, or gives it again. */
export function useGiveForm(place: PeerPlace) {
  const client = useQueryClient()
  const { language } = useFormat()
  return useMutation({
    mutationFn: (body: PeerFormInput) =>
      call('writePeerForm', { params: paramsOf(place), query: { lang: language }, body }),
    onSuccess: async form => {
      await replaceCached(client, formQuery(place, language).queryKey, form)
      void client.invalidateQueries({ queryKey: peerRoundsQuery(place.gameId).queryKey })
    },
  })
}

/** Returns what reads everything about the peer evaluations of a game again. */
export function useReadPeersAgain({ gameId }: PeerPlace) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['peers', gameId] })
}
