/** Returns null (missing) for untouched and emptied inputs; a space is a value. */
export const missingAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
