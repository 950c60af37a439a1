import { isEmailAddress } from '@trimestre/contract/email'

/** The page names the domains of the setting EMAIL_DOMAINS, as the server knows them. */
const schoolDomains = (): string[] =>
  typeof document === 'undefined'
    ? []
    : (document.documentElement.dataset.emailDomains?.split(',').filter(Boolean) ?? [])

/** Whether the server would take this text as an e-mail address. */
export const isEmail = (text: string): boolean => isEmailAddress(text, schoolDomains())
