import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentText } from './document-text.tsx'

const sections = {
  platform: ['p1', 'p2', 'p3'],
  account: ['p1', 'p2', 'p3'],
  conduct: ['p1', 'l1', 'l2', 'l3', 'l4', 'p2'],
  data: ['p1', 'l1', 'l2', 'l3', 'l4', 'p2'],
  purpose: ['p1', 'p2'],
  duration: ['l1', 'l5', 'l2', 'l3', 'l4', 'p1'],
  rights: ['p1', 'p2'],
  minors: ['p1', 'p2'],
  service: ['p1', 'p2'],
} as const

/** Renders the terms of use. */
export function TermsText({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('terms')
  return <DocumentText title={t('title')} lead={t('updated')} sections={sections} actions={actions} />
}
