/** The part before the `@`: words of the characters that mail servers accept unquoted, separated by single dots. */
const localPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const localMax = 64
const labelPattern = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const domainMax = 253
/**
 * The longest address that mail servers accept inside the brackets of a path (RFC 5321, 4.5.3.1.3, as counted by
 * erratum 1690).
 */
const addressMax = 254
/** The product's rule for the last label of a domain (specification). */
const lastLabelPattern = /^[a-z]{2,4}$/i

let schoolDomains: readonly string[] = []

/** Sets the domains of the setting EMAIL_DOMAINS as the default of all checks in this process. */
export function setEmailDomains(domains: readonly string[]): void {
  schoolDomains = domains
}

/**
 * Whether a mail server could accept this address, ignoring blanks around it. Its domain must end in 2 to 4 letters, or
 * be one of the school's domains or a subdomain of one.
 */
export function isEmailAddress(given: string, domains: readonly string[] = schoolDomains): boolean {
  const address = given.trim()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(0, at))
  const domain = address.slice(at + 1)
  if (
    address.length > addressMax ||
    local.length > localMax ||
    !localPattern.test(local) ||
    !isDomain(domain)
  )
    return false
  const isOfSchool = domains.some(
    each => domain.toLowerCase() === each || domain.toLowerCase().endsWith(`.${each}`),
  )
  return isOfSchool || lastLabelPattern.test(domain.slice(domain.lastIndexOf('.') + 1))
}

/** Whether a name could be a domain: at least two labels of letters, digits and inner hyphens. */
export function isDomain(name: string): boolean {
  const labels = name.split('.')
  return labels.length >= 2 && name.length <= domainMax && labels.every(label => labelPattern.test(label))
}
