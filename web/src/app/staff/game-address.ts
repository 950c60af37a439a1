/** The page on which a student joins a game, as this browser knows the product. */
export const gameAddress = (gameId: number): string =>
  `${window.location.origin}/app/user/game_details/${gameId}`

/** Whether the address means this very computer, so that no other device finds the product by it. */
export const isOwnAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(window.location.host)
