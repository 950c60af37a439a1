import { IconCalendarTime, IconUserStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { gameAreas } from '../domain/game-areas.ts'
import { isOver } from '../domain/game-standing.ts'
import { usePublicationTexts } from '../domain/publication.ts'
import { hiddenRound } from '../domain/published-rounds.ts'
import { isSolo } from '../domain/solo/solo-state.ts'
import { useFormat } from '../i18n/format.ts'
import { buttonClass } from '../ui/button.tsx'
import { EntryMark } from './menu-entry.tsx'
import { MenuIcon } from './menu-icons.tsx'
import { useMenuMarks } from './menu-marks.ts'
import styles from './quarter-chip.module.css'

type Props = { game: Game; left: number | null; onChoose(): void }

/** Renders the time of the next pass, the areas not saved yet, and the link to the checklist. */
export function QuarterDetails({ game, left, onChoose }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const hidden = hiddenRound(game.rounds)
  const { closed } = usePublicationTexts(hidden)
  return (
    <>
      <p className={styles.title}>
        <strong>
          <Standing game={game} />
        </strong>
      </p>
      {!isOver(game) && !isSolo(game) && (
        <p className={styles.line}>
          {left === null ? (
            <IconUserStar size={20} aria-hidden="true" />
          ) : (
            <IconCalendarTime size={20} aria-hidden="true" />
          )}
          {hidden
            ? closed
            : left === null || game.nextPassAt === null
              ? t('shell.chip.byHandLong')
              : t('shell.chip.next', { when: format.appointment(game.nextPassAt) })}
        </p>
      )}
      {!isOver(game) && !hidden && game.nbTurns !== null && <AreasLeft onChoose={onChoose} />}
      <div className={styles.foot}>
        <Link
          to="/app/user/joined-game"
          className={buttonClass('secondary', true, true)}
          activeOptions={{ exact: true }}
          activeProps={{}}
          onClick={onChoose}
        >
          {t(isOver(game) ? 'shell.chip.results' : hidden ? 'menu.game.dashboard' : 'shell.chip.checklist')}
        </Link>
      </div>
    </>
  )
}

function Standing({ game }: { game: Game }) {
  const { t } = useTranslation()
  if (game.archived) return t('archived.now')
  if (game.nbTurns === null) return t('shell.chip.preparing')
  if (game.finished) return t('shell.chip.finished')
  const current = Math.min(game.currentTrimestre, game.nbTurns)
  return t('ui.quarterOfLong', { current, total: game.nbTurns })
}

function AreasLeft({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation()
  const { states } = useMenuMarks()
  const areas = Object.values(gameAreas)
  const left = areas.filter(({ menu }) => states[menu] === 'toSee' || states[menu] === 'draft')
  const isKnown = areas.every(({ menu }) => states[menu] !== undefined)
  if (left.length === 0) return isKnown ? <p className={styles.done}>{t('shell.chip.allSaved')}</p> : null
  return (
    <>
      <p className={styles.line}>{t('shell.toSave', { count: left.length })}</p>
      <ul className={styles.areas}>
        {left.map(({ path, menu }) => (
          <li key={menu}>
            <Link to={path} className={styles.area} activeProps={{}} onClick={onChoose}>
              <MenuIcon item={menu} size={20} />
              <span style={{ flex: 1 }}>{t(`menu.${menu}`)}</span>
              <EntryMark item={{ key: menu }} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
