/** The part before the `@`: words of the signs that mail servers take bare, with single dots between them. */
const localPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const localMax = 64
const labelPattern = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const domainMax = 253
/** What a mail server takes between the brackets of a path (RFC 5321, 4.5.3.1.3, as erratum 1690 counts it). */
const addressMax = 254
/** The product's rule for the last part of a domain (specification). */
const lastLabelPattern = /^[a-z]{2,4}$/i

let schoolDomains: readonly string[] = []

/** Names the domains of the setting EMAIL_DOMAINS, for all checks in this process that are not given any. */
export function setEmailDomains(domains: readonly string[]): void {
  schoolDomains = domains
}

/**
 * Whether a mail server could take this address, blanks around it apart: 2 to 4 letters at its end, or a domain that the
 * school named, or one below such a domain.
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

/** Whether a name could be that of a domain: labels of letters, digits and inner hyphens, two at least. */
export function isDomain(name: string): boolean {
  const labels = name.split('.')
  return labels.length >= 2 && name.length <= domainMax && labels.every(label => labelPattern.test(label))
}
