import { isEmailAddress } from '@trimestre/contract/email'

/** Reads the domains of the setting EMAIL_DOMAINS, which the server writes into the page. */
const schoolDomains = (): string[] =>
  typeof document === 'undefined'
    ? []
    : (document.documentElement.dataset.emailDomains?.split(',').filter(Boolean) ?? [])

/** Whether the server would accept this text as an e-mail address. */
export const isEmail = (text: string): boolean => isEmailAddress(text, schoolDomains())
