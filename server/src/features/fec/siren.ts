/**
 * Fictitious numbers have nine digits that pass the check of real ones but belong to nobody: numbers that begin with 19
 * are those of public schools, followed by a département, and there is no département 96. The numbers of companies do
 * not begin with 1 or 2.
 */
const fictitiousPrefix = '1996'
const numberCount = 10_000

/** Returns the fictitious SIREN of a company; every ten-thousandth company shares one. */
export function fictitiousSiren(companyId: number): string {
  const digits = fictitiousPrefix + String(companyId % numberCount).padStart(4, '0')
  return digits + luhnKey(digits)
}

/**
 * Returns the digit that makes the Luhn sum a multiple of ten: every second digit counts double, from the key
 * backwards.
 */
function luhnKey(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
