import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { languages } from '@trimestre/contract/languages'
import { isScreen, screenPattern } from '@trimestre/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../site-config.ts'
import { preferredLanguage } from './language.ts'
import { escapeHtml, type Frames, servedLanguage, withFrame } from './page-frames.ts'
import { contentSecurityPolicy } from './protection.ts'
import { Refusal } from './refusal.ts'

type Pages = {
  /** The folder of the built web application. */
  folder: string
  /** The name of the identity provider that the sign-in page offers. */
  providerName: string | undefined
  /** Domains whose addresses the forms accept whatever their top-level domain. */
  emailDomains: readonly string[]
  /** Whether users may register on their own. */
  registrationOpen: boolean
  /** Whether players may begin solo games without a training. */
  soloGames: boolean
  /** The shortest password that is accepted. */
  passwordLengthMin: number
  /** The address at which users reach the product, where it is configured. */
  publicUrl: string | undefined
  site: SiteConfig
}

type Settings = Omit<Pages, 'folder' | 'providerName'>

/**
 * Serves the built web application: its files, and for any other address the application page, with status 404 unless
 * the address is a screen. `/` and `/login` are the sign-in page, a separate page whose form the server renders, so that
 * it appears before any script has loaded.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, providerName, ...settings }: Pages,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    // The build stores the compressed files next to the originals.
    preCompressed: true,
  })
  const { site } = settings
  const understand = (html: string) => builtPage(withSettings(html, settings))
  const signInFrame = signInFrameName(settings.registrationOpen, providerName)
  const readPage = createReader(join(folder, 'index.html'), understand)
  const readSignInPage = createReader(join(folder, 'sign-in.html'), understand)
  const readPreloads = createReader(join(folder, 'preloads.json'), text => preloadsByPath(JSON.parse(text)))
  const readFrames = createReader(join(folder, 'frames.json'), text => JSON.parse(text) as Frames)
  const readManifest = createReader(join(folder, manifestPath), text => manifestOf(text, site.name))
  app.get(pagesRoute, async (request, reply) => {
    const path = pathOf(request)
    if (isElsewhere.test(path) || isHidden.test(path)) throw new Refusal('request/not-found')
    if (path === manifestPath) return sendManifest(reply, await readManifest())
    if (/\.\w+$/.test(path) && path !== '/index.html') return sendFile(reply, path)
    const isSignIn = isSignInPath.test(path)
    const built = (isSignIn ? await readSignInPage() : null) ?? (await readPage())
    const preloads = await readPreloads()
    return sendPage(request, reply, {
      path,
      built,
      preloads: preloads?.(isSignIn ? pathAfter(request) : path),
      frames: await readFrames(),
      frame: isSignIn ? signInFrame : frameName(path),
      providerName,
      site,
    })
  })
}

/** Returns the path of the screen to which signing in leads: the one in `next`, otherwise the landing page of players. */
function pathAfter({ url }: FastifyRequest): string {
  const next = new URLSearchParams(url.split('?')[1]).get('next')
  return next?.split(/[?#]/)[0] ?? '/app/user/games'
}

const signInFrameName = (isRegistrationOpen: boolean, providerName: string | undefined): string =>
  `signIn${isRegistrationOpen ? '' : 'Closed'}${providerName === undefined ? '' : 'WithProvider'}`

const manifestPath = '/manifest.webmanifest'

/** Gives the installed application the name of the school. */
function manifestOf(text: string, name: string | undefined): string {
  const manifest = JSON.parse(text) as object
  return JSON.stringify(name === undefined ? manifest : { ...manifest, name, short_name: name })
}

function sendManifest(reply: FastifyReply, manifest: string | null): FastifyReply {
  if (manifest === null) throw new Refusal('request/not-found')
  return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest)
}

const pagesRoute = '/*'

/** Whether a request is for a page or a file of the build, however its address is written. */
export const isPageRequest = (request: FastifyRequest): boolean =>
  request.routeOptions.url === pagesRoute && !isElsewhere.test(pathOf(request))

const isElsewhere = /^\/(?:api|media)(?:\/|$)/
const isSignInPath = /^\/(?:login\/?)?$/
/** Matches names that begin with a dot, and characters that no file of the build contains. */
const isHidden = /\/\.|[\\\0]/

/** Returns the path as the router has parsed it: decoded and without a host. */
const pathOf = ({ params }: FastifyRequest): string => `/${(params as { '*': string })['*']}`

/** Sends a file of the build. Names under `assets/` contain a content hash, so browsers may cache them for ever. */
function sendFile(reply: FastifyReply, path: string): FastifyReply {
  const kept = path.startsWith('/assets/')
  reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(path.slice(1))
}

type BuiltPage = { html: string; policy: string }

/** Returns a page of the build with a security policy that allows the scripts inlined by the build and no others. */
function builtPage(html: string): BuiltPage {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { html, policy: contentSecurityPolicy(hashes) }
}

/** Adds to the page the settings that its forms and QR codes need, and what it says about the school. */
function withSettings(html: string, given: Settings): string {
  const { emailDomains, registrationOpen, soloGames, passwordLengthMin, publicUrl, site } = given
  const settings = {
    'email-domains': emailDomains.join(','),
    registration: registrationOpen ? '' : 'closed',
    'solo-games': soloGames ? '' : 'closed',
    'password-length': String(passwordLengthMin),
    'public-url': publicUrl,
    'site-name': site.name,
    'site-logo': site.logo?.address,
    contact: site.contact,
    dpo: site.dpo,
  }
  const attributes = Object.entries(settings).map(([name, value]) =>
    value ? ` data-${name}="${escapeHtml(value)}"` : '',
  )
  return html.replace('<html', () => `<html${attributes.join('')}`)
}

type Preloads = (path: string) => string | undefined

/** Returns the links to the files and texts of each page, which the build has written by path. */
function preloadsByPath(written: Record<string, string>): Preloads {
  const pages = Object.entries(written).map(([path, links]) => ({ pattern: screenPattern(path), links }))
  return path => pages.find(({ pattern }) => pattern.test(path))?.links
}

type Page = {
  path: string
  built: BuiltPage | null
  /** Links to the files of the page itself; on the sign-in page to those of the next one. */
  preloads: string | undefined
  frames: Frames | null
  frame: string
  providerName: string | undefined
  site: SiteConfig
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, built, preloads, frames, frame, providerName, site }: Page,
): FastifyReply {
  if (built === null) {
    return reply.code(503).type('text/plain; charset=utf-8').send('The web pages are not built yet.\n')
  }
  const language = servedLanguage(frames, preferredLanguage(request.headers['accept-language']))
  const { dir: direction } = languages[language]
  const localised = built.html.replace(/<html[^>]*>/, tag => withLanguage(tag, language, direction))
  const html = withFrame(
    withPreloads(localised, preloads?.replaceAll('{language}', language)),
    frames?.[language]?.[frame],
    {
      host: site.name ?? request.host,
      provider: providerName ?? '',
      contact: site.contact ?? '',
      dpo: site.dpo ?? '',
    },
    site.logo?.address,
  )
  reply.headers({ vary: 'accept-language', 'content-security-policy': built.policy })
  return reply
    .code(isKnown(path) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(html)
}

/**
 * Adds the links of a page to its head; the sign-in page keeps those of the next page in a template, from which its
 * script takes them once the visitor begins.
 */
const withPreloads = (html: string, links = ''): string =>
  html.includes(later)
    ? html.replace(later, () => `<template id="application">${links}</template>`)
    : html.replace('</head>', end => links + end)

const later = '<!--application-->'

const isKnown = (path: string): boolean => isScreen(path) || path === '/index.html'

/** Returns the name of a page's static frame in {@link Frames}. */
function frameName(path: string): string {
  const isInside = /^\/app(?:\/|$)/.test(path)
  if (!isKnown(path)) return isInside ? 'notFoundInApp' : 'notFound'
  return isInside ? '/app' : path.replace(/(.)\/$/, '$1')
}

function withLanguage(tag: string, language: string, direction: string): string {
  const bare = tag.replace(/\s(?:lang|dir)="[^"]*"/g, '')
  return bare.replace('<html', `<html lang="${language}" dir="${direction}"`)
}

/** Returns a function that reads a file of the build, again after each new build; null when there is no file. */
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
