/** A year in which every day is still to come, and two years before which every day is past. */
export const nextYear: number = new Date().getFullYear() + 1
