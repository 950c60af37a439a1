import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteContact } from '../../../ui/site.ts'
import { DocumentText } from './document-text.tsx'

/** The sections of the privacy notice: what the terms say about data, and the rights of users. */
const sections = {
  short: ['l1', 'l2', 'l3', 'l4'],
  data: ['p1', 'l1', 'l2', 'l3', 'l4', 'p2'],
  purpose: ['p1', 'p2'],
  duration: ['l1', 'l5', 'l2', 'l3', 'l4', 'p1'],
  elsewhere: ['p1', 'p2'],
  yours: ['p1', 'p2', 'p3'],
  rights: ['p1', 'p2'],
  minors: ['p1', 'p2'],
} as const

export function PrivacyText({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('terms')
  return (
    <DocumentText
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={sections}
      intro={<Contacts />}
      actions={actions}
    />
  )
}

/** Names who answers at the school; in the frame that the build renders, the server fills the names in. */
function Contacts() {
  const { t } = useTranslation('terms')
  const isBuild = typeof document === 'undefined'
  return (['contact', 'dpo'] as const).map(who => {
    const name = isBuild ? `%${who}%` : siteContact(who)
    return (
      name && (
        <p key={who} data-setting={who}>
          {t(`privacy.${who}`, { name })}
        </p>
      )
    )
  })
}
