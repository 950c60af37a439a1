import type pg from 'pg'
import { listParameter } from '../../platform/db/prepared.ts'
import { askedGames } from './inputs-repo.ts'

/*
 * What becomes of journals when quarters close, open again or are computed again. A journal belongs to a version of its
 * quarter; that of an open quarter has the version that the pass will compute.
 */

const freezeQuery = {
  name: 'freeze-journals',
  text: `update journals set frozen_at = clock_timestamp()
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}, ${listParameter(3, 'int')})
      as closing (game, round, version)
    where journals.game_id = game and journals.round_id = round and journals.version = closing.version`,
}

/** Closes the expectations and predictions of the rounds that close with these versions. */
export async function freezeJournals(
  client: pg.ClientBase,
  closings: readonly { gameId: number; roundId: number; version: number }[],
): Promise<void> {
  if (closings.length === 0) return
  const values = [
    closings.map(({ gameId }) => gameId),
    closings.map(({ roundId }) => roundId),
    closings.map(({ version }) => version),
  ]
  await client.query({ ...freezeQuery, values })
}

const giveBackQuery = {
  name: 'give-back-journals',
  text: `update journals set version = journals.version + 1, frozen_at = null
    from ${askedGames} join rounds r on r.game_id = asked.game_id and r.state = 'hidden'
    where journals.game_id = r.game_id and journals.round_id = r.id and journals.version = r.computed_version`,
}

/** Gives back the journals of the hidden rounds of these games, which are about to be open again. */
export async function giveBackJournals(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...giveBackQuery, values: [gameIds] })
}

const copied = (version: string, frozenAt: string, from: string): string => `
  insert into journals (game_id, company_id, round_id, version, before, after, change, demande, liquidites, resultat_net,
    authors, revs, frozen_at)
  select j.game_id, j.company_id, j.round_id, ${version}, j.before, j.after, j.change, j.demande, j.liquidites,
    j.resultat_net, j.authors, j.revs, ${frozenAt}
  from ${from}
  on conflict do nothing`

const carryQuery = {
  name: 'carry-journals',
  text: copied(
    'r.computed_version',
    'j.frozen_at',
    `${askedGames} join rounds r on r.game_id = asked.game_id and r.state = 'published' and r.version <> r.computed_version
      join journals j on j.game_id = r.game_id and j.round_id = r.id and j.version = r.version`,
  ),
}

/**
 * Copies the journals of the published rounds of these games that were computed again to the new versions, which are about
 * to be published: what was predicted is measured against the new figures, and the entry of the first version stays.
 */
export async function carryJournals(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...carryQuery, values: [gameIds] })
}

/** Copies the journals of a published round to the version that it is played in again; the first entries stay. */
export async function copyJournals(
  client: pg.ClientBase,
  {
    gameId,
    id,
    version,
    versionCount,
  }: { gameId: number; id: number; version: number; versionCount: number },
): Promise<void> {
  const text = copied('$4', 'null', 'journals j where j.game_id = $1 and j.round_id = $2 and j.version = $3')
  await client.query(text, [gameId, id, version, versionCount + 1])
}

/** Deletes the journals of quarters that were never closed: nothing would tell them from those of the epoch that begins. */
export async function discardJournals(client: pg.ClientBase, gameId: number): Promise<void> {
  await client.query('delete from journals where game_id = $1 and frozen_at is null', [gameId])
}
