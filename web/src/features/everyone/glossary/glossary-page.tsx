import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Term, termGroups, terms } from '../../../domain/glossary/terms.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { foldText } from '../../../ui/fold-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './glossary-page.module.css'

type Group = keyof typeof termGroups
const groups = Object.keys(termGroups) as Group[]

/** Lists every term of the game with its meaning; `?mot=` in the address selects one. */
export default function GlossaryPage() {
  const { t, i18n } = useTranslation(['glossary', 'common'])
  const { mode } = useSignedIn()
  const pointed = useSearch({ strict: false, select: (search: { mot?: unknown }) => search.mot })
  const [asked, setAsked] = useState(() => {
    const term = terms.find(one => one === pointed)
    return term ? t(`term.${term}.name`) : ''
  })
  const wanted = foldText(asked.trim())
  const shown = groups.flatMap(group => {
    const found = termGroups[group].filter(term =>
      foldText(`${t(`term.${term}.name`)} ${t(`term.${term}.text`)}`).includes(wanted),
    )
    const inOrder = found.toSorted((a, b) =>
      t(`term.${a}.name`).localeCompare(t(`term.${b}.name`), i18n.language),
    )
    return inOrder.length > 0 ? [{ group, found: inOrder }] : []
  })
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t('lead')}</p>
      {mode === 'GAME' && (
        <p data-screen-only>
          <Link to="/app/user/market-rules" className={buttonClass('secondary', true)}>
            {t('common:route.market-rules')}
          </Link>
        </p>
      )}
      <div className={styles.search} data-screen-only>
        <TextField
          label={t('search')}
          type="search"
          value={asked}
          onChange={event => setAsked(event.currentTarget.value)}
        />
      </div>
      <div role="status" className={styles.stack}>
        {shown.length === 0 && <EmptyState>{t('none', { asked })}</EmptyState>}
        {shown.map(({ group, found }) => (
          <Card key={group} title={t(`group.${group}`)}>
            <dl className={styles.terms}>
              {found.map(term => (
                <Entry key={term} term={term} />
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </div>
  )
}

function Entry({ term }: { term: Term }) {
  const { t } = useTranslation('glossary')
  return (
    <div>
      <dt>{t(`term.${term}.name`)}</dt>
      <dd>{t(`term.${term}.text`)}</dd>
    </div>
  )
}
