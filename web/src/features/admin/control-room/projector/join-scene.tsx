import { IconWifiOff } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { gameAddress, isOwnAddress } from '../../../../domain/staff/game-address.ts'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { useAssignedPlayers, useProgress } from '../api.ts'
import styles from './scenes.module.css'

/** Shows how to join and who has joined; new names appear as players join, the newest first. */
export function JoinScene({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const companies = useProgress(game.id).data ?? []
  const joined = companies.filter(({ playing }) => playing)
  const assigned = useAssignedPlayers(game.id).data ?? []
  const awaited = Math.max(0, assigned.length - companies.length)
  const { host } = window.location
  return (
    <div className={styles.join}>
      <div className={styles.code}>
        <QrCode value={gameAddress(game.id)} label={t('join.code', { game: game.name })} />
      </div>
      <div className={styles.way}>
        <ol className={styles.steps}>
          <li>
            {t('join.open')}{' '}
            <strong className={styles.address}>
              <bdi>{host}</bdi>
            </strong>
          </li>
          <li>{t('join.signIn')}</li>
          <li>{t('join.join', { game: game.name })}</li>
        </ol>
        {isOwnAddress() && (
          <p className={styles.caution}>
            <IconWifiOff size={36} aria-hidden="true" />
            {t('join.loopback')}
          </p>
        )}
      </div>
      <div className={styles.arrivals}>
        <p className={styles.count} role="status">
          {t('join.joined', { count: joined.length })}
          {awaited > 0 && ` · ${t('join.awaited', { count: awaited })}`}
        </p>
        <ul className={styles.names} aria-label={t('join.names')}>
          {joined.toReversed().map(({ companyId, username }) => (
            <li key={companyId}>
              <bdi>{username}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
