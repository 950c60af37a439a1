import type { Computer, Seat } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http/http.ts'
import { firstFreeComputerNames } from './names.ts'
import { presentSeats } from './present-seats.ts'
import { listCompanies } from './repo.ts'
import { openSeat, refuseFinished, type Seating, withSeating } from './seating.ts'

/** Adds seats that computers hold, with the first free names « Ordinateur n »: all of them or none. */
export async function addComputers(
  context: Context,
  caller: Caller,
  gameId: number,
  computers: readonly Computer[],
): Promise<Seat[]> {
  const seats = await context.db.transaction(async tx => {
    const added = await withSeating(tx, { gameId, actor: caller }, async seating => {
      await refuseFinished(seating)
      return openComputers(seating, computers)
    })
    const companies = await listCompanies(tx, [gameId])
    return presentSeats(
      tx,
      gameId,
      companies.filter(({ id }) => added.has(id)),
    )
  })
  context.log.info('company.computers', { user: caller.id, game: gameId, count: seats.length })
  return seats
}

/** Opens a seat for each of these computers, in their order; returns the ids of their companies. */
export async function openComputers(
  seating: Seating,
  computers: readonly Computer[],
): Promise<ReadonlySet<number>> {
  const names = await firstFreeComputerNames(seating.tx, seating.game.id, computers.length)
  const opened = new Set<number>()
  for (const [index, computer] of computers.entries()) {
    const { id } = await openSeat(seating, { name: names[index] ?? null, kind: 'computer', computer })
    opened.add(id)
  }
  return opened
}
