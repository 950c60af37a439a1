import { call, signOut } from '../../../domain/api.ts'
import { enterJoinedGame } from '../../../domain/enter-game.ts'
import { openDocument } from '../../../domain/navigation.ts'
import { endSession, leaveNickname, startSession } from '../../../domain/session.ts'

/** Opens an account under the nickname in the game of the code, and enters the game. */
export async function joinByNickname(code: string, nickname: string): Promise<void> {
  const { game, ...session } = await call('joinByNickname', { body: { code, nickname } })
  startSession(session)
  if (session.user.username !== nickname.trim()) leaveNickname(nickname.trim())
  await enterGameOf(session.user.id, game.id)
}

/** Joins the game of the code with the account that is signed in, and enters the game. */
export async function joinWithAccount(code: string, userId: number): Promise<void> {
  const { game } = await call('joinByCode', { body: { code } })
  await enterGameOf(userId, game.id)
}

/** Enters the game; where that fails, the list of games shows it. */
async function enterGameOf(userId: number, gameId: number): Promise<void> {
  const isEntered = await enterJoinedGame(userId, gameId).then(
    () => true,
    () => false,
  )
  openDocument(isEntered ? '/app/user/joined-game' : '/app/user/games')
}

/** Signs out and stays on the page, for another person at the same device. */
export async function leaveAccount(): Promise<void> {
  await signOut()
  endSession('choice')
}
