import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isScreen } from '@trimestre/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from './language.ts'
import { type Frames, servedLanguage, withFrame } from './page-frames.ts'
import { Refusal } from './refusal.ts'

/**
 * Serves the built web application from `folder`: its files, and for any other address the one page, with status 404
 * unless the address is a screen.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    // The build leaves the compressed forms beside the files.
    preCompressed: true,
  })
  const readPage = createReader(join(folder, 'index.html'), text => text)
  const readFrames = createReader(join(folder, 'frames.json'), text => JSON.parse(text) as Frames)
  app.get('/*', async (request, reply) => {
    const path = decodePath(request)
    if (isElsewhere.test(path) || isHidden.test(path)) throw new Refusal('request/not-found')
    if (/\.\w+$/.test(path) && path !== '/index.html') return sendFile(reply, path)
    return sendPage(request, reply, path, await readPage(), await readFrames())
  })
}

const isElsewhere = /^\/(?:api|media)(?:\/|$)/
/** Names that begin with a dot, and characters no file of ours has. */
const isHidden = /\/\.|[\\\0]/

function decodePath(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal('request/not-found')
  }
}

/** Names under `assets/` carry a hash of their content, so browsers may keep them for good. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const kept = path.startsWith('/assets/')
  reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(path.slice(1))
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  page: string | null,
  frames: Frames | null,
): FastifyReply {
  if (page === null) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The web pages are not built yet.\n')
  }
  const language = servedLanguage(frames, preferredLanguage(request.headers['accept-language']))
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const known = isScreen(path) || path === '/index.html'
  const localised = page.replace(/<html[^>]*>/, tag => withLanguage(tag, language, direction))
  const html = withFrame(localised, frames, { language, path, known, host: request.host })
  reply.header('vary', 'accept-language')
  return reply
    .code(known ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(html)
}

function withLanguage(tag: string, language: string, direction: string): string {
  const bare = tag.replace(/\s(?:lang|dir)="[^"]*"/g, '')
  return bare.replace('<html', `<html lang="${language}" dir="${direction}"`)
}

/** A file of the build, read again when a new build has replaced it; null when there is none. */
function createReader<T>(path: string, understand: (text: string) => T): () => Promise<T | null> {
  let kept: { changed: number; value: T } | undefined
  return async () => {
    const changed = await stat(path).then(
      file => file.mtimeMs,
      () => null,
    )
    if (changed === null) return null
    if (kept?.changed !== changed) kept = { changed, value: understand(await readFile(path, 'utf8')) }
    return kept.value
  }
}
