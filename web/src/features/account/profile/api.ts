import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import type { User } from '@trimestre/contract/users'
import { call } from '../../../domain/api.ts'
import { gamesQuery, resultsQuery } from '../../../domain/game-queries.ts'
import { standingInGame } from '../../../domain/people-ranking.ts'
import { updateUser } from '../../../domain/session.ts'
import { isSolo } from '../../../domain/solo/solo-state.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { clearUserData } from '../../../shell/sign-out.ts'
import { changeOf, type ProfileFields } from './profile-fields.ts'

/** Uploads the selected picture, if any, then saves the profile; the shell is updated at once. */
export function useSaveProfile() {
  const { user } = useSignedIn()
  const onSuccess = useShowChanged()
  return useMutation({
    mutationFn: async ({ fields, picture }: { fields: ProfileFields; picture: Blob | null }) => {
      const image = picture ? await sendPicture(picture) : fields.image
      const body = changeOf({ ...fields, image })
      return call('updateUser', { params: { id: user.id }, body })
    },
    onSuccess,
  })
}

/** Cancels the new address that is pending confirmation. */
export function useCancelAddress() {
  const { user } = useSignedIn()
  const onSuccess = useShowChanged()
  return useMutation({
    mutationFn: () => call('updateUser', { params: { id: user.id }, body: { pendingEmail: null } }),
    onSuccess,
  })
}

function useShowChanged() {
  const client = useQueryClient()
  return (changed: User) => {
    updateUser(changed)
    return client.invalidateQueries({ queryKey: ['users'] })
  }
}

async function sendPicture(picture: Blob): Promise<string> {
  const body = new FormData()
  body.append('file', picture, 'profile')
  return (await call('uploadPicture', { body })).contentUrl
}

/** Queries the games of classes that the user has joined. */
export const useJoinedGames = () =>
  useQuery({
    ...gamesQuery(),
    select: games => games.filter(game => game.joined && !isSolo(game)),
  })

/** Returns how each company stands after its last quarter; null before the first result. */
export function useStandings(games: readonly Game[]) {
  const own = games.flatMap(game => (typeof game.companyId === 'number' ? { game, id: game.companyId } : []))
  const results = useQueries({ queries: own.map(({ id }) => resultsQuery(id)) })
  return new Map(
    own.map(({ game, id }, index) => {
      const last = results[index]?.data?.['hydra:member'].at(-1)
      return [id, last ? standingInGame(game, last) : null]
    }),
  )
}

/** Exports all data stored about the user, on request. */
export function useExportOwnData() {
  const { user } = useSignedIn()
  return useMutation({ mutationFn: () => call('exportUser', { params: { id: user.id } }) })
}

/** Erases the account, then removes the user's data from this device. */
export function useEraseAccount() {
  const { user } = useSignedIn()
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      await call('eraseUser', { params: { id: user.id }, body: { currentPassword } })
      clearUserData({ withDrafts: true })
    },
  })
}

/** Returns whether users can sign in without a password of this product. */
export const useHasProvider = (): boolean =>
  useQuery({ queryKey: ['describeOidc'], queryFn: ({ signal }) => call('describeOidc', { signal }) }).data
    ?.enabled === true
