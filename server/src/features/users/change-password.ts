import type { PasswordChange } from '@trimestre/contract/users'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { lockUser, type UserRow } from './repo.ts'
import { hashPassword, replacePassword } from './service.ts'

/** Changes the password of an account and ends all its sessions. */
export async function changePassword(context: Context, user: UserRow, body: PasswordChange): Promise<void> {
  refuseWeakPassword(context.config, body.password, user)
  const passwordHash = await hashPassword(context, body.password)
  await context.db.transaction(async tx => {
    if ((await lockUser(tx, user.id)) === undefined) throw new Refusal('request/not-found')
    await replacePassword(tx, user, passwordHash, context.now())
  })
}
