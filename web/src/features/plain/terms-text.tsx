import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../app/frame/plain-card.tsx'

/** What each section holds, in order: paragraphs (p) and the items of one list (l). */
const sections = {
  platform: ['p1', 'p2', 'p3'],
  account: ['p1', 'p2', 'p3'],
  conduct: ['p1', 'l1', 'l2', 'l3', 'l4', 'p2'],
  data: ['p1', 'l1', 'l2', 'l3', 'l4', 'p2'],
  purpose: ['p1', 'p2'],
  duration: ['l1', 'l2', 'l3', 'l4', 'p1'],
  rights: ['p1', 'p2'],
  minors: ['p1', 'p2'],
  service: ['p1', 'p2'],
} as const
type SectionName = keyof typeof sections

/** The terms of use; also drawn by the server, so that they can be read and printed without script. */
export function TermsText({ actions }: { actions?: React.ReactNode }) {
  const { t } = useTranslation('terms')
  const names = Object.keys(sections) as SectionName[]
  return (
    <PlainCard width="reading" title={t('title')} lead={t('updated')}>
      <div className="terms">
        <nav className="terms-contents" aria-label={t('contents')}>
          <strong>{t('contents')}</strong>
          <ol>
            {names.map(name => (
              <li key={name}>
                <a href={`#${name}`}>{t(`${name}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        {names.map(name => (
          <Section key={name} name={name} />
        ))}
      </div>
      {actions}
    </PlainCard>
  )
}

function Section({ name }: { name: SectionName }) {
  const { t } = useTranslation('terms')
  const parts: readonly string[] = sections[name]
  // Each part is a key of this section's own texts.
  const text = (part: string) => t(`${name}.${part}` as 'platform.p1')
  const items = parts.filter(part => part.startsWith('l'))
  const firstItem = parts.findIndex(part => part.startsWith('l'))
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{text('title')}</h2>
      {parts.map((part, index) => {
        if (part.startsWith('p')) return <p key={part}>{text(part)}</p>
        if (index !== firstItem) return null
        return (
          <ul key="items">
            {items.map(item => (
              <li key={item}>{text(item)}</li>
            ))}
          </ul>
        )
      })}
    </section>
  )
}
