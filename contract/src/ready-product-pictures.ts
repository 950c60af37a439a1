// Apart from the products themselves, so that a screen that shows a picture loads none of their texts.

/** Returns the path of the picture of a ready product: a file of the web application. */
export const readyProductPicture = (key: string): string => `/products/${key}.svg`

const picturePath = /^\/products\/\w+\.svg$/

/** Whether a path is that of the picture of a ready product. */
export const isReadyProductPicture = (path: unknown): boolean =>
  typeof path === 'string' && picturePath.test(path)
