/** Normalises a path: trailing slashes and percent-encoded `&` lead to the same screen. */
export const normalPath = (path: string): string => path.replace(/%26/gi, '&').replace(/(.)\/+$/, '$1')
