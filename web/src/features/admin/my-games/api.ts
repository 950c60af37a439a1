import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../domain/api.ts'
import { compareWithRehearsal } from '../../../domain/staff/rehearsals.ts'

const playersKey = (gameId: number) => ['games', gameId, 'players'] as const

/** Queries the decision progress of each company in the current quarter. */
export const useProgress = (gameId: number) =>
  useQuery({
    queryKey: ['progress', gameId],
    queryFn: ({ signal }) => call('getProgress', { params: { id: gameId }, signal }),
    staleTime: 0,
  })

export type GameSettings = CallInput<'configureGame'>['body']

export function useConfigureGame(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: GameSettings) => call('configureGame', { params: { id: gameId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
}

export type Passage = { typePassage: 0 } | { typePassage: 1; hour: number }

/** Sets how quarters pass. */
export function useSetPassMode(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Passage) => call('scheduleGame', { params: { id: gameId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
}

export function useInvitablePlayers(gameId: number) {
  return useQuery({
    queryKey: [...playersKey(gameId), 'invitable'],
    queryFn: ({ signal }) => call('listUnassignedUsers', { params: { gameId }, signal }),
  })
}

export function useAssignedPlayers(gameId: number) {
  return useQuery({
    queryKey: [...playersKey(gameId), 'assigned'],
    queryFn: ({ signal }) => call('listAssignedUsers', { params: { gameId }, signal }),
  })
}

export function useInvite(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (playerIds: number[]) => call('invite', { params: { gameId }, body: playerIds }),
    onSuccess: () => client.invalidateQueries({ queryKey: playersKey(gameId) }),
  })
}

/** The stage at which a pass failed: the first call closes the quarter, the second opens the next one. */
export class PassFailure extends Error {
  readonly stage: 'closing' | 'opening'

  constructor(stage: 'closing' | 'opening', cause: unknown) {
    super('passing failed', { cause })
    this.stage = stage
  }
}

/** `dropped`: the time of the planned pass that this one takes the place of. */
type PassChoice = { expected: number; dropped: string | undefined }

/** Passes a quarter. With `expected`, repeated or simultaneous clicks pass one quarter, not two (api.md §4). */
async function passQuarter(gameId: number, { expected, dropped }: PassChoice): Promise<void> {
  const input = { params: { gameId }, query: { expected, dropped }, body: [] }
  let stage: PassFailure['stage'] = 'closing'
  try {
    compareWithRehearsal(gameId, await call('passRound', input))
    stage = 'opening'
    await call('passAndOpenRound', input)
  } catch (cause) {
    throw new PassFailure(stage, cause)
  }
}

export function usePassQuarter(game: Game) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: PassChoice) => passQuarter(game.id, choice),
    onSettled: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
}
