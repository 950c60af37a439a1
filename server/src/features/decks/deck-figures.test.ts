import type { Client } from '@trimestre/contract/client'
import type { Debrief, DeckFormat } from '@trimestre/contract/debrief'
import type { Game } from '@trimestre/contract/games'
import { teachingTexts } from '@trimestre/contract/teaching-texts/index'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { faultsOf } from '../../testing/deck-faults.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type DeckSource, deckOfDebrief } from './deck-of-debrief.ts'
import { dayIn, writeDeck } from './service.ts'

/** The clock stands still: the day is a part of each file. */
const moment = new Date()
const players = ['joueur1', 'joueur2', 'joueur3']
/** Without numbers, since every number of a file is looked for in the answers. */
const names = { class: 'Cours du soir', replayed: 'Cours rejoué' }

let server: TestServer
let admin: Client
let played: { game: Game; ownId: number }

beforeAll(async () => {
  server = await startTestServer({ now: () => moment, isAlone: true })
  admin = await server.client('admin')
  // At the second level, model answers are worked out in figures.
  const { id } = await aGame(server, { name: names.class, players, nbTurns: 8, levelGame: 2 })
  for (const factor of [1, 0.9, 1.1]) await playQuarter(id, factor)
  const game = await admin('getGame', { params: { id } })
  const own = game.companies.find(({ userCompany }) => userCompany.username === 'joueur1')
  played = { game, ownId: own?.id ?? 0 }
})
afterAll(() => server.stop())

async function savePrices(id: number, factor: number): Promise<void> {
  for (const [index, username] of players.entries())
    await savePrice(server, username, id, Math.round(([50, 62, 22][index] ?? 0) * factor))
}

async function playQuarter(id: number, factor: number): Promise<void> {
  await savePrices(id, factor)
  await admin('passAndOpenRound', { params: { gameId: id } })
}

const languages = ['fr', 'ar', 'zh'] as const
type Case = { of: 'class' | 'company'; scope: 'round' | 'game'; format: DeckFormat }
const cases = [
  { of: 'class', scope: 'round', format: 'pptx' },
  { of: 'class', scope: 'game', format: 'pdf' },
  { of: 'company', scope: 'round', format: 'pdf' },
  { of: 'company', scope: 'game', format: 'pptx' },
] as const satisfies readonly Case[]

/** Requests what the API answers, and makes a deck of nothing else. */
async function read(language: (typeof languages)[number], { of, scope }: Case, { game, ownId } = played) {
  const isClass = of === 'class'
  const client = isClass ? admin : await server.client('joueur1')
  const params = { id: isClass ? game.id : ownId }
  const [debriefCall, replayCall] = isClass
    ? (['getGameDebrief', 'getGameReplay'] as const)
    : (['getCompanyDebrief', 'getCompanyReplay'] as const)
  const names = isClass ? '1' : '0'
  const query = { lang: language, names, ranking: '1' } as const
  const debrief = await client(debriefCall, { params, query: { ...query, scope } })
  const replay = await client(replayCall, { params, query: { names } })
  const lettered = await client(replayCall, { params, query: { names: '0' } })
  const quarters: Debrief[] = []
  for (const { round } of replay.quarters)
    quarters.push(await client(debriefCall, { params, query: { ...query, round } }))
  const texts = await teachingTexts(language)
  const { site, config } = server.context
  const date = dayIn(language, moment, config.timezone)
  const source: DeckSource = {
    ...{ language, texts, debrief, replay, date },
    totalDemand: quarters.flatMap(({ facts }) =>
      Number(facts.find(({ kind }) => kind === 'market')?.figures.demandeTotale),
    ),
    letters: lettered.companies.map(({ label }) => label),
    name: isClass ? game.name : 'joueur1',
    hasNames: isClass,
    answers: 'appendix',
    addressOf({ companyId, round, figure }) {
      const why = `t=${round - 1}&why=${figure}`
      if (!isClass) return `${site.url()}/app/user/debrief?game=${game.id}&${why}`
      return companyId === null
        ? `${site.url()}/app/admin/games?game=${game.id}&tab=expert&columns=username,round,${figure.slice('result.'.length)}`
        : `${site.url()}/app/admin/company/${companyId}/debrief?${why}`
    },
  }
  return { source, answers: { language, texts, debrief, replay, quarters, date } }
}

const pathOf = ({ of, scope, format }: Case, language: string): string =>
  `/api/v1/${of === 'class' ? `games/${played.game.id}` : `companies/${played.ownId}`}/debrief/deck?` +
  `lang=${language}&scope=${scope}&format=${format}&answers=appendix&ranking=1&names=${of === 'class' ? 1 : 0}`

