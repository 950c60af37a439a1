import * as z from 'zod'
import { staff, superOnly } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { EraseBody, PersonalDataSchema } from '../privacy.ts'
import {
  GameIdParams,
  IdParams,
  InvitationAnswer,
  InvitationBody,
  InvitationParams,
  NewUserBody,
  NewUsersBody,
  PasswordChangeBody,
  UserChangeBody,
  UserSchema,
} from '../users.ts'
import { UsersImportAnswer, UsersImportBody } from '../users-import.ts'

const RoleSchema = z.object({ id: z.number(), name: z.string(), label: z.string() })

/** Accounts as staff and their owners see them, and invitations to games. */
export const userEndpoints = {
  listPlayers: endpoint({ access: staff, summary: 'Players', success: 200, answer: z.array(UserSchema) }),
  listSuperAdministrators: endpoint({
    access: superOnly,
    summary: 'Super administrators',
    success: 200,
    answer: z.array(UserSchema),
  }),
  listAdministrators: endpoint({
    access: superOnly,
    summary: 'Administrators',
    success: 200,
    answer: z.array(UserSchema),
  }),
  listRoles: endpoint({
    access: 'signed-in',
    summary: 'The three roles',
    success: 200,
    answer: z.array(RoleSchema),
  }),
  getUser: endpoint({
    access: 'signed-in',
    summary: 'A user with companies',
    success: 200,
    params: IdParams,
    answer: UserSchema,
  }),
  createUser: endpoint({
    access: staff,
    summary: 'Create a user',
    success: 201,
    body: NewUserBody,
    answer: UserSchema,
  }),
  updateUser: endpoint({
    access: 'signed-in',
    summary: 'Change a user',
    success: 200,
    params: IdParams,
    body: UserChangeBody,
    answer: UserSchema,
    refusals: ['users/last-super-administrator', 'auth/too-many-resets', 'auth/public-password'],
  }),
  deleteUser: endpoint({
    access: staff,
    summary: 'Delete a user',
    success: 204,
    params: IdParams,
    refusals: ['users/self-delete', 'users/last-super-administrator'],
  }),
  createUsers: endpoint({
    access: staff,
    summary: 'Create users, all or none',
    success: 201,
    body: NewUsersBody,
    answer: z.array(UserSchema),
  }),
  exportUser: endpoint({
    access: 'signed-in',
    summary: 'All that is kept about a person',
    success: 200,
    params: IdParams,
    answer: PersonalDataSchema,
  }),
  eraseUser: endpoint({
    access: 'signed-in',
    summary: 'Remove all that tells who somebody is; results stay under a pseudonym',
    success: 204,
    params: IdParams,
    body: EraseBody,
    refusals: ['auth/busy', 'auth/too-many-attempts', 'users/last-super-administrator'],
  }),
  importUsers: endpoint({
    access: staff,
    summary: 'Create users from a CSV list, all or none; a dry run (200) tells what is wrong cell by cell',
    success: 201,
    alsoSuccess: 200,
    body: UsersImportBody,
    answer: UsersImportAnswer,
  }),
  changePassword: endpoint({
    access: 'signed-in',
    summary: "Change a user's password",
    success: 204,
    params: IdParams,
    body: PasswordChangeBody,
    refusals: ['auth/busy', 'auth/too-many-attempts'],
  }),
  listUnassignedUsers: endpoint({
    access: staff,
    summary: 'Players who can still be invited',
    success: 200,
    params: GameIdParams,
    answer: z.array(UserSchema),
  }),
  listAssignedUsers: endpoint({
    access: staff,
    summary: 'Players invited to or playing a game',
    success: 200,
    params: GameIdParams,
    answer: z.array(UserSchema),
  }),
  withdrawInvitation: endpoint({
    access: staff,
    summary: 'Take back the invitation of somebody who has not joined, who can then not join',
    success: 204,
    params: InvitationParams,
    refusals: ['invitations/joined'],
  }),
  invite: endpoint({
    access: staff,
    summary: 'Invite players',
    success: 201,
    params: GameIdParams,
    body: InvitationBody,
    answer: InvitationAnswer,
    refusals: ['invitations/too-many'],
  }),
}
