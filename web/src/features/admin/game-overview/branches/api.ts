import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Branch, BranchSummary, NewBranch } from '@trimestre/contract/branches'
import { useMemo } from 'react'
import { call } from '../../../../domain/api.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'

const branchesKey = (gameId: number) => ['branches', gameId] as const
const branchKey = (id: number) => ['branch', id] as const

/** Queries the branches of a game, the newest first. */
export const useBranches = (gameId: number) =>
  useQuery({
    queryKey: branchesKey(gameId),
    queryFn: ({ signal }) => call('listBranches', { params: { id: gameId }, signal }),
  })

/** Queries a branch with its rankings. */
export const useBranch = (id: number) =>
  useQuery({
    queryKey: branchKey(id),
    queryFn: ({ signal }) => call('getBranch', { params: { id }, signal }),
  })

/** Queries the figures of all companies in a quarter of a branch, and as they were played. */
export const useBranchResults = (id: number, quarter: number) =>
  useQuery({
    queryKey: ['branchResults', id, quarter],
    queryFn: ({ signal }) => call('listBranchResults', { params: { id }, query: { quarter }, signal }),
  })

/** Computes a branch; its answer is what the page of the branch shows. */
export function useCreateBranch(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewBranch) => call('createBranch', { params: { id: gameId }, body }),
    onSuccess: branch => replaceCached(client, branchKey(branch.id), branch),
    onSettled: () => client.invalidateQueries({ queryKey: branchesKey(gameId) }),
  })
}

/** Renames a branch or changes how long it is kept. The rankings of the branch stay as they are. */
export function useUpdateBranch(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; name?: string; pinned?: boolean }) =>
      call('updateBranch', { params: { id }, body }),
    onSuccess: summary => {
      const known = client.getQueryData<Branch>(branchKey(summary.id))
      if (known) void replaceCached(client, branchKey(summary.id), { ...known, ...summary })
    },
    onSettled: () => client.invalidateQueries({ queryKey: branchesKey(gameId) }),
  })
}

export function useDeleteBranch({ id, gameId }: Pick<BranchSummary, 'id' | 'gameId'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteBranch', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: branchesKey(gameId) }),
  })
}

/** Queries the criteria of the model by their names. */
export function useCriterionRules() {
  const { data } = useQuery({
    queryKey: ['criterionRules'],
    queryFn: ({ signal }) => call('listCriterionRules', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => new Map(data?.map(rule => [rule.name, rule])), [data])
}

/** Queries the coefficients of a game as they stand now, by name. */
export function useCoefficients(gameId: number) {
  const { data } = useQuery({
    queryKey: ['criteria', gameId],
    queryFn: ({ signal }) => call('listCriteria', { query: { game: gameId }, signal }),
  })
  return useMemo(() => new Map(data?.map(({ name, coefficient }) => [name, coefficient])), [data])
}
