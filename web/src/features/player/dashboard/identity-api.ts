import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { IdentityChange } from '@trimestre/contract/identity-change'
import { call } from '../../../domain/api.ts'
import { enterGame } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'

/** Saves the name, colour and emblem of the player's company, and shows them in the frame at once. */
export function useChangeIdentity(companyId: number) {
  const client = useQueryClient()
  const { currentGame } = useSignedIn()
  return useMutation({
    mutationFn: (body: IdentityChange) => call('changeIdentity', { params: { id: companyId }, body }),
    onSuccess: async company => {
      if (currentGame?.id === company.game.id) enterGame(currentGame, company)
      await Promise.all([
        client.invalidateQueries({ queryKey: ['getGame', company.game.id] }),
        client.invalidateQueries({ queryKey: ['getDashboard', companyId] }),
      ])
    },
  })
}
