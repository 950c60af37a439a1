import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/language.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { showUnsubscribePage, type UnsubscribeStep } from '../mail/unsubscribe-page.ts'
import {
  changePreferences,
  findUnsubscription,
  notificationsFor,
  preferencesOf,
  readNotifications,
  type Unsubscription,
  unsubscribe,
} from './service.ts'

const formBytesMax = 10_000

export function registerNotificationRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'listNotifications', ({ caller, readQuery }) => notificationsFor(db, caller, readQuery()))

  mount(app, 'readNotifications', ({ caller, readBody }) => readNotifications(context, caller.id, readBody()))

  mount(app, 'getNotificationPreferences', ({ caller }) => preferencesOf(db, caller.id))

  mount(app, 'updateNotificationPreferences', ({ caller, readBody }) =>
    changePreferences(context, caller.id, readBody()),
  )

  // Mail programs and scanners follow links on their own, so that this page changes nothing.
  mount(app, 'showUnsubscribe', ({ params, request, reply }) =>
    withPage(request, reply, 'ask', () => findUnsubscription(db, params.token)),
  )

  app.register(async scope => {
    // The only field, `List-Unsubscribe=One-Click`, says nothing that the address does not say.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: formBytesMax }, async () => undefined)
    mount(scope, 'unsubscribe', ({ params, request, reply }) =>
      withPage(request, reply, 'done', () => unsubscribe(context, params.token)),
    )
  })
}

/** Answers with a page in the language of the person; for an unknown link, a browser gets one in its own. */
async function withPage(
  request: FastifyRequest,
  reply: FastifyReply,
  step: UnsubscribeStep,
  find: () => Promise<Unsubscription>,
): Promise<string> {
  try {
    const { kinds, language } = await find()
    return showUnsubscribePage(reply, step, kinds, language)
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'request/not-found'
    const isBrowser = request.headers.accept?.includes('text/html') === true
    if (!isUnknown || !isBrowser) throw error
    reply.code(404)
    return showUnsubscribePage(reply, 'unknown', [], languageOf(request))
  }
}
