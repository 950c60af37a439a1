import type { Client } from '@trimestre/contract/client'
import { ApiError } from '@trimestre/contract/client'
import type { Conflict } from '@trimestre/contract/errors'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { patiently } from '../../testing/patience.ts'
import { decisionChanges } from './platform/db/schema.ts'
import { anAccount } from './testing/build-game.ts'
import { aTeam, markAbsent, playInTeams, type Team } from './testing/build-team.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Six members edit one sheet at the same time, each with the versions they last read, through two processes.

const members = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'].map(name => `membre-${name}`)
const editCount = includesPart('campaigns') ? 200 : 40

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const name of members) await anAccount(server, name)
})
afterAll(() => server.stop())

const keys = ['prixVente', 'creditT1', 'creditT2'] as const

/** The same numbers in each run, so that a failure can be repeated; the processes decide in which order they arrive. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Outcome = { accepted: number; refused: number; conflicts: Conflict[] }

/** Edits one or two values at a time, and reads the versions from each answer. */
async function edit(client: Client, { roundId, companyId }: Team, seed: number): Promise<Outcome> {
  const random = randomNumbers(seed)
  const versions: Record<string, number> = {}
  const outcome: Outcome = { accepted: 0, refused: 0, conflicts: [] }
  for (let count = 0; count < editCount; count += 1) {
    const first = random(keys.length)
    const chosen = keys.filter((_, index) => index === first || (index === first + 1 && random(2) === 0))
    const decisions = Object.fromEntries(chosen.map(key => [key, 1 + random(40)]))
    try {
      const params = { roundId, companyId, area: 'ventes' }
      const answer = await client('saveDecisions', { params, body: { decisions, versions } })
      for (const { name, version } of answer) versions[name] = version
      outcome.accepted += 1
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'decisions/changed') throw error
      for (const { name, theirs } of error.conflicts) versions[name] = theirs.version
      outcome.refused += 1
      outcome.conflicts.push(...error.conflicts)
    }
  }
  return outcome
}

it('ends as the journal says, and every refusal names both values', {
  timeout: patiently(240_000),
}, async () => {
  const team = await aTeam(server, members)
  const clients = await Promise.all(members.map(name => server.client(name)))
  const outcomes = await Promise.all(clients.map((client, index) => edit(client, team, index + 1)))

  const sum = (name: 'accepted' | 'refused') => outcomes.reduce((total, each) => total + each[name], 0)
  expect(sum('accepted') + sum('refused')).toBe(members.length * editCount)
  expect(sum('refused')).toBeGreaterThan(0)
  for (const { yours, theirs } of outcomes.flatMap(({ conflicts }) => conflicts)) {
    expect(theirs.value).not.toBe(yours.value)
    expect(theirs.version).toBeGreaterThan(yours.basedOn)
    expect(members).toContain(theirs.by?.name)
    expect(theirs.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  }

  const lines = await server.context.db
    .select()
    .from(decisionChanges)
    .where(eq(decisionChanges.companyId, team.companyId))
    .orderBy(asc(decisionChanges.id))
  const replayed = new Map<string, { value: number; version: number }>()
  for (const { key, before, after, version, outcome } of lines) {
    const current = replayed.get(key)
    expect(before).toBe(current?.value ?? null)
    if (outcome === 'refused') continue
    expect(version).toBe((current?.version ?? 0) + 1)
    replayed.set(key, { value: after, version })
  }
  const { areas } = await (clients[0] as Client)('getDecisionSheet', { params: { id: team.companyId } })
  const shown = (areas.ventes ?? []).filter(({ version }) => version > 0)
  expect(new Map(shown.map(({ name, value, version }) => [name, { value, version }]))).toEqual(replayed)
})

it('contrary acts at the same time wait for each other and all have an answer', async () => {
  const team = await aTeam(server, members)
  await playInTeams(server, team.gameId, { submission: 'majority' })
  const params = { id: team.companyId }
  const [admin, ...clients] = await Promise.all(['admin', ...members].map(name => server.client(name)))
  const acts = Array.from({ length: 60 }, (_, index): Promise<unknown> => {
    const client = clients[index % clients.length] as Client
    const kinds = [
      () => markAbsent(server, team.gameId, members[index % members.length] ?? ''),
      () => savePrice(client, team, 40 + index),
      () => client('lockCompany', { params }),
      () => client('unlockCompany', { params }),
      () => proposeAndAccept(client, params, index),
      () => admin?.('changeSeat', { params, body: { kind: index % 2 === 0 ? 'out' : 'human' } }),
      () => client('signalPresence', { params, body: { area: 'ventes' } }),
    ]
    return Promise.resolve(kinds[index % kinds.length]?.())
  })
  const outcomes = await Promise.allSettled(acts)
  const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(failures.filter(error => !(error instanceof ApiError) || error.status >= 500)).toEqual([])
})

const savePrice = (client: Client, { roundId, companyId }: Team, prixVente: number) =>
  client('saveDecisions', {
    params: { roundId, companyId, area: 'ventes' },
    body: { decisions: { prixVente } },
  })

async function proposeAndAccept(client: Client, params: { id: number }, budgetRD: number): Promise<void> {
  const body = { title: 'Recherche', decisions: { budgetRD } }
  const { id: proposalId } = await client('createProposal', { params, body })
  await client('acceptProposal', { params: { ...params, proposalId } })
}
