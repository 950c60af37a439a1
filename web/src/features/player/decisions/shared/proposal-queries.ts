import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Proposal } from '@trimestre/contract/teams'
import { call } from '../../../../domain/api.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'

const proposalsQuery = (companyId: number) => ({
  queryKey: ['listProposals', companyId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('listProposals', { params: { id: companyId }, signal }),
})

/** Returns the proposals of the open quarter, the newest first. */
export const useProposals = (companyId: number) => useQuery(proposalsQuery(companyId))

const none: readonly Proposal[] = []

export const useOpenProposals = (companyId: number): readonly Proposal[] =>
  (useProposals(companyId).data ?? none).filter(({ state }) => state === 'open')

export type NewProposal = { title: string; note: string; decisions: Record<string, number> }
export type Acceptance = { id: number; names: string[]; versions: Record<string, number> }

/** Returns what members do with proposals. Each act reads the list and the sheet again. */
export function useProposalActs(companyId: number) {
  const client = useQueryClient()
  const { queryKey } = proposalsQuery(companyId)
  const outdated = () =>
    Promise.all(
      [
        queryKey,
        ['listDecisions'],
        ['listDecisionChanges', companyId],
        ['getProjectionInputs', companyId],
      ].map(key => client.invalidateQueries({ queryKey: key })),
    )
  const settle = async (proposal: Proposal) => {
    const known = client.getQueryData<Proposal[]>(queryKey)
    if (known) {
      const next = known.map(each => (each.id === proposal.id ? proposal : each))
      await replaceCached(client, queryKey, next)
    }
    await outdated()
  }
  return {
    create: useMutation({
      mutationFn: (body: NewProposal) => call('createProposal', { params: { id: companyId }, body }),
      onSuccess: outdated,
    }),
    accept: useMutation({
      mutationFn: ({ id, names, versions }: Acceptance) =>
        call('acceptProposal', { params: { id: companyId, proposalId: id }, body: { names, versions } }),
      onSuccess: settle,
      // What changed meanwhile is shown before the next attempt.
      onError: outdated,
    }),
    decline: useMutation({
      mutationFn: ({ id, reason }: { id: number; reason: string }) =>
        call('declineProposal', { params: { id: companyId, proposalId: id }, body: { reason } }),
      onSuccess: settle,
      onError: outdated,
    }),
    takeBack: useMutation({
      mutationFn: (id: number) => call('deleteProposal', { params: { id: companyId, proposalId: id } }),
      onSettled: outdated,
    }),
  }
}
export type ProposalActs = ReturnType<typeof useProposalActs>
