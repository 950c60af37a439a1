/** The next year: all of its days are in the future, and all days of the year two years before it are past. */
export const nextYear: number = new Date().getFullYear() + 1
