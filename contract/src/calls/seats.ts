import * as z from 'zod'
import { players, staff } from '../access.ts'
import { CompanySchema } from '../companies.ts'
import { endpoint } from '../endpoint.ts'
import { ok } from '../rights.ts'
import {
  HoldersBody,
  MemberBody,
  MemberParams,
  NewComputersBody,
  NewSeatBody,
  SeatBody,
  SeatSchema,
  SeatsSchema,
} from '../seats.ts'
import { IdParams } from '../users.ts'

/** The seats of a game, and who sits on them. */
export const seatEndpoints = {
  listSeats: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'The seats of a game with their members, and the invited players without a seat',
    success: 200,
    params: IdParams,
    answer: SeatsSchema,
  }),
  createSeat: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Add a seat to a game',
    writesGame: true,
    success: 201,
    params: IdParams,
    body: NewSeatBody,
    answer: SeatSchema,
    refusals: [
      'games/finished',
      'companies/seats',
      'companies/member-elsewhere',
      'teams/full',
      'server/lock-timeout',
    ],
  }),
  addComputers: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Add seats that computers hold, all of them or none',
    writesGame: true,
    success: 201,
    params: IdParams,
    body: NewComputersBody,
    answer: z.array(SeatSchema),
    refusals: ['games/finished', 'companies/seats', 'server/lock-timeout'],
  }),
  changeHolders: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Let a computer decide in several companies, or their members again, in all of them or none',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: HoldersBody,
    answer: z.array(SeatSchema),
    refusals: ['companies/out', 'games/finished', 'server/lock-timeout'],
  }),
  changeSeat: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary:
      'Let a computer or the members decide in a company, take it out of the coming quarters or back into them, empty its seat, or name it',
    writesGame: true,
    success: 200,
    params: IdParams,
    body: SeatBody,
    answer: SeatSchema,
    refusals: ['games/finished', 'server/lock-timeout'],
  }),
  takeBack: endpoint({
    access: players,
    rights: [401, ok, 403, 403, 403, 403],
    inTeam: [ok, 403],
    summary:
      'Decide again in a company that a computer has held; nothing changes when its members decide already',
    writesGame: true,
    success: 200,
    params: IdParams,
    answer: CompanySchema,
    refusals: ['teams/observer', 'companies/out', 'games/finished', 'server/lock-timeout'],
  }),
  deleteSeat: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Delete a seat that has not played; its members stay invited',
    writesGame: true,
    success: 204,
    params: IdParams,
    refusals: ['companies/played', 'server/lock-timeout'],
  }),
  setMember: endpoint({
    access: staff,
    rights: [401, 403, 403, ok, 403, ok],
    summary: 'Seat a player in a company, or change what they may do there',
    writesGame: true,
    success: 200,
    params: MemberParams,
    body: MemberBody,
    answer: SeatSchema,
    refusals: ['games/finished', 'companies/member-elsewhere', 'teams/full', 'server/lock-timeout'],
  }),
  removeMember: endpoint({
    access: 'signed-in',
    rights: [401, ok, 403, ok, 403, ok],
    summary:
      'Take a player out of a company; oneself where teams form by themselves, before the first quarter closes',
    writesGame: true,
    success: 204,
    params: MemberParams,
    refusals: ['teams/started', 'teams/formed-by-administrator', 'server/lock-timeout'],
  }),
}
