import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../domain/api.ts'
import type { Access } from '../../../../domain/staff/access-sheet.tsx'
import { accessesOf } from '../../../../domain/staff/class-list/accesses.ts'
import { csvOfRows, type ListRow } from '../../../../domain/staff/class-list/list-rows.ts'
import { gameAddress } from '../../../../domain/staff/game-address.ts'
import { marketBody, seasonsOf } from '../../../../domain/staff/market/market-settings.ts'
import { readCount } from '../../../../ui/number-text.ts'
import { type ClassFields, faultsOf, type ListedFault, professorList, shapeIn } from './class-plan.ts'

/** The list has invalid cells, and nothing was created. */
export class InvalidListError extends Error {
  readonly faults: ListedFault[]

  constructor(faults: ListedFault[]) {
    super('the list has faults')
    this.faults = faults
  }
}

export type ClassReady = {
  gameId: number
  gameName: string
  /** The professor's credentials when the account is new, then those of the students. */
  accesses: Access[]
  /** The usernames of students who already had an account: they are invited and keep their passwords. */
  known: string[]
  /** The address of the page on which a student joins. */
  address: string
}

/** The objects that a failed attempt has already created; the next attempt continues from them. */
type Made = {
  professor?: Access[]
  administratorId?: number
  game?: { id: number; name: string }
  students?: { accesses: Access[]; ids: number[]; known: string[] }
}

/** Creates everything a class needs to play its first quarter: accounts, game, settings and invitations. */
export function useClassSetup(products: readonly { id: number }[]) {
  const client = useQueryClient()
  const made = useRef<Made>({})

  return async (fields: ClassFields, rows: readonly ListRow[]): Promise<ClassReady> => {
    const done = made.current
    if (!done.students) await check(rows)
    if (!done.game && fields.game === '') await makeProfessor(done, fields)
    const game = done.game ?? (await makeGame(done, fields, products[0]?.id))
    done.game = game
    const body = {
      nbTurns: readCount(fields.quarters),
      levelGame: fields.level,
      joining: 'untilFirstPass' as const,
      ...marketBody(fields.market, shapeIn(fields, undefined)),
    }
    await call('configureGame', { params: { id: game.id }, body })
    const students = done.students ?? (await importStudents(rows))
    done.students = students
    await call('invite', { params: { gameId: game.id }, body: students.ids })
    void client.invalidateQueries({
      predicate: ({ queryKey }) => /^(games|users)$/.test(String(queryKey[0])),
    })
    const address = gameAddress(game.id)
    return {
      gameId: game.id,
      gameName: game.name,
      address,
      known: students.known,
      accesses: [
        ...(done.professor ?? []),
        ...students.accesses.map(access => ({ ...access, opens: address })),
      ],
    }
  }
}

async function check(rows: readonly ListRow[]): Promise<void> {
  const answer = await call('importUsers', { body: { csv: csvOfRows(rows), dryRun: true } })
  const faults = 'rows' in answer ? faultsOf(answer.rows, rows) : []
  if (faults.length > 0) throw new InvalidListError(faults)
}

async function makeProfessor(done: Made, fields: ClassFields): Promise<void> {
  if (fields.administrator !== '') {
    done.administratorId = Number(fields.administrator)
    return
  }
  if (done.professor) return
  const answer = await call('importUsers', { body: { csv: professorList(fields) } })
  if (!('users' in answer)) return
  done.professor = accessesOf(answer, [])
  done.administratorId = answer.users[0]?.id
}

async function makeGame(done: Made, fields: ClassFields, productId: number | undefined) {
  if (fields.game !== '') {
    const { id, name } = await call('getGame', { params: { id: Number(fields.game) } })
    return { id, name }
  }
  const { id, name } = await call('createGame', {
    body: {
      name: fields.name.trim(),
      private: true,
      id_product: productId ?? null,
      seasons: seasonsOf(fields.market),
      admins: done.administratorId === undefined ? [] : [{ id: done.administratorId }],
    },
  })
  return { id, name }
}

async function importStudents(rows: readonly ListRow[]) {
  const answer = await call('importUsers', { body: { csv: csvOfRows(rows) } })
  if (!('users' in answer)) throw new Error('the list was only checked')
  const { users, known } = answer
  return {
    accesses: accessesOf(answer, rows),
    ids: [...users, ...known].map(({ id }) => id),
    known: known.map(({ username }) => username),
  }
}
