import { AsyncLocalStorage } from 'node:async_hooks'
import type { EndpointName } from '@trimestre/contract/routes'
import type { Transaction } from './db/database.ts'
import { auditEntries } from './db/tables/operation.ts'

/** A write call of an administrator, as the audit records it; passed through the services to the call's transaction. */
export type AuditedAction = {
  call: EndpointName
  userId: number
  role: string
  requestId: string
  game: { id: number; name: string } | null
  details: Record<string, unknown>
}

type Scope = { action: AuditedAction; isRecorded: boolean }

const scopes = new AsyncLocalStorage<Scope>()

/** Runs a write of an administrator; the first transaction in it that commits adds the audit entry. */
export const runAudited = <T>(action: AuditedAction, work: () => T): T =>
  scopes.run({ action, isRecorded: false }, work)

/** Returns the action in progress, as plain data that can be sent to another thread. */
export const currentAction = (): AuditedAction | undefined => scopes.getStore()?.action

/** Sets the game that the action is about; only the first call has an effect. */
export function setAuditedGame({ id, name }: { id: number; name: string }): void {
  const action = currentAction()
  if (action) action.game ??= { id, name }
}

/** Inserts the audit entry of an action in the transaction that performs the action. */
export async function insertAuditEntry(tx: Transaction, { game, ...action }: AuditedAction): Promise<void> {
  await tx.insert(auditEntries).values({ ...action, gameId: game?.id ?? null, gameName: game?.name ?? null })
}

/** Wraps the work of a transaction so that it records the action in progress, once per action. */
export function withAudit<T>(work: (tx: Transaction) => Promise<T>): {
  work: (tx: Transaction) => Promise<T>
  committed(): void
} {
  const scope = scopes.getStore()
  if (scope === undefined || scope.isRecorded) return { work, committed: () => undefined }
  return {
    work: async tx => {
      const outcome = await work(tx)
      await insertAuditEntry(tx, scope.action)
      return outcome
    },
    committed: () => {
      scope.isRecorded = true
    },
  }
}

/** Fields whose values describe the action and contain no personal data. */
const auditedFields = new Set([
  ...[
    'name',
    'title',
    'nbTurns',
    'levelMax',
    'levelGame',
    'phase',
    'private',
    'typePassage',
    'hour',
    'id_product',
  ],
  ...['date', 'heure', 'minute', 'nbTour', 'nbTrimestre', 'frequency', 'privacy', 'event', 'game', 'menu'],
  ...['mode', 'sizeMin', 'sizeMax', 'teamsMax', 'formation', 'submission', 'submissionRole', 'contributions'],
  ...['size', 'count', 'by', 'seed'],
  ...[
    'kind',
    'active',
    'move',
    'enabled',
    'role',
    'impact',
    'eventDate',
    'fields',
    'retentionMonths',
    'expected',
    'dryRun',
    'absence',
    'key',
    'firstAt',
    'step',
    'debriefForPlayers',
    'round',
  ],
])

/**
 * Returns the details of an audit entry: the call's identifiers and settings, and the names of other changed fields.
 */
export function detailsOf(params: unknown, query: unknown, body: unknown): Record<string, unknown> {
  const details: Record<string, unknown> = { ...(params ?? {}), ...pickAudited(query) }
  if (Array.isArray(body)) return { ...details, count: body.length }
  const others = Object.keys(isObject(body) ? body : {}).filter(
    key => !auditedFields.has(key) && fieldName.test(key),
  )
  return { ...details, ...pickAudited(body), ...(others.length > 0 && { changed: others.slice(0, 50) }) }
}

const fieldName = /^[@\w]{1,40}$/
const plainText = /^[^\p{C}]{0,255}$/u

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function pickAudited(given: unknown): Record<string, unknown> {
  if (!isObject(given)) return {}
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => auditedFields.has(key) && (isPlain(value) || isNumbers(value)),
    ),
  )
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && plainText.test(value))

/** Whether the value is an object of coefficients by name. */
const isNumbers = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, number]) => fieldName.test(name) && typeof number === 'number')
