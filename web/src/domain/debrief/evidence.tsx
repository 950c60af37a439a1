import type { DebriefLink } from '@trimestre/contract/debrief'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

const WhyPanel = lazy(() => import('../explanations/why-panel.tsx'))

type Opened = { companyId: number; roundNb: number; figure: string }

type Props = {
  /** The company whose figures are meant where a link names none. */
  own?: number | undefined
  /** Puts the panel where it knows its company, for staff who have entered none. */
  frame?(companyId: number, panel: ReactNode): ReactNode
  children(why: (link: DebriefLink | null) => ReactNode): ReactNode
}

/** Provides its content with « Pourquoi ? » buttons, which open the explanation of the figure that a sentence is about. */
export function Evidence({ own, frame = (_, panel) => panel, children }: Props) {
  const { t } = useTranslation('debrief')
  const [opened, open] = useState<Opened | null>(null)
  return (
    <>
      {children(link => {
        const companyId = link?.companyId ?? own
        if (!link || companyId === undefined) return null
        return (
          <Button
            variant="text"
            small
            aria-haspopup="dialog"
            data-screen-only
            onClick={() => open({ companyId, roundNb: link.round, figure: figureOf(link) })}
          >
            {t('why')}
          </Button>
        )
      })}
      {opened && (
        <Suspense>
          {frame(
            opened.companyId,
            <WhyPanel place={opened} figure={opened.figure} onClose={() => open(null)} />,
          )}
        </Suspense>
      )}
    </>
  )
}

/** Explanations name a figure with its statement; those of a result may be named without it. */
const figureOf = ({ figure }: DebriefLink): string => (figure.includes('.') ? figure : `result.${figure}`)
