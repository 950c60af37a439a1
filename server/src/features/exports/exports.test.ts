import { inflateRawSync } from 'node:zlib'
import type { Client } from '@trimestre/contract/client'
import { resultColumns } from '@trimestre/contract/result-columns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let gameId: number

const formulaName = '=cmd|calc!A1'
const fullWidthName = '＝Zoé Œnal'

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  const root = await server.client('superadmin')
  for (const [index, username] of [formulaName, fullWidthName].entries()) {
    const account = { username, email: `formule${index}@example.org`, password: username, age: 20 }
    await root('createUser', { body: { ...account, role: 'ROLE_USER' } })
  }
  const game = await aGame(server, {
    name: 'Été; "B"/1',
    players: ['joueur1', 'joueur2', formulaName, fullWidthName],
  })
  gameId = game.id
  await decide('joueur1')
  for (const _ of ['T1', 'T2']) await admin('passAndOpenRound', { params: { gameId } })
})
afterAll(() => server.stop())

/** Saves a price of the player for the quarter being played. */
async function decide(username: string): Promise<void> {
  const player = await server.client(username)
  const { user } = await server.session(username)
  const [company] = await player('findCompany', { params: { userId: user.id, gameId } })
  const round = await player('getActiveRound', { params: { gameId } })
  const params = { roundId: round.id, area: 'ventes', companyId: company?.id ?? 0 }
  await player('saveDecisions', { params, body: { decisions: { prixVente: 49.5 } } })
}

const exported = (kind: string, query = '', as = 'admin', headers: Record<string, string> = {}) =>
  server.fetch(`/api/v1/games/${gameId}/exports/${kind}${query}`, { as, headers })

const lines = async (answer: Response) => {
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  return text.split('\r\n').slice(0, -1)
}

describe('results as CSV', () => {
  it('contain every column of every company and simulated round, by round, then rank', async () => {
    const [head = '', ...rows] = await lines(await exported('results', '?lang=fr'))
    const labels = head.replace('\ufeff', '').split(';')
    expect(labels).toEqual(resultColumns.map(column => column.label))
    const place = (name: string) => resultColumns.findIndex(column => column.name === name)
    const cells = rows.map(row => row.split(';'))
    expect(cells.map(row => `${row[place('round')]}.${row[place('classement')]}`)).toEqual([
      // Three of the four companies decide nothing and share the first rank.
      '2.1',
      '2.1',
      '2.1',
      '2.4',
      '3.1',
      '3.1',
      '3.1',
      '3.4',
    ])
    const last = await admin('listGameResults', { params: { gameId } })
    const written = cells.slice(4).map(row => row[place('valeurSociete')])
    expect(written).toEqual(last.map(row => String(row.valeurSociete).replace('.', ',')))
    expect(cells.map(row => row[place('username')])).toContain(`'${formulaName}`)
  })

  it.each([
    ...['fr', 'de', 'es', 'id'].map(lang => [`?lang=${lang}`, 'en', ';', ',']),
    ...['en', 'en-GB', 'zh', 'ar'].map(lang => [`?lang=${lang}`, 'fr', ',', '.']),
    ['', 'fr-CA,en;q=0.5', ';', ','],
    ['', 'de-AT', ';', ','],
    ['', 'en-GB,fr;q=0.5', ',', '.'],
    ['', '*', ';', ','],
    ['', '*;q=0.5', ';', ','],
  ])(
    'have the format of the language that %j or the browser (%s) requests',
    async (query, accept, separator, mark) => {
      for (const kind of ['results', 'ranking', 'attendance']) {
        const answer = await exported(kind, query, 'admin', { 'accept-language': accept ?? '' })
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
        const [head = '', ...rows] = bytes.toString('utf8').slice(1).split('\r\n')
        expect(head.split(separator ?? '').length).toBeGreaterThan(3)
        const price = rows.find(row => row.includes('joueur1'))?.match(/49[.,]5/)?.[0]
        if (kind !== 'attendance') expect(price).toBe(`49${mark}5`)
        expect(rows.join('\n')).toContain(fullWidthName)
        expect(rows.join('\n')).toContain(`'${formulaName}`)
      }
    },
  )

  it('are sent as a download with a name that cannot break the header', async () => {
    const answer = await exported('results', '?format=csv&lang=en')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Resultats - Ete_ B 1.csv"; filename*=UTF-8''R%C3%A9sultats%20-%20%C3%89t%C3%A9%3B%20B%201.csv`,
    )
  })
})

