import { PeerFormSchema, PeerRoundSchema } from '@trimestre/contract/peers'
import { aTeam } from './build-team.ts'
import { inGame, type Provocation, send } from './provoking.ts'

type Sent = (path: string) => Provocation

/** Makes a peer evaluation of joueur1 and joueur2, does these things with it and ends with a refusal. */
const inTeam =
  (...steps: Sent[]): Provocation =>
  async server => {
    const { gameId } = await aTeam(server, ['joueur1', 'joueur2'])
    const rounds = `/api/v1/games/${gameId}/peer_rounds`
    const made = await send('POST', rounds, { title: 'Mi-parcours' }, 'admin')(server)
    const path = `${rounds}/${PeerRoundSchema.parse(await made.json()).id}`
    let answer = made
    for (const step of steps) answer = await step(path)(server)
    return answer
  }

const act =
  (name: 'open' | 'close' | 'release'): Sent =>
  path =>
    send('POST', `${path}/${name}`, undefined, 'admin')

const rates: Sent = path => async server => {
  const form = await send('GET', `${path}/form`, undefined, 'joueur1')(server)
  const { members } = PeerFormSchema.parse(await form.json())
  const ratings = members.map(({ userId }) => ({ userId, ratings: [3, 3, 3, 3, 3] }))
  return send('PUT', `${path}/form`, { ratings }, 'joueur1')(server)
}

const readsOwn: Sent = path => send('GET', `${path}/mine`, undefined, 'joueur1')

const confirms: Sent = path => async server => {
  const { user } = await server.session('joueur1')
  return send('PUT', `${path}/factors/${user.id}`, { confirmed: true }, 'admin')(server)
}

/** The refusals of the calls about peer evaluation. */
export const peerProvocations = {
  'peers/no-teams': inGame({ players: ['joueur1', 'joueur2'] }, game =>
    send('POST', `/api/v1/games/${game.id}/peer_rounds`, { title: 'Mi-parcours' }, 'admin'),
  ),
  'peers/draft': inTeam(act('close')),
  'peers/open': inTeam(act('open'), act('release')),
  'peers/closed': inTeam(act('open'), act('close'), act('open')),
  'peers/answered': inTeam(act('open'), rates, path => send('DELETE', path, undefined, 'admin')),
  'peers/not-released': inTeam(act('open'), act('close'), readsOwn),
  'peers/too-few': inTeam(act('open'), act('close'), confirms),
  'peers/not-asked': inTeam(act('open'), path => async server => {
    const [, , , , id] = path.split('/')
    const admin = await server.client('admin')
    const { user } = await server.session('joueur3')
    await admin('invite', { params: { gameId: Number(id) }, body: [user.id] })
    return send('GET', `${path}/form`, undefined, 'joueur3')(server)
  }),
} satisfies Record<string, Provocation>
