import type { CallInput } from '@trimestre/contract/client'
import type { User } from '@trimestre/contract/users'

export type ProfileFields = {
  username: string
  firstName: string
  lastName: string
  gender: 'male' | 'female' | null
  age: number | null
  email: string
  /** Path of the picture; a picture chosen on this device is kept beside the form until it is sent. */
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

/** The wire says the gender in figures: 0 male, 1 female. */
export const changeOf = (fields: ProfileFields): CallInput<'updateUser'>['body'] => ({
  username: fields.username.trim(),
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  sexe: fields.gender === null ? null : fields.gender === 'male' ? 0 : 1,
  age: fields.age ?? undefined,
  email: fields.email.trim(),
  image: fields.image,
})