it('the ranking is that of the last simulated round, and the attendance shows who decided when', async () => {
  const ranking = await lines(await exported('ranking', '?lang=en'))
  expect(ranking).toHaveLength(5)
  expect(ranking.slice(1).map(row => row.split(',')[0])).toEqual(['1', '1', '1', '4'])
  expect(await lines(await exported('attendance', '?lang=en'))).toEqual([
    '\ufeffJoueur,T1,T2,T3 (en cours)',
    'joueur1,1,0,en cours',
    'joueur2,0,0,en cours',
    `'${formulaName},0,0,en cours`,
    `'${fullWidthName},0,0,en cours`,
  ])
})

it('results and ranking name the place of each company, who held it, and no member of a team', async () => {
  const { id, companies } = await aGame(server, { players: ['joueur1', 'joueur2'] })
  await inTeams(server, id)
  const [own = 0, other = 0] = companies.map(company => company.id)
  await admin('changeSeat', { params: { id: own }, body: { name: 'Les Bleus' } })
  await admin('changeSeat', { params: { id: other }, body: { kind: 'vacant', name: 'Les Verts' } })
  await admin('passAndOpenRound', { params: { gameId: id } })
  for (const kind of ['results', 'ranking']) {
    const answer = await server.fetch(`/api/v1/games/${id}/exports/${kind}?lang=fr`, { as: 'admin' })
    const [head = '', ...rows] = await lines(answer)
    const labels = head.replace('\ufeff', '').split(';')
    const cells = rows.map(row => {
      const values = row.split(';')
      return ['Joueur', 'Place', 'Tenue par', 'Classement des joueurs'].map(
        label => values[labels.indexOf(label)],
      )
    })
    expect(cells).toEqual([
      ['Les Bleus', '1', 'joueurs', '1'],
      ['Les Verts', '2', 'personne', ''],
    ])
    expect(rows.join()).not.toContain('joueur1')
    const userId = labels.indexOf('Identifiant du joueur')
    if (kind === 'results') expect(rows.map(row => row.split(';')[userId])).toEqual(['0', '0'])
  }
})

it('a game without results exports labels only', async () => {
  const { id } = await aGame(server, { players: ['joueur1'] })
  for (const kind of ['results', 'ranking']) {
    const answer = await server.fetch(`/api/v1/games/${id}/exports/${kind}`, { as: 'admin' })
    expect(await lines(answer)).toHaveLength(1)
  }
})

describe('results as a workbook', () => {
  it('contain typed cells under a frozen bold header, and no formula', async () => {
    const answer = await exported('results', '?format=xlsx')
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml.sheet$/)
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(sheet.match(/<row /g)).toHaveLength(9)
    expect(sheet).not.toContain('<f>')
    const texts = files.get('xl/sharedStrings.xml') ?? sheet
    expect(texts).toContain(formulaName)
    expect(sheet.match(/<c r="E2"[^>]*t="(s|inlineStr)"/)).not.toBeNull()
    const [last] = await admin('listGameResults', { params: { gameId } })
    expect(sheet).toContain(`<v>${last?.valeurSociete}</v>`)
    expect(files.get('xl/styles.xml')).toContain('<b/>')
  })
})

describe('exports', () => {
  it('are allowed for administrators of the game only', async () => {
    const statuses = async (as: string) => (await exported('results', '', as)).status
    expect(await statuses('superadmin')).toBe(200)
    expect(await statuses('joueur1')).toBe(403)
    const foreign = await aGame(server, { administrators: [] })
    const answer = await server.fetch(`/api/v1/games/${foreign.id}/exports/results?format=pdf`, {
      as: 'admin',
    })
    expect(answer.status).toBe(403)
    expect((await server.fetch(`/api/v1/games/${gameId}/exports/results`)).status).toBe(401)
  })

  it('are refused in an unknown format, of an unknown kind or for an unknown game', async () => {
    expect((await exported('results', '?format=pdf')).status).toBe(422)
    expect((await exported('secrets')).status).toBe(404)
    expect((await server.fetch('/api/v1/games/999999/exports/results', { as: 'admin' })).status).toBe(404)
  })
})

/** Reads the files of a ZIP archive as text, by its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + packed)
    files.set(name, (method === 8 ? inflateRawSync(data) : data).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}
