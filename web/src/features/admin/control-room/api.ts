import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Computer, SeatKind } from '@trimestre/contract/seats'
import type { User } from '@trimestre/contract/users'
import { useCallback } from 'react'
import { call } from '../../../domain/api.ts'
import { useAssignedUsers } from '../../../domain/staff/assigned-users.ts'
import type { Passage } from './pass-moments.ts'
import type { Assigned } from './players.ts'

/** The polling interval in milliseconds; the event stream does not report who is online. */
const presencePoll = 10_000

export const useProgress = (gameId: number) =>
  useQuery({
    queryKey: ['progress', gameId],
    queryFn: ({ signal }) => call('getProgress', { params: { id: gameId }, signal }),
    refetchInterval: presencePoll,
  })

/** Queries the users who are invited to the game or playing it, and whether they have a place in it. */
export const useAssignedPlayers = (gameId: number) =>
  useAssignedUsers(
    gameId,
    useCallback(
      (users: readonly User[]): Assigned[] =>
        users.map(({ id, username, companies }) => ({
          id,
          username,
          seated: companies.some(({ game }) => game.id === gameId),
        })),
      [gameId],
    ),
  )

const scheduleKey = (gameId: number) => ['schedule', gameId] as const

export const useScheduledPasses = (gameId: number) =>
  useQuery({
    queryKey: scheduleKey(gameId),
    queryFn: ({ signal }) => call('listScheduledPasses', { params: { gameId }, signal }),
  })

function useRefreshSchedule(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: scheduleKey(gameId) }),
      client.invalidateQueries({ queryKey: ['games', 'administered'] }),
    ])
}

/** `from`: the time of the planned pass that is moved, scheduled or automatic. */
type Move = { to: Passage; from?: string | undefined }

/** Plans the next pass to the minute, or moves it. */
export function usePlanNextPass(gameId: number) {
  const refresh = useRefreshSchedule(gameId)
  return useMutation({
    mutationFn: ({ to, from }: Move) =>
      call('planNextPass', { params: { id: gameId }, body: { at: new Date(to).toISOString(), from } }),
    onSettled: refresh,
  })
}

export function useCancelPass(gameId: number) {
  const refresh = useRefreshSchedule(gameId)
  return useMutation({
    mutationFn: (id: number) => call('cancelScheduledPass', { params: { id } }),
    onSettled: refresh,
  })
}

/** Stops automatic passes: quarters then pass only manually or at scheduled times. */
export function useStopAutomatic(gameId: number) {
  const refresh = useRefreshSchedule(gameId)
  return useMutation({
    mutationFn: () => call('scheduleGame', { params: { id: gameId }, body: { typePassage: 0 } }),
    onSettled: refresh,
  })
}

function useRefreshGame(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['progress', gameId] }),
      client.invalidateQueries({ queryKey: ['games'] }),
    ])
}

/** Empties a seat, removes a company from the coming quarters, or puts it back. */
export function useChangeSeat(gameId: number) {
  const refresh = useRefreshGame(gameId)
  return useMutation({
    mutationFn: ({ id, kind }: { id: number; kind: SeatKind }) =>
      call('changeSeat', { params: { id }, body: { kind } }),
    onSettled: refresh,
  })
}

type Holders = { companies: number[]; computer: Computer | null }

/** Lets a computer decide in several companies, or their members again without one; in all of them or none. */
export function useChangeHolders(gameId: number) {
  const refresh = useRefreshGame(gameId)
  return useMutation({
    mutationFn: ({ companies, computer }: Holders) =>
      call('changeHolders', {
        params: { id: gameId },
        body: computer ? { kind: 'computer', companies, computer } : { kind: 'human', companies },
      }),
    onSettled: refresh,
  })
}

/** Withdraws an invitation; the user can then no longer join, invited or not. */
export function useWithdrawInvitation(gameId: number) {
  const refresh = useRefreshGame(gameId)
  return useMutation({
    mutationFn: (userId: number) => call('withdrawInvitation', { params: { gameId, userId } }),
    onSettled: refresh,
  })
}

/** The polling interval in milliseconds in case the event stream, which reports requests, is not connected. */
const requestsPoll = 30_000

/** Queries the players who ask to join the game. */
export const useJoinRequests = (gameId: number) =>
  useQuery({
    queryKey: ['joinRequests', gameId],
    queryFn: ({ signal }) => call('listJoinRequests', { params: { id: gameId }, signal }),
    refetchInterval: requestsPoll,
  })

type RequestAnswer = { call: 'acceptJoinRequest' | 'declineJoinRequest'; userIds: readonly number[] }

/** Answers requests to join the game, one after the other. */
export function useAnswerRequests(gameId: number) {
  const client = useQueryClient()
  const refresh = useRefreshGame(gameId)
  return useMutation({
    mutationFn: async (answer: RequestAnswer) => {
      for (const userId of answer.userIds) await call(answer.call, { params: { gameId, userId } })
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['joinRequests', gameId] }), refresh()]),
  })
}
