import type { Decision } from '@trimestre/contract/decisions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionHelp, decisionLabel } from '../../../domain/catalogue-text.ts'
import { decisionHelpTopics } from '../../../domain/decision-help-topics.ts'
import { HelpTopics } from '../../../ui/help-topics.tsx'

const TextWithTerms = lazy(() => import('../../../domain/glossary/text-with-terms.tsx'))

/** Explains what a decision is, what it does and how to use it. */
export function DecisionHelp({ decision }: { decision: Decision }) {
  const { t } = useTranslation(['player', 'common'])
  const topics = decisionHelpTopics(t, decisionLabel(t, decision), topic => decisionHelp(t, decision, topic))
  return (
    <HelpTopics
      topics={topics}
      draw={text => (
        <Suspense fallback={text}>
          <TextWithTerms key={text} text={text} />
        </Suspense>
      )}
    />
  )
}
