import { IconReportAnalytics } from '@tabler/icons-react'
import type { Paper } from '@trimestre/contract/quizzes'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

const FiguresPanel = lazy(() => import('./figures-panel.tsx'))

/** Opens the figures of the own company over the page: a quiz is answered with the book open. */
export function FiguresButton({ paper: { quiz, company } }: { paper: Pick<Paper, 'quiz' | 'company'> }) {
  const { t } = useTranslation('quizzes')
  const [isOpen, setOpen] = useState(false)
  if (quiz.round === null) return null
  return (
    <>
      <Button
        icon={<IconReportAnalytics size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('player.figures')}
      </Button>
      {isOpen && (
        <Suspense>
          <FiguresPanel
            companyId={company.id}
            name={company.name}
            round={quiz.round}
            quarter={quiz.quarter}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
