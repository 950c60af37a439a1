import { avatarPath } from '@trimestre/contract/avatars'
import type { RoleName } from '@trimestre/contract/roles'
import type { User } from '@trimestre/contract/users'
import type { NewUser, UserChange } from './api.ts'

/** The fields of the form; the password only matters for a new user. */
export type UserFields = {
  username: string
  firstName: string
  lastName: string
  image: string
  email: string
  password: string
  age: number | null
  role: RoleName
  enabled: boolean
}

/** A new user is a player unless another role is chosen: most are, and a class must not become administrators. */
export const emptyUser: UserFields = {
  username: '',
  firstName: '',
  lastName: '',
  image: avatarPath('girl-1'),
  email: '',
  password: '',
  age: null,
  role: 'ROLE_USER',
  enabled: true,
}

export const fieldsOf = (user: User): UserFields => ({
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  image: user.image,
  email: user.email,
  password: '',
  age: user.age,
  role: user.role.name,
  enabled: user.enabled,
})

export const newUserOf = ({ username, email, password, age, role, ...person }: UserFields): NewUser => ({
  username: username.trim(),
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
  image: person.image,
  email: email.trim(),
  password,
  age: age ?? Number.NaN,
  role,
})

/** Returns the request body. Only a super administrator may change the role; other users do not send it. */
export const changeOf = (fields: UserFields, mayChangeRole: boolean): UserChange => ({
  username: fields.username.trim(),
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  image: fields.image,
  email: fields.email.trim() || undefined,
  age: fields.age ?? undefined,
  enabled: fields.enabled,
  role: mayChangeRole ? fields.role : undefined,
})

/** Omits letters and digits that are easily confused when read aloud in class. */
const readableSigns = 'abcdefghjkmnpqrstuvwxyz23456789'
const passwordLength = 12

/** Generates a password that can be dictated: twelve unambiguous characters in groups of four. */
export function generatePassword(): string {
  const draws = crypto.getRandomValues(new Uint32Array(passwordLength))
  const signs = Array.from(draws, draw => readableSigns[draw % readableSigns.length])
  return [0, 4, 8].map(start => signs.slice(start, start + 4).join('')).join('-')
}
