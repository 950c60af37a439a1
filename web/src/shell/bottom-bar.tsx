import { IconCoins, IconDots, IconLayoutDashboard, IconListCheck } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameAreas } from '../domain/game-areas.ts'
import { leaves, type MenuItem } from '../domain/menus.ts'
import { Badge } from '../ui/chip.tsx'
import { useOnce } from '../ui/use-once.ts'
import styles from './bottom-bar.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { useMenuMarks } from './menu-marks.ts'

const BottomSheet = lazy(() => import('./bottom-sheet.tsx'))

type Sheet = 'decisions' | 'finance'

/** Renders four buttons within reach of the thumb while a game is entered. */
export function BottomBar({
  menu,
  path,
  onMore,
}: {
  menu: readonly MenuItem[]
  path: string
  onMore(): void
}) {
  const { t } = useTranslation()
  // The sheet keeps its content while it closes.
  const [sheet, setSheet] = useState<Sheet>('decisions')
  const [isOpen, setOpen] = useState(false)
  const open = (which: Sheet) => {
    setSheet(which)
    setOpen(true)
  }
  const dashboard = menu.find(item => item.key === 'game.dashboard')
  const entries = leaves(menu)
  const decisions = Object.values(gameAreas).flatMap(area => entries.filter(({ key }) => key === area.menu))
  const finance = leaves(menu.filter(item => item.key === 'game.finance'))
  const { counts } = useMenuMarks()
  const toSave = ['game.support', 'game.business', 'game.finance'] as const
  const left = toSave.reduce((sum, key) => sum + (counts[key]?.count ?? 0), 0)
  const isNeeded = useOnce(isOpen)
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')} data-screen-only>
      {dashboard && (
        <MenuEntry item={dashboard} path={path} className={styles.button}>
          <IconLayoutDashboard size={24} aria-hidden="true" />
          {t('menu.game.dashboard')}
        </MenuEntry>
      )}
      {decisions.length > 0 && (
        <BarButton
          icon={<IconListCheck size={24} />}
          label={t('shell.decisions')}
          mark={left > 0 && <Badge count={left} label={t('shell.toSave', { count: left })} />}
          onClick={() => open('decisions')}
        />
      )}
      {finance.length > 0 && (
        <BarButton
          icon={<IconCoins size={24} />}
          label={t('menu.game.finance')}
          onClick={() => open('finance')}
        />
      )}
      <BarButton icon={<IconDots size={24} />} label={t('shell.more')} onClick={onMore} />
      {isNeeded && (
        <Suspense>
          <BottomSheet
            title={sheet === 'finance' ? t('menu.game.finance') : t('shell.decisions')}
            items={sheet === 'finance' ? finance : decisions}
            hasStateText={sheet === 'decisions'}
            path={path}
            opened={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  )
}

type BarButtonProps = { icon: ReactNode; label: string; mark?: ReactNode; onClick(): void }

function BarButton({ icon, label, mark, onClick }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      {icon}
      {label}
      {mark && <span className={styles.mark}>{mark}</span>}
    </button>
  )
}
