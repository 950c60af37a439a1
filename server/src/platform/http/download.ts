import type { FastifyReply } from 'fastify'

/** Marks the response as a file to save under this name. */
export function asDownload(reply: FastifyReply, fileName: string, type: string): void {
  reply.type(type).header('content-disposition', contentDisposition(fileName))
}

/**
 * Returns the header value, with the name in ASCII for old clients and complete in UTF-8 (RFC 6266). No character of
 * the name can end the header value or leave the folder.
 */
export function contentDisposition(fileName: string): string {
  const name = safeFileName(fileName)
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`
}

/** Returns a file name of at most 120 characters, plus the extension, that Windows, macOS and Linux all accept. */
function safeFileName(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const [stem, extension] = dot < 0 ? [fileName, ''] : [fileName.slice(0, dot), fileName.slice(dot)]
  const clean = stem
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\ufffd<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  return [...(clean || 'export')].slice(0, 120).join('') + extension
}

function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]+/g, '_')
}

/** Percent-encodes everything but letters, digits and a few marks, as RFC 8187 requires. */
function encodeName(name: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(name).replace(/['()*]/g, encode)
}
