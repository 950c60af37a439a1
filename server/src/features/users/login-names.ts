/** A username or e-mail as compared: NFC, without regard to case. */
export const foldLoginName = (name: string): string => name.normalize('NFC').trim().toLowerCase()
