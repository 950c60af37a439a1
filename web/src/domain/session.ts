import type { Company } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import type { RoleName } from '@trimestre/contract/roles'
import type { User } from '@trimestre/contract/users'
import { readStored, readStoredJson, writeStored } from './storage.ts'

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
let endedBy: 'expiry' | 'choice' | null = null
let isNewAccount = false
let isArriving = false

/** The key of the game that a player was in when the session expired; stored until a game is entered. */
const lastGameKey = 'lastGame'
type LastGame = { user: number; game: number }

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
export function consumeFirstScreenFlag(): boolean {
  const wasArriving = isArriving
  isArriving = false
  return wasArriving
}

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

type Answer = { user: User; token: string; refresh_token: string }

type Preparation = (asked: Promise<Answer>, isNew: boolean) => Promise<unknown>

let prepare: Preparation = async () => undefined

/**
 * Sets the work that must be done before the pages of a session can be rendered; it runs while the session is
 * requested.
 */
export function setSessionPreparation(preparation: Preparation): void {
  prepare = preparation
}

/**
 * Starts the requested session once its pages can be rendered; until then the form stays.
 * @param isNew whether the user has just registered: another page greets a new user
 * @throws the error of the request
 */
export async function startSession(asked: Promise<Answer>, isNew = false): Promise<void> {
  const [answer] = await Promise.all([asked, prepare(asked, isNew)])
  endedBy = null
  isNewAccount = isNew
  isArriving = true
  keepLastGame()
  keep({
    user: answer.user,
    token: answer.token,
    refreshToken: answer.refresh_token,
    mode: 'NORMAL',
    currentGame: null,
    virtualEnterprise: null,
  })
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
  if (reason === 'expiry' && endedBy === 'choice' && getSession() === null) return
  endedBy = reason
  isNewAccount = false
  if (reason === 'expiry') keepLastGame()
  else writeStored(lastGameKey, null)
  for (const key of keys) writeStored(key, null)
  publish(null)
}

export const isGreetingNewAccount = (): boolean => isNewAccount

/** Whether the last session of this page has expired. */
export const hasSessionExpired = (): boolean => endedBy === 'expiry'

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
