import { roles } from '@trimestre/contract/roles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { picturePath } from '../media/service.ts'
import { changePassword, changeUser, issuePassword } from './change-user.ts'
import { createUsers, newAccount, withPicturePaths } from './create-users.ts'
import { createCurrentPasswordCheck } from './current-password.ts'
import { checkImport, importUsers } from './import-users.ts'
import { refuseWeakPassword, withPasswordRule } from './password-rule.ts'
import {
  requirePlayer,
  requireRoleCreation,
  requireSelfOrSuperAdministrator,
  requireUser,
  requireUserAccess,
  requireUserManagement,
  requireUserRemoval,
} from './policy.ts'
import { presentOneUser, presentUsers } from './present.ts'
import { eraseUser, removeUser } from './remove-user.ts'
import { listUsersByRole } from './repo.ts'
import { createAccount, hashPassword } from './service.ts'

export function registerUserRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const requireCurrentPassword = createCurrentPasswordCheck(context)
  const listOf = async (role: 'ROLE_SUPER_ADMIN' | 'ROLE_ADMIN' | 'ROLE_USER') =>
    presentUsers(db, await listUsersByRole(db, role))

  mount(app, 'listPlayers', () => listOf('ROLE_USER'))
  mount(app, 'listAdministrators', () => listOf('ROLE_ADMIN'))
  mount(app, 'listSuperAdministrators', () => listOf('ROLE_SUPER_ADMIN'))
  mount(app, 'listRoles', () => roles.map(role => ({ ...role })))

  mount(app, 'getUser', async ({ caller, params }) => {
    const user = await requireUser(db, params.id)
    requireUserAccess(caller, user)
    return presentOneUser(db, user)
  })

  mount(app, 'createUser', async ({ caller, readBody, request }) => {
    const body = readBody()
    requireRoleCreation(caller, body.role)
    refuseWeakPassword(withPasswordRule(context, request).config, body.password, body)
    const image = await picturePath(db, caller, body.image)
    const account = newAccount(caller, { ...body, image }, await hashPassword(context, body.password))
    return presentOneUser(db, await db.transaction(tx => createAccount(tx, account)))
  })

  mount(app, 'updateUser', async ({ caller, params, readBody }) => {
    const user = await requireUser(db, params.id)
    await requireUserManagement(db, caller, user)
    return presentOneUser(db, await changeUser(context, caller, user.id, readBody()))
  })

  mount(app, 'deleteUser', async ({ caller, params }) => {
    await requireUserRemoval(db, caller, await requireUser(db, params.id))
    await removeUser(context, caller, params.id)
    return undefined
  })

  mount(app, 'createUsers', async ({ caller, readBody, request }) => {
    const body = readBody()
    for (const { role } of body) requireRoleCreation(caller, role)
    const rows = await withPicturePaths(db, caller, body)
    return presentUsers(db, await createUsers(withPasswordRule(context, request), caller, rows))
  })

  mount(app, 'importUsers', async ({ caller, readBody, request, reply }) => {
    const { csv, dryRun } = readBody()
    const ruled = withPasswordRule(context, request)
    if (dryRun) {
      reply.code(200)
      return { rows: await checkImport(ruled, caller, csv) }
    }
    const { rows, passwords, known } = await importUsers(ruled, caller, csv)
    return { users: await presentUsers(db, rows), passwords, known: await presentUsers(db, known) }
  })

  mount(app, 'changePassword', async ({ caller, params, readBody, request }) => {
    const user = await requireUser(db, params.id)
    requireSelfOrSuperAdministrator(caller, user)
    const body = readBody()
    if (caller.id === user.id) await requireCurrentPassword(user, body.currentPassword)
    await changePassword(withPasswordRule(context, request), user, body)
    return undefined
  })

  mount(app, 'issueAccess', async ({ caller, params, request }) => {
    const user = await requireUser(db, params.id)
    await requireUserManagement(db, caller, user)
    requirePlayer(user)
    const password = await issuePassword(withPasswordRule(context, request), user)
    return { username: user.username, password }
  })

  mount(app, 'eraseUser', async ({ caller, params, readBody }) => {
    const user = await requireUser(db, params.id)
    requireSelfOrSuperAdministrator(caller, user)
    const body = readBody()
    if (caller.id === user.id) await requireCurrentPassword(user, body?.currentPassword)
    await eraseUser(context, user.id)
    return undefined
  })
}
