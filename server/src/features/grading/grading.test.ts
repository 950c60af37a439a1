import type { ApiError, Client } from '@trimestre/contract/client'
import type { GradeRow, GradeScheme } from '@trimestre/contract/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { aTeam, changeGame, endMembership, seatMember } from '../../testing/build-team.ts'
import { aComponent, aGradingScheme } from '../../testing/grading-scheme.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// joueur1 and joueur2 share a company; joueur3 is a rival.

let server: TestServer
let admin: Client
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = roundActs(admin)
})
afterAll(() => server.stop())

const idOf = async (username: string) => (await server.session(username)).user.id
const aClass = () => aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'] })

const preview = (id: number, scheme?: GradeScheme) =>
  admin('previewGrading', { params: { id }, query: { lang: 'fr' }, body: scheme ? { scheme } : {} })

const rowOf = (rows: readonly GradeRow[], username: string): GradeRow => {
  const row = rows.find(each => each.username === username)
  if (row === undefined) throw new Error(`${username} is not graded`)
  return row
}
const partOf = (row: GradeRow, key: string) => row.components.find(each => each.key === key)

const violationsOf = ({ status, violations }: ApiError) => [
  status,
  ...(violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`),
]
const only = (kind: GradeScheme['components'][number]['kind'], given = {}) =>
  aGradingScheme({ components: [aComponent({ key: kind, kind, ...given })] })

describe('the scheme of a game', () => {
  it('is the default one until staff write another, whose gaps are filled', async () => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const before = await admin('getGrading', { params: { id } })
    expect(before).toMatchObject({ rev: 0, isDefault: true, lastChange: null, warnings: [] })
    expect(before.scheme.components.map(({ key, weight }) => `${key} ${weight}`)).toEqual([
      'thresholds 30',
      'plan 20',
      'quiz 20',
      'journal 15',
      'engagement 15',
    ])
    const body = { ...only('value', { normalisation: 'minmax' }), acceptRank: true, rev: 0 }
    const written = await admin('updateGrading', { params: { id }, body })
    expect(written).toMatchObject({ rev: 1, isDefault: false, lastChange: { by: { username: 'admin' } } })
    expect(written.warnings).toEqual([
      { code: 'relative', component: 'value' },
      { code: 'rank', component: null },
    ])
    expect(await admin('getGrading', { params: { id } })).toEqual(written)
    expect(await refusedWith(admin('updateGrading', { params: { id }, body }))).toBe('409 grading/changed')
  })

  it.each<[string, GradeScheme, string[]]>([
    [
      'weights that sum to 99 (G4)',
      aGradingScheme({ components: [aComponent({ weight: 99 })] }),
      ['components validation/weights-sum'],
    ],
    [
      'a key twice',
      aGradingScheme({ components: [aComponent({ weight: 50 }), aComponent({ weight: 50 })] }),
      ['components[1].key validation/taken'],
    ],
    [
      'a value in BA as a score',
      aGradingScheme({
        components: [aComponent({ weight: 60 }), aComponent({ key: 'v', kind: 'value', weight: 40 })],
      }),
      ['components[1].normalisation validation/choice'],
    ],
    [
      'a range without width',
      only('plan', { normalisation: 'linear', low: 50, high: 50 }),
      ['components[0].high validation/out-of-bounds'],
    ],
    [
      'a grade by rank alone',
      only('value', { normalisation: 'percentile' }),
      ['acceptRank validation/rank-alone'],
    ],
    [
      'a table that does not fall to 0',
      aGradingScheme({
        scale: {
          kind: 'table',
          table: [
            { min: 50, label: 'Oui' },
            { min: 50, label: 'Presque' },
            { min: 10, label: 'Non' },
          ],
        },
      }),
      ['scale.table[1].min validation/out-of-bounds', 'scale.table[2].min validation/out-of-bounds'],
    ],
    ['no quarter at all', aGradingScheme({ quarters: [] }), ['quarters validation/empty']],
    [
      'an unknown quiz',
      only('quiz', { options: { quizzes: [999_999] } }),
      ['components[0].options.quizzes[0] validation/reference'],
    ],
    [
      'an unknown peer evaluation',
      aGradingScheme({ peerRound: 999_999 }),
      ['peerRound validation/reference'],
    ],
  ])('is refused with %s, and nothing is stored', async (_, scheme, violations) => {
    const { id } = await aGame(server, { players: ['joueur1'] })
    const params = { id }
    expect(violationsOf(await refusalOf(admin('updateGrading', { params, body: scheme })))).toEqual([
      422,
      ...violations,
    ])
    expect(violationsOf(await refusalOf(preview(id, scheme)))).toEqual([422, ...violations])
    expect((await admin('getGrading', { params })).isDefault).toBe(true)
  })
})

describe('a preview', () => {
  it('measures people and companies in the counted quarters, and stores nothing', async () => {
    const { gameId, companyId } = await aClass()
    const first = await savePrice(server, 'joueur1', gameId, 52)
    expect(first).toBeDefined()
    const player = await server.client('joueur1')
    const predictions = { demande: 2800, liquidites: 40_000, resultatNet: 1000 }
    await player('writeJournal', { params: { id: companyId, roundNb: 2 }, body: { predictions } })
    await acts.pass0(gameId)
    await acts.pass0(gameId)
    const { rows, quarters, distribution } = await preview(gameId)
    expect(quarters.map(({ round, quarter, version }) => [round, quarter, version])).toEqual([
      [2, 1, 1],
      [3, 2, 1],
    ])
    expect(rows.map(({ username }) => username)).toEqual(['joueur1', 'joueur2', 'joueur3'])
    expect(distribution.n).toBe(3)
    const [one, two] = [rowOf(rows, 'joueur1'), rowOf(rows, 'joueur2')]
    expect(partOf(one, 'engagement')).toMatchObject({ num: 1, den: 2, raw: 50, score: 50, team: false })
    expect(partOf(two, 'engagement')).toMatchObject({ num: 0, den: 2, raw: 0, score: 0 })
    const { entries } = await player('getJournal', { params: { id: companyId } })
    const { scores, done } = entries.find(({ round }) => round === 2) ?? {}
    expect(done?.predictions).toBe(true)
    for (const row of [one, two]) {
      expect(partOf(row, 'plan')).toMatchObject({ num: scores?.quarter, den: 100, team: true })
      expect(partOf(row, 'journal')).toMatchObject({ num: 1, den: 8, raw: 12.5, score: 12.5 })
      expect(partOf(row, 'quiz')).toMatchObject({ den: 0, raw: null, missing: true, contribution: null })
    }
    expect(partOf(one, 'thresholds')).toEqual(partOf(two, 'thresholds'))
    expect(partOf(rowOf(rows, 'joueur3'), 'plan')).toMatchObject({ missing: true })
    const ofSecond = await preview(gameId, { ...only('engagement'), quarters: [2] })
    expect(ofSecond.quarters.map(({ quarter }) => quarter)).toEqual([2])
    expect((await admin('getGrading', { params: { id: gameId } })).isDefault).toBe(true)
  })

  it('compares the figures of published results with thresholds, values and earlier quarters', async () => {
    const { game, gameId } = await aClass()
    for (let quarter = 0; quarter < 3; quarter += 1) await acts.pass0(gameId)
    const companyId = game.companies[1]?.id ?? 0
    const listed = await admin('listCompanyResults', { params: { id: companyId } })
    const figures = listed['hydra:member'].toSorted((a, b) => a.round.roundNb - b.round.roundNb)
    expect(figures).toHaveLength(3)
    const { rows } = await preview(
      gameId,
      aGradingScheme({
        components: [
          aComponent({ key: 'thresholds', kind: 'thresholds', weight: 40 }),
          aComponent({ key: 'progress', kind: 'progress', weight: 30 }),
          aComponent({ key: 'value', kind: 'value', weight: 30, normalisation: 'linear' }),
        ],
      }),
    )
    const row = rowOf(rows, 'joueur3')
    const profit = figures.reduce((sum, { resultatNet }) => sum + resultatNet, 0) >= 0
    const cash = figures.every(({ liquidites }) => liquidites >= 0)
    const noRescue = figures.every(({ pretUrgence }) => pretUrgence === 0)
    const [sold, demand] = [
      figures.reduce((sum, each) => sum + each.nombreProduitVendu, 0),
      figures.reduce((sum, each) => sum + each.demande, 0),
    ]
    const points = 2 * Number(profit) + Number(cash) + Number(noRescue) + Number(sold * 100 >= demand * 90)
    expect(partOf(row, 'thresholds')).toMatchObject({ num: points, den: 5 })
    const better = figures.filter(({ resultatNet }, index) => {
      const before = figures[index - 1]
      return before !== undefined && resultatNet > before.resultatNet
    })
    expect(partOf(row, 'progress')).toMatchObject({ num: better.length, den: 2 })
    expect(partOf(row, 'value')).toMatchObject({ raw: figures[2]?.valeurSociete, den: 1 })
  })

  it('grades who is a member or was one at the close of a counted quarter, and neither observers nor computers', async () => {
    const { gameId, companyId } = await aClass()
    await changeGame(server, gameId, '')
    await acts.pass0(gameId)
    await endMembership(server, gameId, 'joueur2')
    await seatMember(server, { gameId, companyId }, 'joueur4', { kind: 'observer' })
    await admin('addComputers', {
      params: { id: gameId },
      body: { computers: [{ level: 1, temperament: 'prudent' }] },
    })
    const { rows } = await preview(gameId)
    expect(rows.map(({ username }) => username)).toEqual(['joueur1', 'joueur2', 'joueur3'])
    expect(rowOf(rows, 'joueur2').companyId).toBe(companyId)
  })

  it('counts neither hidden quarters nor practice', async () => {
    const { gameId } = await aClass()
    await acts.hold(gameId)
    await acts.close(gameId)
    const { quarters, rows, warnings } = await preview(gameId)
    expect(quarters).toEqual([])
    expect(rows.every(({ total }) => total === null)).toBe(true)
    expect(warnings).toContainEqual({ code: 'nothing-measured', component: null })
  })
})

describe('marks and adjustments', () => {
  const marksOf = async (
    gameId: number,
    given: { mark?: number | null; excused?: boolean }[],
    component = 'oral',
  ) => {
    const ids = await Promise.all(['joueur1', 'joueur2', 'joueur3'].map(idOf))
    const marks = given.map((each, index) => ({ userId: ids[index] ?? 0, ...each }))
    return admin('writeGradeMarks', { params: { id: gameId }, body: { component, marks } })
  }

  it('are part of the grade at once, and excused people keep the weight of their other parts', async () => {
    const { gameId } = await aClass()
    const components = [
      aComponent({ weight: 40 }),
      aComponent({ key: 'dossier', weight: 60, label: 'Dossier' }),
    ]
    await admin('updateGrading', {
      params: { id: gameId },
      body: { ...aGradingScheme({ components }), missing: 'zero' },
    })
    await marksOf(gameId, [{ mark: 66.66 }, { mark: 50, excused: true }, { mark: 10 }])
    const stored = await marksOf(gameId, [{ mark: 80 }, { mark: 90 }, { mark: 55.5 }], 'dossier')
    expect(stored.map(({ mark }) => mark)).toEqual([80, 90, 55.5])
    const { rows } = await preview(gameId)
    expect(rows.map(({ total, grade }) => [total, grade])).toEqual([
      [74.664, 14.93],
      [90, 18],
      [37.3, 7.46],
    ])
    expect(partOf(rowOf(rows, 'joueur2'), 'oral')).toMatchObject({
      excused: true,
      missing: false,
      score: null,
    })
    await marksOf(gameId, [{ mark: null }, { excused: false }])
    const after = (await preview(gameId)).rows
    expect(after.map(({ total }) => total)).toEqual([48, 74, 37.3])
  })

  it('are refused all together when one is impossible', async () => {
    const { gameId } = await aClass()
    const refused = async (call: Promise<unknown>) => violationsOf(await refusalOf(call))
    expect(await refused(marksOf(gameId, [{ excused: true }, { mark: 50 }], 'quiz'))).toEqual([
      422,
      'marks[1].mark validation/choice',
    ])
    await admin('updateGrading', { params: { id: gameId }, body: aGradingScheme() })
    expect(await refused(marksOf(gameId, [{ mark: 50 }, { mark: 100.5 }]))).toEqual([
      422,
      'marks[1].mark validation/out-of-bounds',
    ])
    expect(await refused(marksOf(gameId, [{ mark: 50 }, { mark: 33.333 }]))).toEqual([
      422,
      'marks[1].mark validation/out-of-bounds',
    ])
    expect(await refused(marksOf(gameId, [{ mark: 50 }], 'rien'))).toEqual([
      422,
      'component validation/reference',
    ])
    const userId = await idOf('joueur4')
    const body = {
      component: 'oral',
      marks: [
        { userId: await idOf('joueur1'), mark: 50 },
        { userId, mark: 50 },
      ],
    }
    expect(await refused(admin('writeGradeMarks', { params: { id: gameId }, body }))).toEqual([
      422,
      'marks[1].userId validation/reference',
    ])
    expect((await preview(gameId)).rows.every(({ total }) => total === null)).toBe(true)
  })

  it('adjust the final grade alone, by steps and with a reason, until 0 takes them back', async () => {
    const { gameId } = await aClass()
    const scale = { kind: 'number', max: 20, step: 0.5 } as const
    await admin('updateGrading', { params: { id: gameId }, body: aGradingScheme({ scale }) })
    await marksOf(gameId, [{ mark: 71 }, { mark: 99 }])
    const params = { id: gameId, userId: await idOf('joueur1') }
    const adjust = (amount: number, reason?: string) =>
      admin('adjustGrade', { params, body: { amount, reason } })
    const reason = 'Présentation orale'
    expect(violationsOf(await refusalOf(adjust(0.25, reason)))).toEqual([422, 'amount validation/step'])
    expect(violationsOf(await refusalOf(adjust(20.5, reason)))).toEqual([
      422,
      'amount validation/out-of-bounds',
    ])
    expect(violationsOf(await refusalOf(adjust(1)))).toEqual([422, 'reason validation/required'])
    expect(violationsOf(await refusalOf(adjust(1, 'Bien')))).toEqual([422, 'reason validation/required'])
    const elsewhere = { params: { ...params, userId: await idOf('joueur4') }, body: { amount: 1, reason } }
    expect(await refusedWith(admin('adjustGrade', elsewhere))).toBe('404 request/not-found')
    const { adjustment } = await adjust(-1.5, reason)
    expect(adjustment).toMatchObject({ amount: -1.5, reason, by: { username: 'admin' } })
    const row = rowOf((await preview(gameId)).rows, 'joueur1')
    expect(row).toMatchObject({ total: 71, grade: 14, adjustment, final: 12.5 })
    await adjust(0)
    expect(rowOf((await preview(gameId)).rows, 'joueur1')).toMatchObject({ adjustment: null, final: 14 })
  })
})
