/** For each table, the query for the games whose revision must be raised when a row is written; it may find none. */
const gamesOf: [table: string, events: string, games: string][] = [
  ['rounds', 'insert or update or delete', 'select coalesce(new.game_id, old.game_id)'],
  ['companies', 'insert or delete', 'select coalesce(new.game_id, old.game_id)'],
  ['company_members', 'insert or update or delete', 'select coalesce(new.game_id, old.game_id)'],
  ['game_criteria', 'insert or update or delete', 'select coalesce(new.game_id, old.game_id)'],
  ['quarter_results', 'update', 'select new.game_id'],
  ['company_consents', 'insert or update', 'select new.game_id'],
  ['debrief_notes', 'insert or update', 'select new.game_id'],
  [
    'users',
    'update',
    'select game_id from company_members where user_id = new.id and (new.username, new.image) is distinct from (old.username, old.image)',
  ],
  ['products', 'update', 'select id from games where product_id = new.id'],
  [
    'journals',
    'insert or update or delete',
    `select game_id from companies where game_id = coalesce(new.game_id, old.game_id)
      and id = coalesce(new.company_id, old.company_id) and companies.xmin <> pg_current_xact_id()::xid`,
  ],
]

const companiesOf = ['saved_decisions', 'company_locks', 'company_approvals', 'company_proposals']
const catalogue = ['menus', 'items', 'item_descriptions']

/**
 * Returns SQL statements that make a database refuse the commit of a transaction which wrote what users are shown
 * without raising the revision for it (`platform/db/revisions.ts`). Every test database has these triggers, and
 * no other, so that every call of the tests is checked. A row stores the transaction that last wrote it in `xmin`: the
 * revision was raised if that is the current one.
 */
export function revisionGuard(): string {
  const mine = 'pg_current_xact_id()::xid'
  return [
    'create schema guard',
    ...gamesOf.map(([table, events, games]) =>
      guarding(
        table,
        events,
        `exists (select from games where id in (${games}) and xmin <> ${mine})`,
        'raiseGameRevisions',
      ),
    ),
    ...companiesOf.map(table =>
      guarding(
        table,
        'insert or update or delete',
        `exists (select from companies where game_id = coalesce(new.game_id, old.game_id)
          and id = coalesce(new.company_id, old.company_id) and xmin <> ${mine})`,
        'raiseCompanyRevisions',
      ),
    ),
    ...catalogue.map(table =>
      guarding(
        table,
        'insert or update or delete',
        `exists (select from settings where key = 'catalogueRevision' and xmin <> ${mine})`,
        'raiseCatalogue',
      ),
    ),
    guarding('games', 'update', 'new.revision <= old.revision', 'raiseGameRevisions'),
  ].join(';\n')
}

function guarding(table: string, events: string, isForgotten: string, remedy: string): string {
  return `create function guard.${table}() returns trigger language plpgsql as $$ begin
      if ${isForgotten} then
        raise exception 'a transaction wrote to ${table} without raising the revision: call ${remedy} of revisions.ts in it';
      end if;
      return null;
    end $$;
    create constraint trigger revision_guard after ${events} on ${table} deferrable initially deferred
      for each row execute function guard.${table}()`
}
