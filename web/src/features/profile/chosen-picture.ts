/** A picture chosen on this device, cut to a square and not yet sent. */
export type ChosenPicture = { blob: Blob; address: string }