async function fileOf(path: string, as: string): Promise<string> {
  const response = await server.fetch(path, { as })
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer()).toString('latin1')
}

describe.each(languages)('in %s', language => {
  test.each(cases)('a $format of a $of ($scope) says what the API answers, and nothing else', async given => {
    const { source, answers } = await read(language, given)
    const deck = deckOfDebrief(source)
    expect(faultsOf(deck, answers)).toEqual([])
    const written = await writeDeck(server.context, deck, given.format)
    const sent = await fileOf(pathOf(given, language), given.of === 'class' ? 'admin' : 'joueur1')
    expect(sent === written.toString('latin1')).toBe(true)
  })

  test('another figure than the API answers is noticed', async () => {
    const { source, answers } = await read(language, cases[0])
    const { debrief, replay, totalDemand } = source
    const one = (text: string) => text.replace(/\d/, digit => String((Number(digit) + 1) % 10))
    const texts = <S extends { text: string }>(sentences: readonly S[]): S[] =>
      sentences.map(sentence => ({ ...sentence, text: one(sentence.text) }))
    const answersOf = () => debrief.questions.map(asked => ({ ...asked, answer: asked.answer.map(one) }))
    const changedReplay = (figure: 'prixVente' | 'valeurSociete') => {
      const rows = replay.series[figure].map(row => row.map(value => value && value + 1))
      return { replay: { ...replay, series: { ...replay.series, [figure]: rows } } }
    }
    const changes: Partial<DeckSource>[] = [
      { debrief: { ...debrief, facts: texts(debrief.facts) } },
      { debrief: { ...debrief, turningPoints: texts(debrief.turningPoints) } },
      { debrief: { ...debrief, questions: texts(debrief.questions) } },
      { debrief: { ...debrief, questions: answersOf() } },
      { totalDemand: totalDemand.map(demand => demand + 1) },
      changedReplay('prixVente'),
      changedReplay('valeurSociete'),
    ]
    for (const change of changes)
      expect(faultsOf(deckOfDebrief({ ...source, ...change }), answers)).not.toEqual([])
  })
})

test('nothing of a hidden, withdrawn or superseded quarter is in a file', async () => {
  const { hold, close, publish, lastId } = roundActs(admin)
  const own = await aGame(server, { name: names.replayed, players, nbTurns: 8 })
  for (const factor of [1, 0.9]) await playQuarter(own.id, factor)
  await hold(own.id)
  const { companies } = await admin('getGame', { params: { id: own.id } })
  const files = async () => {
    const found: string[] = []
    for (const [path, as] of [
      [`games/${own.id}/debrief/deck?scope=round&format=pdf`, 'admin'],
      [`games/${own.id}/debrief/deck?scope=game&format=pptx`, 'admin'],
      [`companies/${companies[0]?.id}/debrief/deck?scope=game&format=pdf`, 'joueur1'],
    ] as const)
      found.push(await fileOf(`/api/v1/${path}&ranking=1`, as))
    return found
  }
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.every((file, index) => file === other[index])
  const before = await files()
  await savePrices(own.id, 0.8)
  await close(own.id)
  expect(isSame(await files(), before)).toBe(true)
  const hidden = await server.fetch(`/api/v1/games/${own.id}/debrief/deck?round=4`, { as: 'admin' })
  expect(hidden.status).toBe(404)
  await publish(await lastId(own.id), { opensNext: true })
  const first = await files()
  expect(first.some((file, index) => file === before[index])).toBe(false)

  // A reopened quarter is withdrawn until its second version is published, which replaces the first one.
  const replayed = (await admin('getGame', { params: { id: own.id } })).rounds[3]?.id ?? 0
  const reason = 'Des prix mal saisis'
  await admin('reopenRound', { params: { id: replayed }, body: { reason, mode: 'replay', sheets: 'keep' } })
  expect(isSame(await files(), before)).toBe(true)
  await savePrices(own.id, 1.2)
  await close(own.id)
  expect(isSame(await files(), before)).toBe(true)
  await publish(await lastId(own.id), { opensNext: true })
  const second = await files()
  for (const file of second) expect([...before, ...first].includes(file)).toBe(false)
  const { source, answers } = await read('fr', cases[1], { game: own, ownId: 0 })
  expect(answers.debrief).toMatchObject({ quarter: 3, version: 2 })
  expect(faultsOf(deckOfDebrief(source), answers)).toEqual([])
})
