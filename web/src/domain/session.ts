import type { Company } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import type { RoleName } from '@trimestre/contract/roles'
import type { User } from '@trimestre/contract/users'
import { leaveNote, readStored, readStoredJson, takeNote, writeStored } from './storage.ts'

export type Mode = 'NORMAL' | 'GAME'

/** The signed-in user and, for a player, the game entered. */
export type Session = {
  user: User
  token: string
  refreshToken: string
  mode: Mode
  currentGame: Game | null
  virtualEnterprise: Company | null
}

/** The keys in local storage, exactly those of the specification. */
const keys = ['user', 'token', 'refresh_token', 'role', 'mode', 'currentGame', 'virtualEnterprise'] as const

const listeners = new Set<() => void>()
let session: Session | null | undefined
let isEndedByChoice = false

/** Notes for the next page of this tab: the user has just signed in, the session has expired, or a last message. */
const notes = {
  signedIn: 'signed-in',
  expired: 'session-expired',
  farewell: 'farewell',
  nickname: 'taken-nickname',
} as const

/** The key of the game that a player was in when the session expired; stored until a game is entered. */
const lastGameKey = 'lastGame'
type LastGame = { user: number; game: number }

/** The key of what the user saw last, which is stored for as long as the session. */
export const lastKnownKey = 'lastKnown'

/** Stores the game of the session on this device, even when its tokens are already gone. */
function keepLastGame(): void {
  const user = readStoredJson<User>('user')
  const game = readStored('mode') === 'GAME' ? readStoredJson<Game>('currentGame') : null
  if (user && game) writeStored(lastGameKey, JSON.stringify({ user: user.id, game: game.id }))
}

/** Returns the game to which this player returns after an expired session. */
export function lastGameOf(userId: number): number | null {
  const last = readStoredJson<LastGame>(lastGameKey)
  return last?.user === userId ? last.game : null
}

/** Returns true once: for the first screen that is opened after signing in. */
export const consumeFirstScreenFlag = (): boolean => takeNote(notes.signedIn) !== null

/** Returns true once, on the page that is shown after a session of this tab has expired. */
export const consumeExpiryFlag = (): boolean => takeNote(notes.expired) !== null

/** Leaves a message for the sign-in page that a user sees next. */
export const leaveFarewell = (text: string): void => leaveNote(notes.farewell, text)

/** Returns that message once. */
export const consumeFarewell = (): string | null => takeNote(notes.farewell)

/** Leaves the nickname that a player wanted and somebody else has, for the first screen. */
export const leaveNickname = (nickname: string): void => leaveNote(notes.nickname, nickname)

/** Returns that nickname once. */
export const consumeNickname = (): string | null => takeNote(notes.nickname)

function read(): Session | null {
  const user = readStoredJson<User>('user')
  const token = readStored('token')
  const refreshToken = readStored('refresh_token')
  if (!user?.role?.name || !token || !refreshToken) return null
  const currentGame = readStoredJson<Game>('currentGame')
  const virtualEnterprise = readStoredJson<Company>('virtualEnterprise')
  const isInGame = readStored('mode') === 'GAME' && currentGame !== null && virtualEnterprise !== null
  return { user, token, refreshToken, mode: isInGame ? 'GAME' : 'NORMAL', currentGame, virtualEnterprise }
}

function publish(next: Session | null): void {
  session = next
  for (const listener of listeners) listener()
}

function keep(next: Session): void {
  writeStored('user', JSON.stringify(next.user))
  writeStored('token', next.token)
  writeStored('refresh_token', next.refreshToken)
  writeStored('role', JSON.stringify(next.user.role))
  writeStored('mode', next.mode)
  writeStored('currentGame', next.currentGame && JSON.stringify(next.currentGame))
  writeStored('virtualEnterprise', next.virtualEnterprise && JSON.stringify(next.virtualEnterprise))
  publish(next)
}

export function getSession(): Session | null {
  if (session === undefined) session = read()
  return session
}

type Answer = { user: User; token: string; refresh_token: string; hasGames?: boolean | undefined }

let isWithoutGames = false

/** Whether the session was started on this page by staff who have no game to run. */
export const startsWithoutGames = (): boolean => isWithoutGames

/** Starts the session that the server has answered. */
export function startSession({ user, token, refresh_token: refreshToken, hasGames }: Answer): void {
  isWithoutGames = hasGames === false
  isEndedByChoice = false
  leaveNote(notes.signedIn, 'yes')
  keepLastGame()
  keep({ user, token, refreshToken, mode: 'NORMAL', currentGame: null, virtualEnterprise: null })
}

function change(part: Partial<Session>): void {
  const current = getSession()
  if (current) keep({ ...current, ...part })
}

export const renewTokens = (token: string, refreshToken: string): void => change({ token, refreshToken })
export const updateUser = (user: User): void => change({ user })

/** Enters a game: selects it and switches the menus to GAME mode. */
export function enterGame(currentGame: Game, virtualEnterprise: Company): void {
  writeStored(lastGameKey, null)
  change({ mode: 'GAME', currentGame, virtualEnterprise })
}

export const leaveGame = (): void => change({ mode: 'NORMAL', currentGame: null, virtualEnterprise: null })

/** Removes the session from this device; the caller notifies the server. */
export function endSession(reason: 'expiry' | 'choice'): void {
  // A request that was pending when the user signed out is rejected, which is not an expiry.
  if (reason === 'expiry' && isEndedByChoice && getSession() === null) return
  isEndedByChoice = reason === 'choice'
  if (reason === 'expiry') {
    keepLastGame()
    leaveNote(notes.expired, 'yes')
  } else writeStored(lastGameKey, null)
  for (const key of keys) writeStored(key, null)
  writeStored(lastKnownKey, null)
  publish(null)
}

/** Whether the user has signed out on this page. */
export const hasSignedOut = (): boolean => isEndedByChoice

/** Calls the listener when the session changes, also in another tab. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Another tab signed in, signed out or entered a game.
    const isOurs = event.key === null || (keys as readonly string[]).includes(event.key)
    if (isOurs) publish(read())
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export const roleOf = (current: Session): RoleName => current.user.role.name
