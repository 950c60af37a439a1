import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeerRoundChange, PeerRoundInput } from '@trimestre/contract/peers'
import { call } from '../../../../domain/api.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'
import { useFormat } from '../../../../i18n/format.ts'

const peersKey = (gameId: number) => ['peers', gameId] as const
const resultsKey = (gameId: number, id: number, lang: string) =>
  [...peersKey(gameId), 'results', id, lang] as const

/** Queries the peer evaluations of a game, the last one first. */
export const usePeerRounds = (gameId: number) =>
  useQuery({
    queryKey: peersKey(gameId),
    queryFn: ({ signal }) => call('listPeerRounds', { params: { id: gameId }, signal }),
  })

/** Queries who rated whom how, with the means and the factors. */
export function usePeerResults(gameId: number, id: number) {
  const { language } = useFormat()
  return useQuery({
    queryKey: resultsKey(gameId, id, language),
    queryFn: ({ signal }) =>
      call('getPeerResults', {
        params: { id: gameId, peerRoundId: id },
        query: { lang: language },
        signal,
      }),
  })
}

/** What a peer evaluation changes: the evaluations themselves, and the grades that have their factors. */
function useRefreshPeers(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: peersKey(gameId) }),
      client.invalidateQueries({ queryKey: ['grades', gameId] }),
    ])
}

const acts = {
  open: 'openPeerRound',
  close: 'closePeerRound',
  release: 'releasePeerRound',
  delete: 'deletePeerRound',
} as const
export type PeerAct = keyof typeof acts

export function usePeerAct(gameId: number) {
  const onSettled = useRefreshPeers(gameId)
  return useMutation({
    mutationFn: async ({ act, id }: { act: PeerAct; id: number }): Promise<void> => {
      await call(acts[act], { params: { id: gameId, peerRoundId: id } })
    },
    onSettled,
  })
}

/** Makes a peer evaluation, or changes the one with this id. */
export function useSavePeerRound(gameId: number) {
  const onSettled = useRefreshPeers(gameId)
  return useMutation({
    mutationFn: (given: { id: null; body: PeerRoundInput } | { id: number; body: PeerRoundChange }) =>
      given.id === null
        ? call('createPeerRound', { params: { id: gameId }, body: given.body })
        : call('updatePeerRound', { params: { id: gameId, peerRoundId: given.id }, body: given.body }),
    onSettled,
  })
}

/** Confirms the factor of a person, or takes that back. */
export function useConfirmFactor(gameId: number, id: number) {
  const client = useQueryClient()
  const { language } = useFormat()
  return useMutation({
    mutationFn: ({ userId, confirmed }: { userId: number; confirmed: boolean }) =>
      call('confirmPeerFactor', {
        params: { id: gameId, peerRoundId: id, userId },
        query: { lang: language },
        body: { confirmed },
      }),
    onSuccess: results => replaceCached(client, resultsKey(gameId, id, language), results),
    onSettled: () => client.invalidateQueries({ queryKey: ['grades', gameId] }),
  })
}
