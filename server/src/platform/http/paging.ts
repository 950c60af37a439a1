import type { FastifyReply } from 'fastify'
import { invalid, violation } from './refusal.ts'

const itemsPerPageDefault = 25
const itemsPerPageMax = 100

/** Whether the query requests one page of a collection. */
export const hasPage = (query: unknown): boolean => (query as { page?: unknown } | null)?.page !== undefined

/**
 * Returns the page of a collection that `?page=` requests and sets X-Total-Count; returns all of it without `?page=`.
 */
export function pageOf<T>(items: T[], query: unknown, reply: FastifyReply): T[] {
  const { page, itemsPerPage } = (query ?? {}) as { page?: unknown; itemsPerPage?: unknown }
  if (page === undefined) return items
  const number = readNumber('page', page, Number.MAX_SAFE_INTEGER)
  const size =
    itemsPerPage === undefined
      ? itemsPerPageDefault
      : readNumber('itemsPerPage', itemsPerPage, itemsPerPageMax)
  reply.header('x-total-count', String(items.length))
  return items.slice((number - 1) * size, number * size)
}

function readNumber(name: string, given: unknown, max: number): number {
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (value >= 1 && value <= max) return value
  throw invalid([violation(name, 'out-of-bounds')])
}
