import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { HistoryChart } from '../../ui/chart/history-chart.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonStack } from '../../ui/skeleton.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { explanationQuery, historyQuery } from './explanation-query.ts'
import type { ExplanationContext } from './why.tsx'
import { WhyContent } from './why-content.tsx'
import styles from './why-panel.module.css'
import { figureName, kindOf } from './why-text.ts'

type Props = { place: ExplanationContext; figure: string; onClose(): void }

/** Renders « Pourquoi ? »: the explanation of one figure, and those of the figures it is computed from. */
export default function WhyPanel({ place, figure, onClose }: Props) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const onPhone = useMediaQuery('(width < 600px)')
  const [trail, setTrail] = useState([figure])
  const shown = trail.at(-1) ?? figure
  const answer = useQuery(explanationQuery(place, shown))
  // A new figure is shown from its top.
  useEffect(() => {
    document.getElementById(`why-${shown}`)?.scrollIntoView({ block: 'end' })
  }, [shown])
  return (
    <Modal
      opened
      onClose={onClose}
      placement={onPhone ? 'bottom' : 'end'}
      size={onPhone ? '90%' : 560}
      title={t('why.title', { figure: figureName(t, shown) })}
      lightVeil
    >
      <div className={styles.body} id={`why-${shown}`}>
        {trail.length > 1 && (
          <Button
            small
            variant="text"
            className={styles.back}
            icon={<IconArrowLeft className="flip" size={18} aria-hidden="true" />}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            {t('why.back', { figure: figureName(t, trail.at(-2) ?? '') })}
          </Button>
        )}
        {answer.data ? (
          <>
            <WhyContent explanation={answer.data} onOpen={next => setTrail([...trail, next])} />
            <FigureHistory place={place} figure={shown} />
          </>
        ) : answer.error ? (
          <ErrorCard reason={errorText(t, answer.error)} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonStack shapes={[{ height: 48 }, { height: 200 }, { height: 120 }]} />
        )}
      </div>
    </Modal>
  )
}

/** Renders the figure in this quarter and the previous ones; nothing when there is no previous quarter. */
function FigureHistory({ place, figure }: { place: ExplanationContext; figure: string }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { data } = useQuery(historyQuery(place, figure))
  if (!data || data.quarters.length < 2) return null
  return (
    <section className={styles.part}>
      <h3>{t('why.history')}</h3>
      <HistoryChart
        caption={figureName(t, figure)}
        kind={kindOf[data.unit]}
        points={data.quarters}
        current={data.quarters.at(-1)?.quarter}
        falling={figure === 'result.classement'}
      />
    </section>
  )
}
