import { IconCoins, IconDots, IconLayoutDashboard, IconListCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '../../ui/use-once.ts'
import { leaves, type MenuItem } from '../menus.ts'
import styles from './bottom-bar.module.css'
import { MenuEntry } from './menu-entry.tsx'

const BottomSheet = lazy(() => import('./bottom-sheet.tsx'))

type Sheet = 'decisions' | 'finance' | null

/** Four buttons within reach of the thumb while a game is entered. */
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
  const [sheet, setSheet] = useState<Sheet>(null)
  const dashboard = menu.find(item => item.key === 'game.dashboard')
  const group = (...keys: string[]) => leaves(menu.filter(item => keys.includes(item.key)))
  const decisions = group('game.support', 'game.business')
  const finance = group('game.finance')
  const shown = sheet === 'decisions' ? [...decisions, ...finance.slice(0, 1)] : finance
  const isNeeded = useOnce(sheet !== null)
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')}>
      {dashboard && (
        <MenuEntry item={dashboard} className={styles.button} isCurrent={dashboard.path === path}>
          <IconLayoutDashboard size={24} aria-hidden="true" />
          {t('menu.game.dashboard')}
        </MenuEntry>
      )}
      {decisions.length > 0 && (
        <BarButton
          icon={<IconListCheck size={24} />}
          label={t('shell.decisions')}
          onClick={() => setSheet('decisions')}
        />
      )}
      {finance.length > 0 && (
        <BarButton
          icon={<IconCoins size={24} />}
          label={t('menu.game.finance')}
          onClick={() => setSheet('finance')}
        />
      )}
      <BarButton icon={<IconDots size={24} />} label={t('shell.more')} onClick={onMore} />
      {isNeeded && (
        <Suspense>
          <BottomSheet
            title={sheet === 'finance' ? t('menu.game.finance') : t('shell.decisions')}
            items={shown}
            path={path}
            opened={sheet !== null}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </nav>
  )
}

function BarButton({ icon, label, onClick }: { icon: React.ReactNode; label: string; onClick(): void }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      {label}
    </button>
  )
}
