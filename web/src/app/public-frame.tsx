import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './public-frame.module.css'
import { PublicLink } from './public-link.tsx'
import { LanguageMenu } from './shell/language-menu.tsx'
import { SchemeButton } from './shell/scheme-button.tsx'

/** The plain frame of the public pages: brand above, language and light at the top end. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const brand = t('app.brand', { host: window.location.host })
  return (
    <div className={styles.frame}>
      <RisingBars />
      <header className={styles.top}>
        <LanguageMenu />
        <SchemeButton />
      </header>
      <div className={styles.middle}>
        <PublicLink href="/" className={styles.brand}>
          <Logo size={44} />
          <bdi>{brand}</bdi>
        </PublicLink>
        <main className={styles.main}>{children}</main>
      </div>
      <footer className={styles.foot}>
        <bdi>{brand}</bdi>
      </footer>
    </div>
  )
}

/** Quarters that rise behind the card. */
function RisingBars() {
  const heights = [18, 26, 22, 34, 30, 44, 38, 56, 50, 68, 62, 84, 76, 96]
  return (
    <svg className={styles.bars} viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          key={height}
          x={index * 50 + 7}
          y={100 - height}
          width="36"
          height={height + 8}
          rx="4"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}

/** The card of a public page. */
export function PublicCard(props: { title: string; lead?: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classNames(styles.card, props.wide && styles.wide)}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{props.title}</h1>
        {props.lead && <p className={styles.lead}>{props.lead}</p>}
      </div>
      {props.children}
    </section>
  )
}
