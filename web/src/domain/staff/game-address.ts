import { joinAddress } from '../landing.ts'

/** Returns the origin at which students reach the product: the configured one, which the server writes into the page. */
export const siteOrigin = (): string => document.documentElement.dataset.publicUrl ?? window.location.origin

/** Returns the URL of the page on which a student with an account joins a game. */
export const gameAddress = (gameId: number): string => `${siteOrigin()}/app/user/game_details/${gameId}`

/** Returns the URL on which a student joins the game of a class code, for links and QR codes. */
export const codeAddress = (code: string): string => siteOrigin() + joinAddress(code)

/** Returns the address at which a code is entered, as it is written on a wall. */
export const joinPlace = (): string => `${new URL(siteOrigin()).host}/join`

/** Whether that origin is a loopback address, which other devices cannot use. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(siteOrigin()).host)
