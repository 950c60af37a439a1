/** A picture selected on this device, cropped to a square and not uploaded yet. */
export type ChosenPicture = { blob: Blob; address: string }
