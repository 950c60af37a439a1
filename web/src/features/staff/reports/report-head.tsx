import { IconPrinter } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { PracticeMark } from '../../../domain/practice.tsx'
import { PrintedQuarter } from '../../../domain/printed-game.ts'
import { HiddenMark } from '../../../domain/staff/hidden-mark.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { useFileTitle } from '../../../shell/titles.ts'
import { Button } from '../../../ui/button.tsx'
import { siteName } from '../../../ui/site.ts'
import styles from './report.module.css'
import { useReportLoading } from './report-part.tsx'

type Props = {
  title: string
  game: Game
  /** The last quarter that the report tells of. */
  quarter: number
  /** Whether players do not see this quarter yet. */
  isHidden: boolean
  /** Links that are only useful on a screen. */
  links?: ReactNode
}

/** Renders the title of a report: the installation, the game, the quarter and the date; it also names the printed file. */
export function ReportHead({ title, game, quarter, isHidden, links }: Props) {
  const { t } = useTranslation(['company', 'common', 'catalogue'])
  const format = useFormat()
  const total = game.nbTurns
  const at = total === null ? t('common:ui.quarterShort', { quarter }) : t('report.at', { quarter, total })
  const isLoading = useReportLoading()
  const practice = game.practice ? [t('common:practice')] : []
  useFileTitle([title, game.name, t('common:ui.quarterShort', { quarter }), ...practice].join(' – '))
  return (
    <header className={styles.head}>
      <PrintedQuarter name={quarter} />
      <div>
        <p className={styles.school}>{siteName()}</p>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.facts}>
          {joinFacts([game.name, game.product && productName(t, game.product), at, format.date(new Date())])}{' '}
          {game.practice && <PracticeMark />} {isHidden && <HiddenMark />}
        </p>
      </div>
      <div className={styles.acts} data-screen-only>
        {links}
        <Button
          variant="primary"
          icon={<IconPrinter size={20} aria-hidden="true" />}
          loading={isLoading}
          onClick={() => window.print()}
        >
          {t('report.print')}
        </Button>
      </div>
    </header>
  )
}

/** Renders a title that names the last quarter, and says whether players do not see it yet. */
export function LastTitle({ text, isHidden }: { text: string; isHidden: boolean }) {
  return (
    <>
      {text} {isHidden && <HiddenMark />}
    </>
  )
}
