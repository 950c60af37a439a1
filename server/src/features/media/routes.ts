import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { runMinorGc } from '../../platform/process/minor-gc.ts'
import { readFormFile, requireForm } from './form.ts'
import { presentMedia } from './present.ts'
import { purgeDaily } from './purge.ts'
import { findMediaByFile } from './repo.ts'
import { createPictureUploads } from './service.ts'

export function registerMediaRoutes(app: FastifyInstance, context: Context): void {
  const { db, storage } = context
  const keepPicture = createPictureUploads(context)
  purgeDaily(app, context)

  // The form parser is registered in its own scope: elsewhere a form remains an unknown content type.
  app.register(async scope => {
    await scope.register(multipart)
    mount(scope, 'uploadPicture', async ({ caller, request }) => {
      requireForm(request)
      try {
        return presentMedia(await keepPicture(caller, () => readFormFile(request)))
      } finally {
        runMinorGc()
      }
    })
  })

  mount(app, 'showPicture', async ({ params, reply }) => {
    const media = await findMediaByFile(db, params.file)
    const bytes = media && (await storage.media.get(media.fileName))
    if (media === undefined || bytes === undefined) throw new Refusal('request/not-found')
    reply.headers({
      'content-type': media.contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    return bytes
  })
}
