import { IconWifiOff } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { spellJoinCode } from '@trimestre/contract/join-codes'
import { useTranslation } from 'react-i18next'
import {
  codeAddress,
  gameAddress,
  isOwnAddress,
  joinPlace,
  siteOrigin,
} from '../../../../domain/staff/game-address.ts'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { useAssignedPlayers, useProgress } from '../api.ts'
import styles from './scenes.module.css'

/** Shows how to join and who has joined; new names appear as players join, the newest first. */
export function JoinScene({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const companies = useProgress(game.id).data ?? []
  const joined = companies.filter(({ kind, playing }) => kind === 'human' && playing)
  const people = joined.reduce((sum, { members }) => sum + members, 0)
  const assigned = useAssignedPlayers(game.id).data ?? []
  const awaited = assigned.filter(({ seated }) => !seated).length
  const address = game.joinCode ? codeAddress(game.joinCode) : gameAddress(game.id)
  return (
    <div className={styles.join}>
      <div className={styles.code}>
        <QrCode value={address} label={t('join.code', { game: game.name })} />
      </div>
      <div className={styles.way}>
        {game.joinCode ? <CodeSteps code={game.joinCode} /> : <AccountSteps game={game} />}
        {isOwnAddress() && (
          <p className={styles.caution}>
            <IconWifiOff size={36} aria-hidden="true" />
            {t('join.loopback')}
          </p>
        )}
      </div>
      <div className={styles.arrivals}>
        <p className={styles.count} role="status">
          {t('join.joined', { count: people })}
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

/** Tells how to join with the class code, which is read from the last row. */
function CodeSteps({ code }: { code: string }) {
  const { t } = useTranslation('control')
  return (
    <ol className={styles.steps}>
      <li>
        {t('join.open')}{' '}
        <strong className={styles.address}>
          <bdi dir="ltr">{joinPlace()}</bdi>
        </strong>
      </li>
      <li>
        {t('join.enterCode')}
        <p className={styles.joinCode}>
          <bdi dir="ltr">{spellJoinCode(code)}</bdi>
        </p>
      </li>
      <li>{t('join.nickname')}</li>
    </ol>
  )
}

/** Tells how to join a game whose code is closed. */
function AccountSteps({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  return (
    <ol className={styles.steps}>
      <li>
        {t('join.open')}{' '}
        <strong className={styles.address}>
          <bdi dir="ltr">{new URL(siteOrigin()).host}</bdi>
        </strong>
      </li>
      <li>{t('join.signIn')}</li>
      <li>{t('join.join', { game: game.name })}</li>
    </ol>
  )
}
