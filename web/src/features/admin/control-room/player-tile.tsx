import {
  IconArmchair,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconDots,
  IconLock,
  IconPencil,
  IconRobot,
  IconUserOff,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { companyPath } from '../../../domain/screens.ts'
import { holderOf, SeatSign } from '../../../domain/staff/seat-sign.tsx'
import { BreakableName } from '../../../ui/breakable-name.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Player } from './players.ts'
import styles from './players-card.module.css'

const icons = {
  done: IconCircleCheckFilled,
  decided: IconCircleHalf2,
  draft: IconPencil,
  nothing: IconCircle,
  computer: IconRobot,
  vacant: IconArmchair,
  invited: IconDots,
  out: IconUserOff,
} as const

/** Shows a player's icon, name, state and saved areas; leads to the screens of the company once there is one. */
export function PlayerTile({ player }: { player: Player }) {
  const { t } = useTranslation('control')
  const { username, state, companyId } = player
  if (companyId === null)
    return (
      <div className={classNames(styles.tile, styles.invited)}>
        <TileText player={player} />
      </div>
    )
  return (
    <Link
      to={companyPath(companyId)}
      className={classNames(styles.tile, styles[state])}
      title={t('look', { name: username })}
      activeProps={{}}
    >
      <TileText player={player} />
    </Link>
  )
}

function TileText({ player }: { player: Player }) {
  const { t } = useTranslation('control')
  const { username, companyName, state, companyId, kind, members, savedCount, areaCount, locked } = player
  const isPlayed = companyId !== null && state !== 'out' && state !== 'vacant' && state !== 'computer'
  const Icon = icons[state]
  return (
    <>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <span className={styles.name} dir="auto">
        <BreakableName name={username} />{' '}
        {isPlayed && kind && <SeatSign holder={holderOf(kind, members)} size={16} />}
        {companyName && <small className={styles.company}>{companyName}</small>}
      </span>
      {isPlayed && <bdi className={classNames('fig', styles.areas)}>{`${savedCount}/${areaCount}`}</bdi>}
      <span className={styles.foot}>
        <span className={styles.word}>
          {t(`state.${state}`)}
          {locked && <IconLock size={14} aria-label={t('locked')} role="img" />}
        </span>
        {isPlayed && <Presence player={player} />}
      </span>
    </>
  )
}

/** Shows whether the player has the game open; for several members, how many of them do and how many approve. */
function Presence({ player: { members, onlineCount, online, locked, approvals } }: { player: Player }) {
  const { t } = useTranslation('control')
  const isTeam = members > 1
  return (
    <>
      {approvals.needed > 1 && !locked && (
        <span className={styles.presence}>{t('approvals', approvals)}</span>
      )}
      <span className={styles.presence}>
        <span className={classNames(styles.dot, online && styles.online)} aria-hidden="true" />
        {isTeam ? t('onlineOf', { online: onlineCount, members }) : t(online ? 'online' : 'away')}
      </span>
    </>
  )
}
