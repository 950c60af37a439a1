import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './why.module.css'

const WhyPanel = lazy(() => import('./why-panel.tsx'))

/** The quarter whose figures explain themselves. */
export type WhyPlace = { companyId: number; roundNb: number }

type Opened = WhyPlace & { figure: string }

const Place = createContext<((figure: string) => void) | null>(null)

/** Figures inside open their explanation; without a past quarter they are plain text. */
export function WhyArea({ place, children }: { place: WhyPlace | null; children: ReactNode }) {
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
  /** As the engine names it: `result.liquidites`. */ figure: string
  label: string
  children: ReactNode
}

/** A figure that says on demand why it is what it is. */
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

/** « Pourquoi ? » in words, where a figure itself cannot be pressed. Nothing without a past quarter. */
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
