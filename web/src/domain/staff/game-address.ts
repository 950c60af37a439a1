/** Returns the URL of the page on which a student joins a game, with the origin used by this browser. */
export const gameAddress = (gameId: number): string =>
  `${window.location.origin}/app/user/game_details/${gameId}`

/** Whether the current host is a loopback address, which other devices cannot use. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(window.location.host)
