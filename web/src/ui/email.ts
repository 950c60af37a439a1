/** The product's address pattern: a top-level domain of 2 to 4 letters. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/

export const isEmail = (text: string): boolean => emailPattern.test(text)
