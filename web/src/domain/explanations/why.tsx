import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './why.module.css'

const WhyPanel = lazy(() => import('./why-panel.tsx'))

/** The company and the round whose figures can be explained. */
export type ExplanationContext = { companyId: number; roundNb: number }

type Opened = ExplanationContext & { figure: string }

const Place = createContext<((figure: string) => void) | null>(null)

/** Provides its children with the function that opens explanations; without a past quarter, figures are plain text. */
export function ExplanationProvider({
  place,
  children,
}: {
  place: ExplanationContext | null
  children: ReactNode
}) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = place && ((figure: string) => setOpened({ ...place, figure }))
  return (
    <Place value={open}>
      {children}
      {opened && (
        <Suspense>
          <WhyPanel
            key={`${opened.roundNb} ${opened.figure}`}
            place={opened}
            figure={opened.figure}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Place>
  )
}

type Props = {
  /** The engine's name of the figure: `result.liquidites`. */ figure: string
  label: string
  children: ReactNode
}

/** Renders a figure as a button that opens its explanation. */
export function Why({ figure, label, children }: Props) {
  const { t } = useTranslation('player')
  const open = useContext(Place)
  if (!open) return children
  return (
    <button
      type="button"
      className={styles.why}
      aria-haspopup="dialog"
      title={t('why.open')}
      onClick={() => open(figure)}
    >
      {children}
      <span className="visually-hidden"> – {t('why.ask', { figure: label })}</span>
    </button>
  )
}

/**
 * Renders « Pourquoi ? » as a text button, where the figure itself cannot be a button. Renders nothing without a past
 * quarter.
 */
export function WhyLink({ figure, label }: Omit<Props, 'children'>) {
  const { t } = useTranslation('player')
  const open = useContext(Place)
  if (!open) return null
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      data-screen-only
      onClick={() => open(figure)}
    >
      {t('why.open')}
      <span className="visually-hidden"> {label}</span>
    </button>
  )
}
