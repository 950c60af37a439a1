import * as z from 'zod'
import { violationMessages } from './errors.ts'
import {
  boolean,
  email,
  integer,
  line,
  link,
  name,
  ownPath,
  password,
  pathId,
  personName,
  type Reference,
  reference,
  requiredText,
  resource,
  username,
} from './fields.ts'
import { findRole, type RoleName, roleNames } from './roles.ts'

export const genders = ['male', 'female'] as const

export const UserSchema = z.object({
  ...resource,
  username: z.string(),
  /** The address in force; empty when the account was opened with a nickname and has none. */
  email: z.string(),
  /** The requested new address until it is confirmed; null when there is none. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  age: z.number().nullable(),
  /** 0 male, 1 female, null not stated. */
  sexe: z.number().nullable(),
  gender: z.enum(genders).nullable(),
  /** Path of a picture on our own origin. */
  image: z.string(),
  avatar: z.string(),
  role: z.object({ id: z.number(), name: z.enum(roleNames), label: z.string() }),
  roles: z.array(z.enum(roleNames)),
  enabled: z.boolean(),
  /** Whether the account was opened with a nickname and its owner has not chosen a password yet. */
  passwordless: z.boolean(),
  companies: z.array(z.object({ ...link, game: z.object({ ...link, name: z.string() }) })),
})
export type User = z.output<typeof UserSchema>

export const SessionSchema = z.object({
  token: z.string(),
  refresh_token: z.string(),
  data: UserSchema,
  user: UserSchema,
  /** Whether there is a game to run; without one, staff begin by preparing a class. Sent to staff only. */
  hasGames: z.boolean().optional(),
})
export type Session = z.output<typeof SessionSchema>

export const LoginBody = z.object({ username: requiredText(), password: requiredText() })

const age = () => integer(0, 150, violationMessages['out-of-bounds'])

/** `gender` and `sexe` have the same meaning; either may be sent. */
const gender = {
  gender: z.enum(genders, { error: violationMessages.choice }).nullish(),
  sexe: integer(0, 1).nullish(),
}

/** Returns 0, 1 or null from whichever of the two fields was sent; undefined when neither was. */
export function readSexe(body: { gender?: string | null; sexe?: number | null }): number | null | undefined {
  if (body.sexe !== undefined) return body.sexe
  if (body.gender === undefined) return undefined
  return body.gender === null ? null : body.gender === 'male' ? 0 : 1
}

export const RegisterBody = z
  .object({
    username: username(),
    firstName: name(),
    lastName: name(),
    age: age(),
    email: email(),
    password: password(),
    passwordConfirm: z.string().optional(),
    terms: z.unknown().optional(),
    ...gender,
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const confirmed =
      body.passwordConfirm === undefined || body.passwordConfirm.normalize('NFC') === body.password
    if (!confirmed) refuse('passwordConfirm', violationMessages.passwords)
    if (body.terms !== undefined && body.terms !== true) refuse('terms', violationMessages.terms)
  })

/** The message key that the screen uses (specification §8). */
export const resetSentMessage = 'LINK.PASSWORD_RESET.SENT' as const

export const ResetRequestBody = z.object({ email: email() })

export const PasswordResetBody = z
  .object({ token: requiredText(), password: password(), passwordConfirm: password() })
  .refine(body => body.passwordConfirm === body.password, {
    path: ['passwordConfirm'],
    error: violationMessages.passwords,
  })
export type PasswordReset = z.output<typeof PasswordResetBody>

/** `currentPassword` is required from users who change their own password. */
export const PasswordChangeBody = z
  .object({
    currentPassword: z.string().nullish(),
    password: password(),
    passwordConfirm: password(),
  })
  .refine(body => body.passwordConfirm === body.password, {
    path: ['passwordConfirm'],
    error: violationMessages.passwords,
  })
export type PasswordChange = z.output<typeof PasswordChangeBody>

/** What a player needs to sign in again. */
export const AccessAnswer = z.object({ username: z.string(), password: z.string() })

const rolePart = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? ((value as { name?: unknown }).name ?? (value as { id?: unknown }).id)
    : value

/** A role given by id, name, short form or object; converted to its name. */
const role = () =>
  z
    .unknown()
    .transform((given, context): RoleName => {
      const found = findRole(rolePart(given))
      if (found) return found.name
      const missing = given === undefined || given === null
      context.addIssue({
        code: 'custom',
        message: missing ? violationMessages.required : violationMessages.choice,
      })
      return z.NEVER
    })
    .meta({
      type: ['integer', 'string', 'object'],
      description:
        'A role by identifier, name, short form (USER, ADMIN, SUPER_ADMIN) or object with `id` or `name`.',
    }) as unknown as z.ZodType<RoleName, string | number | { id?: number; name?: string }>

/** Uses the first entry of `roles` when `role` is absent. */
const withRoleFromList = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body
  const { role: single, roles } = body as { role?: unknown; roles?: unknown }
  return single === undefined && Array.isArray(roles) ? { ...body, role: roles[0] } : body
}

const profile = {
  firstName: personName().nullish(),
  lastName: personName().nullish(),
  displayName: personName().nullish(),
  image: ownPath(violationMessages.image).nullish(),
  ...gender,
}

const newUser = z.object({
  username: username(),
  email: email(),
  password: password(),
  age: age(),
  role: role(),
  enabled: boolean().optional(),
  ...profile,
})
export const NewUserBody = z
  .preprocess(withRoleFromList, newUser)
  .meta({ required: ['username', 'email', 'password', 'age'] }) as unknown as z.ZodType<
  z.output<typeof newUser>,
  z.input<typeof newUser>
>
export type NewUser = z.output<typeof newUser>

/** A new user from a class list; the age is optional, since school lists do not have it. */
export const ListedUserBody = newUser.extend({ age: age().nullish() })
/** The data of a new account, from a form or from a list. */
export type AccountBody = z.output<typeof ListedUserBody>

/** The largest number of users that one call may create or invite. */
const usersMax = 500

export const NewUsersBody = z
  .array(NewUserBody, { error: violationMessages.list })
  .min(1, { error: violationMessages.empty })
  .max(usersMax, { error: violationMessages['too-long'] })

const userChange = z.object({
  username: username().optional(),
  email: email().optional(),
  /**
   * Null cancels the requested change of address, unless `email` requests another. A text changes nothing, because
   * forms send back the value that they received.
   */
  pendingEmail: line().nullish(),
  age: age().optional(),
  role: role().optional(),
  enabled: boolean().optional(),
  ...profile,
})
export const UserChangeBody = z.preprocess(withRoleFromList, userChange) as unknown as z.ZodType<
  z.output<typeof userChange>,
  z.input<typeof userChange>
>
export type UserChange = z.output<typeof userChange>

export const InvitationBody = z
  .array(reference('users'), { error: violationMessages.list })
  .min(1, { error: violationMessages.empty })
  .max(usersMax, { error: violationMessages['too-long'] }) as unknown as z.ZodType<number[], Reference[]>

export const InvitationAnswer = z.object({ message: z.string(), users: z.array(UserSchema) })

export const IdParams = z.object({ id: pathId() })
export const InvitationParams = z.object({ gameId: pathId(), userId: pathId() })
export const GameIdParams = z.object({ gameId: pathId() })
