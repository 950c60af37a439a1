import type { Game } from '@trimestre/contract/games'
import { decisionAreas } from '@trimestre/contract/teams'
import { aGame, type GameDescription } from './build-game.ts'
import type { TestServer } from './test-server.ts'

/** The input of a call, typed as loosely as for any client. */
export type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /**
   * The account that makes the call instead of the setting's, with the same role, because the call ends its session.
   */
  caller?: string
}

/** The administrator and the player of a game. */
export type Owners = { administrator: string; player: string }

/** The caller of a call, and the owners of the objects it names. */
export type Setting = {
  server: TestServer
  /** A private game of these owners, after one pass. */
  game: Game
  owners: Owners
  /** The account that makes the call; null for an anonymous one. */
  caller: string | null
  /** False: everything the call names belongs to other users. */
  isOwn: boolean
  /**
   * What the player is in the company of a game, which is then played in teams: a member to whom only the books are
   * entrusted, or an observer. Everything else is entrusted to joueur3, another member of the company.
   */
  inTeam?: 'member' | 'observer'
}

export type Recipe = (setting: Setting) => CallInput | Promise<CallInput>

/** Creates a game like the setting's, for calls that change it. */
export async function anotherGame(setting: Setting, given: GameDescription = {}): Promise<Game> {
  const { server, owners } = setting
  const players = [owners.player]
  const game = await aGame(server, {
    private: true,
    administrators: [owners.administrator],
    players,
    ...given,
  })
  return setting.inTeam === undefined || game.companies.length === 0 ? game : playInTeams(setting, game)
}

/** Has the game be played in teams, with the player of the setting in the first one. */
async function playInTeams({ server, owners, inTeam }: Setting, { id, companies }: Game): Promise<Game> {
  const root = await server.client('superadmin')
  await root('configureTeams', { params: { id }, body: { mode: 'teams' } })
  const others = decisionAreas.filter(area => area !== 'comptabilite')
  const body = [
    { name: 'Finance', areas: ['comptabilite'], submits: true },
    { name: 'Direction', areas: others, submits: true },
  ]
  const [finance, direction] = await root('replaceTeamRoles', { params: { id }, body })
  const seat = async (username: string, kind: 'member' | 'observer', roles: number[]) => {
    const params = { id: companies[0]?.id ?? 0, userId: (await server.session(username)).user.id }
    await root('setMember', { params, body: { kind, roles } })
  }
  await seat('joueur3', 'member', [direction?.id ?? 0])
  if (inTeam === 'observer') await seat(owners.player, 'observer', [])
  else await seat(owners.player, 'member', [finance?.id ?? 0])
  return root('getGame', { params: { id } })
}

export const idOf = async ({ server }: Setting, username: string) => (await server.session(username)).user.id
