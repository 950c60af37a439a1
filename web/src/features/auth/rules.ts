/** Untouched and emptied inputs count as null (missing); a space is a value. */
export const missingAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
