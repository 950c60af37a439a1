/** What the server writes into the page about the school; the build, which renders frames, has no document. */
const settings = (): DOMStringMap => (typeof document === 'undefined' ? {} : document.documentElement.dataset)

/** Returns the name of the school or of its product, otherwise the host. */
export const siteName = (): string => settings().siteName ?? window.location.host

/** Returns the address of the school's logo, if it has one. */
export const siteLogo = (): string | undefined => settings().siteLogo

/** Whether the server lets players start games against computers without a training. */
export const areFreeGamesOpen = (): boolean => settings().soloGames !== 'closed'

export type SiteContact = 'contact' | 'dpo'

/** Returns who answers questions at the school, or its data protection officer, if the school names them. */
export const siteContact = (who: SiteContact): string | undefined => settings()[who]
