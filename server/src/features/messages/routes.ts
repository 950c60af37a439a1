import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireThread } from './policy.ts'
import { deleteMessage, readThread, threadFor, writeMessage } from './service.ts'

export function registerMessageRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getThread', async ({ caller, params, readQuery }) => {
    const thread = await requireThread(db, caller, params.id, params.thread)
    return threadFor(db, caller, thread, readQuery().before)
  })

  mount(app, 'writeMessage', async ({ caller, params, readBody }) => {
    await requireThread(db, caller, params.id, params.thread)
    const { text } = readBody()
    return writeMessage(context, caller, { companyId: params.id, thread: params.thread }, text)
  })

  mount(app, 'deleteMessage', async ({ caller, params }) => {
    const place = { companyId: params.id, thread: params.thread }
    await deleteMessage(context, caller, place, params.messageId)
    return undefined
  })

  mount(app, 'readThread', async ({ caller, params, readBody }) => {
    const thread = await requireThread(db, caller, params.id, params.thread)
    await readThread(context, caller, thread, readBody().upTo)
    return undefined
  })
}
