import sharp, { type Sharp } from 'sharp'

/** Creates a picture of one colour, to be written in any format. */
export const aPicture = (width = 3, height = 2): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })

/** Returns a form with these bytes as its file. */
export function formOf(bytes: Buffer | string, part = 'file', name = 'photo.bin'): FormData {
  const form = new FormData()
  form.append(part, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return form
}
