import { createClient, fillPath } from '@trimestre/contract/client'
import { exportKinds } from '@trimestre/contract/exports'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { statementKinds } from '@trimestre/contract/statements'

/** The accounts of the first start, one of each role. */
const usernames = ['superadmin', 'admin', 'joueur1'] as const

/** Calls whose answers depend on the process or the version, or that never end. */
const leftOut: readonly EndpointName[] = [
  'describeApi',
  'describeOidc',
  'finishOidc',
  'getSystemStatus',
  'health',
  'isAlive',
  'listAudit',
  'listComponentDocs',
  'showPicture',
  'startOidc',
  'streamGame',
]

/** Calls that name the game in the query. */
const ofOneGame: readonly EndpointName[] = ['listCriteria', 'listEventGames']

/** An answer: a JSON document, or the lines of another text. */
export type Answer = { status: number; body: unknown }

type Parameters = Record<string, string | number>

/**
 * Reads the answers to all GET calls of the contract from a product with demo accounts, as a super administrator, an
 * administrator and a player.
 * @returns the answers by username and address
 */
export async function readAllAnswers(url: string): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  const asked = await readIds(url)
  for (const username of usernames) {
    const authorization = `Bearer ${await tokenOf(url, username)}`
    for (const [address, { status, body }] of await answersTo(url, authorization, asked)) {
      answers[`${username} ${address}`] = { status, body }
    }
  }
  return answers
}

/**
 * Reads the answers to all GET calls of the contract about one game, with their headers but the times and the ids of
 * requests, as this user.
 */
export async function readTranscript(
  url: string,
  { token, gameId }: { token: string; gameId: number },
): Promise<Map<string, Answer & { headers: Record<string, string> }>> {
  const { games, userIds } = await readIds(url)
  const own = games.filter(({ id }) => id === gameId)
  return answersTo(url, `Bearer ${token}`, { games: own, userIds })
}

const headersOfRequest = ['date', 'x-request-id', 'server-timing']

async function answersTo(url: string, authorization: string, { games, userIds }: Asked) {
  const answers = new Map<string, Answer & { headers: Record<string, string> }>()
  for (const address of addresses(games, userIds)) {
    const response = await fetch(url + address, { headers: { authorization, 'accept-language': 'fr' } })
    const headers = [...response.headers].filter(([name]) => !headersOfRequest.includes(name))
    answers.set(address, {
      status: response.status,
      body: await bodyOf(response),
      headers: Object.fromEntries(headers),
    })
  }
  return answers
}

type Asked = { games: readonly Game[]; userIds: readonly number[] }

async function tokenOf(url: string, username: string): Promise<string> {
  const anonymous = createClient({ baseUrl: url, getToken: () => null })
  return (await anonymous('login', { body: { username, password: username } })).token
}

async function readIds(url: string) {
  const token = await tokenOf(url, 'superadmin')
  const root = createClient({ baseUrl: url, getToken: () => token })
  const games = await root('listAllGames')
  const users = [...(await root('listPlayers')), ...(await root('listAdministrators'))]
  return { games, userIds: users.slice(0, 3).map(({ id }) => id) }
}

const jsonTypes = /^application\/(\w+\+)?json/

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const isJson = jsonTypes.test(response.headers.get('content-type') ?? '')
  return isJson ? JSON.parse(text, withoutSessions) : text.split(/\r?\n/)
}

/** Leaves out the sessions of a user's export, to which reading the answers adds one. */
const withoutSessions = (key: string, value: unknown) => (key === 'sessions' ? undefined : value)

function addresses(games: readonly Game[], userIds: readonly number[]): Set<string> {
  const names = (Object.keys(routes) as EndpointName[]).filter(
    name => routes[name].method === 'GET' && !leftOut.includes(name),
  )
  return new Set(
    names.flatMap(name => {
      const path = routes[name].path + (ofOneGame.includes(name) ? '?game=:gameId' : '')
      return parametersOf(path, games, userIds).map(parameters => fillPath(path, parameters))
    }),
  )
}

/** Returns the parameters with which a path is requested. */
function parametersOf(path: string, games: readonly Game[], userIds: readonly number[]): Parameters[] {
  if (path.includes('/companies/:id')) return games.flatMap(game => ofCompanies(path, game))
  if (path.includes('/users/:id')) return userIds.map(id => ({ id }))
  return games.flatMap(game => ofGame(path, game))
}

/** The first companies of a game, which the demo players run, and the last ones. */
const companiesOf = ({ companies }: Game) => [...companies.slice(0, 2), ...companies.slice(-4)]

function ofCompanies(path: string, game: Game): Parameters[] {
  const choices = path.includes(':kind') ? statementKinds.map(kind => ({ kind })) : figureChoices
  return companiesOf(game).flatMap(({ id }) => choices.map(choice => ({ id, ...choice })))
}

const figureChoices = ['result.liquidites', 'result.partMarche'].map(figure => ({ figure }))

function ofGame(path: string, game: Game): Parameters[] {
  const whole = { id: game.id, gameId: game.id, adminId: 2, code: game.joinCode ?? 'AAAAAA' }
  if (path.includes('exports')) return exportKinds.map(kind => ({ ...whole, kind }))
  if (path.includes('/rounds/:id')) return game.rounds.map(({ id }) => ({ id, version: 1 }))
  return companiesOf(game).flatMap(({ id: companyId, userCompany }) =>
    game.rounds.map(({ id: roundId }) => ({
      ...whole,
      companyId,
      roundId,
      userId: userCompany.id,
      area: 'ventes',
    })),
  )
}
