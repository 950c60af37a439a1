import type { CallInput } from '@trimestre/contract/client'
import type { User } from '@trimestre/contract/users'

export type ProfileFields = {
  username: string
  firstName: string
  lastName: string
  gender: 'male' | 'female' | null
  age: number | null
  email: string
  /** The path of the picture; a picture selected on this device is stored outside the form until it is uploaded. */
  image: string
}

export const fieldsOf = (user: User): ProfileFields => ({
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  gender: user.gender,
  age: user.age,
  email: user.email,
  image: user.image,
})

/** Converts the fields to the request body, where the gender is a number: 0 male, 1 female. */
export const changeOf = (fields: ProfileFields): CallInput<'updateUser'>['body'] => ({
  username: fields.username.trim(),
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  sexe: fields.gender === null ? null : fields.gender === 'male' ? 0 : 1,
  age: fields.age ?? undefined,
  email: fields.email.trim() || undefined,
  image: fields.image,
})
