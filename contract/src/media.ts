import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { type Reference, readReference, resource } from './fields.ts'

/** An uploaded picture; `contentUrl` is the path that shows it. */
export const MediaObjectSchema = z.object({ ...resource, contentUrl: z.string() })
export type MediaObject = z.output<typeof MediaObjectSchema>

/** Largest size of an uploaded picture, in bytes. */
export const pictureBytesMax = 5 * 1024 * 1024

/** Longest side of a stored picture, in pixels; larger pictures are scaled down. */
export const storedPictureSideMax = 2048

/**
 * Largest number of pixels of an uploaded picture, in millions, by the cost of decoding it: a JPEG photograph; a PNG or
 * WebP picture; a GIF, animated, progressive or interlaced one.
 */
export const pictureMegapixelsMax = { photograph: 64, plain: 25, other: 12 } as const

/** The most that one user may store. */
export const pictureQuota = { files: 50, bytes: 50 * 1024 * 1024 } as const

/** Media types of pictures, by file extension. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
} as const

/** The names that the server gives to files: 128 random bits. Any other name is an unknown path. */
export const MediaParams = z.object({ file: z.string().regex(/^[\da-f]{32}\.(?:png|jpg|gif|webp)$/) })

const mediaIri = /^\/api\/v1\/media_objects\/(\d{1,15})$/

/** Returns the identifier in the IRI of a picture; undefined for any other text. */
export function readMediaIri(given: string): number | undefined {
  const digits = mediaIri.exec(given)?.[1]
  return digits === undefined ? undefined : readReference(Number(digits), 'media_objects')
}

/** A picture given by any form of reference, except that an IRI must be a picture's; null for none. */
export const mediaReference = () =>
  z
    .unknown()
    .transform((given, context): number | null | undefined => {
      if (given === undefined || given === null) return given
      const id = readReference(given, 'media_objects')
      if (id !== undefined) return id
      context.addIssue({ code: 'custom', message: violationMessages.reference })
      return z.NEVER
    })
    .meta({
      type: ['integer', 'string', 'object', 'null'],
      description: 'IRI of a media object, or any other reference to one; null for none.',
    }) as unknown as z.ZodType<number | null | undefined, Reference | null | undefined>
