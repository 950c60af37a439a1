export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** The format in which a picture of each format is stored; AVIF would take seconds to write. */
export const storedAs = { png: 'png', jpeg: 'jpeg', gif: 'gif', webp: 'webp', avif: 'webp' } as const
