import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, type Client, createClient } from '@trimestre/contract/client'
import { openStream } from '@trimestre/contract/stream'
import { createDice, type Dice } from './bad-inputs.ts'

export type SoakOptions = {
  url: string
  players: number
  playersPerGame: number
  /** The longest pause of a player between two actions, in milliseconds. */
  thinkMs: number
  /** The time between two quarters of a game, in milliseconds. */
  quarterMs: number
  /** Ends the test when it returns true. */
  isOver(progress: SoakProgress): boolean
  seed: number
}

export type SoakProgress = {
  requests: number
  quarters: number
  streamsOpened: number
  /** The number of refusals that are part of playing, such as for a quarter that has just closed. */
  refused: number
  faults: string[]
}

const batch = 100
const quartersPerGame = 12

/**
 * Simulates the players of a school, who read, decide and receive events while quarters pass; a game that has ended is
 * followed by another.
 */
export async function soak(options: SoakOptions): Promise<SoakProgress> {
  const { url, players, playersPerGame } = options
  const progress: SoakProgress = { requests: 0, quarters: 0, streamsOpened: 0, refused: 0, faults: [] }
  const dice = createDice(options.seed)
  const root = await signIn(url, 'superadmin')
  const names = Array.from({ length: players }, (_, index) => `soak${options.seed}x${index}`)
  for (let from = 0; from < names.length; from += batch) {
    await root('createUsers', { body: names.slice(from, from + batch).map(account) })
  }
  const groups: string[][] = []
  for (let from = 0; from < names.length; from += playersPerGame) {
    groups.push(names.slice(from, from + playersPerGame))
  }
  await Promise.all(groups.map(group => playClass(root, group, options, progress, dice)))
  return progress
}

const account = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: username,
  age: 20,
  role: 'ROLE_USER',
})

async function signIn(url: string, username: string): Promise<Client> {
  const anonymous = createClient({ baseUrl: url, getToken: () => null })
  let { token, refresh_token } = await anonymous('login', { body: { username, password: username } })
  let renewedAt = Date.now()
  const halfAnHourMs = 1_800_000
  return (async (...call: Parameters<Client>) => {
    if (Date.now() - renewedAt > halfAnHourMs) {
      renewedAt = Date.now()
      ;({ token, refresh_token } = await anonymous('refreshToken', { body: { refresh_token } }))
    }
    return createClient({ baseUrl: url, getToken: () => token })(...call)
  }) as Client
}

async function playClass(
  root: Client,
  names: string[],
  options: SoakOptions,
  progress: SoakProgress,
  dice: Dice,
): Promise<void> {
  const clients = await Promise.all(names.map(name => signIn(options.url, name)))
  const counted = <T>(call: Promise<T>): Promise<T | undefined> => count(call, progress)
  while (!options.isOver(progress)) {
    const game = await counted(
      root('createGame', { body: { name: 'Endurance', nbTurns: quartersPerGame, levelGame: 4 } }),
    )
    if (game === undefined) return
    let isPlayed = false
    const gone = () => isPlayed || options.isOver(progress)
    const seats = clients.map((client, index) =>
      play({ client, name: names[index] ?? '', gameId: game.id, gone, options, progress, dice }),
    )
    for (let quarter = 0; quarter < quartersPerGame && !options.isOver(progress); quarter += 1) {
      await pause(options.quarterMs)
      const passed = await counted(root('passAndOpenRound', { params: { gameId: game.id } }))
      if (passed !== undefined) progress.quarters += 1
    }
    isPlayed = true
    await Promise.all(seats)
  }
}

type Seat = {
  client: Client
  name: string
  gameId: number
  gone(): boolean
  options: SoakOptions
  progress: SoakProgress
  dice: Dice
}

/** Simulates one player of one game, with a stream and the repeated requests of a screen. */
async function play({ client, name, gameId, gone, options, progress, dice }: Seat): Promise<void> {
  const counted = <T>(call: Promise<T>): Promise<T | undefined> => count(call, progress)
  const company = await counted(client('joinGame', { body: { game: gameId } }))
  if (company === undefined) return
  const end = new AbortController()
  const { token } = await createClient({ baseUrl: options.url, getToken: () => null })('login', {
    body: { username: name, password: name },
  })
  const stream = openStream({
    baseUrl: options.url,
    getToken: () => token,
    gameId,
    signal: end.signal,
    retryMs: 500,
    onEvent: () => undefined,
    onOpen: () => {
      progress.streamsOpened += 1
    },
  }).catch(() => undefined)
  while (!gone()) {
    await counted(client('getDashboard', { params: { id: company.id } }))
    const round = await counted(client('getActiveRound', { params: { gameId } }))
    const params = { roundId: round?.id ?? 0, companyId: company.id, area: 'ventes' }
    await counted(client('listDecisions', { params }))
    const decisions = { prixVente: 45 + dice(15) }
    await counted(client('saveDecisions', { params, body: { decisions } }))
    await counted(client('listGameResults', { params: { gameId } }))
    await pause(dice(options.thinkMs + 1))
  }
  end.abort()
  await stream
}

async function count<T>(call: Promise<T>, progress: SoakProgress): Promise<T | undefined> {
  progress.requests += 1
  try {
    return await call
  } catch (error) {
    const isPlay = error instanceof ApiError && (error.status === 409 || error.status === 404)
    if (isPlay) progress.refused += 1
    else progress.faults.push(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
