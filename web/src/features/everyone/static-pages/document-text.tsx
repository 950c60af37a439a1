import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'

type Props = {
  title: string
  lead: string
  /** The contents of each section in order: paragraphs (p) and the items of one list (l). */
  sections: Readonly<Record<string, readonly string[]>>
  /** What stands above the contents. */
  intro?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
}

/** A document to read and print. The server renders it too, so that it needs no script. */
export function DocumentText({ title, lead, sections, intro, actions }: Props) {
  const { t } = useTranslation('terms')
  const names = Object.keys(sections)
  return (
    <PlainCard width="reading" title={title} lead={lead}>
      <div className="terms">
        {intro}
        <nav className="terms-contents" aria-label={t('contents')}>
          <strong>{t('contents')}</strong>
          <ol>
            {names.map(name => (
              <li key={name}>
                <a href={`#${name}`}>{t(`${name}.title` as 'platform.title')}</a>
              </li>
            ))}
          </ol>
        </nav>
        {names.map(name => (
          <Section key={name} name={name} parts={sections[name] ?? []} />
        ))}
      </div>
      {actions}
    </PlainCard>
  )
}

function Section({ name, parts }: { name: string; parts: readonly string[] }) {
  const { t } = useTranslation('terms')
  // Each part is a key in the texts of this section.
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
