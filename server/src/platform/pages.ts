import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isScreen, screenPattern } from '@trimestre/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from './language.ts'
import { type Frames, servedLanguage, withFrame } from './page-frames.ts'
import { contentSecurityPolicy } from './protection.ts'
import { Refusal } from './refusal.ts'

type Pages = {
  /** Where the web application has been built. */
  folder: string
  /** No identity provider, which the sign-in form would have to offer. */
  hasOnlyPasswords: boolean
  /** Domains whose addresses the forms accept whatever their last part. */
  emailDomains: readonly string[]
  /** Whether people may open an account themselves. */
  registrationOpen: boolean
}

/**
 * Serves the built web application: its files, and for any other address the one page, with status 404 unless the
 * address is a screen. `/` and `/login` have a page of their own, whose form the server renders before any script has loaded.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, hasOnlyPasswords, ...settings }: Pages,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    // The build leaves the compressed forms beside the files.
    preCompressed: true,
  })
  const understand = (html: string) => builtPage(withSettings(html, settings))
  const signInFrame = settings.registrationOpen ? 'signIn' : 'signInClosed'
  const readPage = createReader(join(folder, 'index.html'), understand)
  const readSignInPage = createReader(join(folder, 'sign-in.html'), understand)
  const readHeads = createReader(join(folder, 'heads.json'), text => headsByPath(JSON.parse(text)))
  const readFrames = createReader(join(folder, 'frames.json'), text => JSON.parse(text) as Frames)
  app.get(pagesRoute, async (request, reply) => {
    const path = pathOf(request)
    if (isElsewhere.test(path) || isHidden.test(path)) throw new Refusal('request/not-found')
    if (/\.\w+$/.test(path) && path !== '/index.html') return sendFile(reply, path)
    const signInPage =
      hasOnlyPasswords && isBareSignIn.test(path) && !request.url.includes('?')
        ? await readSignInPage()
        : null
    const page = signInPage ?? (await readPage())
    const frame = signInPage === null ? frameName(path) : signInFrame
    const head = signInPage === null ? (await readHeads())?.(path) : undefined
    return sendPage(request, reply, { path, page, frame, head, frames: await readFrames() })
  })
}

const pagesRoute = '/*'

/** Whether a request is for a page or a file of the build, whichever way its address is written. */
export const asksForPage = (request: FastifyRequest): boolean =>
  request.routeOptions.url === pagesRoute && !isElsewhere.test(pathOf(request))

const isElsewhere = /^\/(?:api|media)(?:\/|$)/
/** Nothing to come back to, nothing to be said above the form. */
const isBareSignIn = /^\/(?:login\/?)?$/
/** Names that begin with a dot, and characters no file of ours has. */
const isHidden = /\/\.|[\\\0]/

/** The path as the router has read it: decoded, without a host. */
const pathOf = ({ params }: FastifyRequest): string => `/${(params as { '*': string })['*']}`

/** Names under `assets/` carry a hash of their content, so browsers may keep them for good. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const kept = path.startsWith('/assets/')
  reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(path.slice(1))
}

type BuiltPage = { html: string; policy: string }

/** A page of the build, with a policy that lets it run the scripts the build put into it, and no others. */
function builtPage(html: string): BuiltPage {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { html, policy: contentSecurityPolicy(hashes) }
}

/** Tells the forms of the page which domains the school has named, and that it makes all accounts itself. */
function withSettings(
  html: string,
  { emailDomains, registrationOpen }: Pick<Pages, 'emailDomains' | 'registrationOpen'>,
): string {
  const domains = emailDomains.length === 0 ? '' : ` data-email-domains="${emailDomains.join(',')}"`
  const registration = registrationOpen ? '' : ' data-registration="closed"'
  return html.replace('<html', `<html${domains}${registration}`)
}

/** What the build puts into the head of a page: what it will ask for, before the first script, and links to its files. */
type PageHead = { asks: string; links: string }

function headsByPath(written: Record<string, PageHead>): (path: string) => PageHead | undefined {
  const pages = Object.entries(written).map(([path, head]) => ({ pattern: screenPattern(path), head }))
  return path => pages.find(({ pattern }) => pattern.test(path))?.head
}

type Page = {
  path: string
  page: BuiltPage | null
  frame: string
  head: PageHead | undefined
  frames: Frames | null
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, page, frame, head, frames }: Page,
): FastifyReply {
  if (page === null) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The web pages are not built yet.\n')
  }
  const language = servedLanguage(frames, preferredLanguage(request.headers['accept-language']))
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const localised = page.html.replace(/<html[^>]*>/, tag => withLanguage(tag, language, direction))
  const linked = localised
    .replace('<!--asks-->', () => head?.asks ?? '')
    .replace('</head>', end => (head?.links ?? '') + end)
  const html = withFrame(linked, frames?.[language]?.[frame], request.host)
  reply.headers({ vary: 'accept-language', 'content-security-policy': page.policy })
  return reply
    .code(isKnown(path) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(html)
}

const isKnown = (path: string): boolean => isScreen(path) || path === '/index.html'

/** The frame of a page, by its name in {@link Frames}. */
function frameName(path: string): string {
  const isInside = /^\/app(?:\/|$)/.test(path)
  if (!isKnown(path)) return isInside ? 'notFoundInApp' : 'notFound'
  return isInside ? '/app' : path.replace(/(.)\/$/, '$1')
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
