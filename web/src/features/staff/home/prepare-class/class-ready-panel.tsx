import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccessButtons } from '../../../../domain/staff/access-buttons.tsx'
import { CredentialSlips } from '../../../../domain/staff/access-sheet.tsx'
import { isOwnAddress } from '../../../../domain/staff/game-address.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import styles from './prepare-class.module.css'
import type { ClassReady } from './use-class-setup.ts'

type Props = {
  ready: ClassReady
  /** Whether the user runs the game. */
  isHost: boolean
  /** Called once the credentials were printed or saved to a file. */
  onCredentialsSaved(): void
}

/** Shows the credentials, this once only, and the address of the game. */
export function ClassReadyPanel({ ready, isHost, onCredentialsSaved }: Props) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  const { gameId, gameName, address } = ready
  return (
    <>
      <Banner tone="success" title={t('control:class.open')}>
        {t('admin:import.once')}
      </Banner>
      <Card title={t('control:class.way')}>
        <div className={styles.way}>
          <div className={styles.code}>
            <QrCode value={address} label={t('control:join.code', { game: gameName })} />
          </div>
          <div className={styles.stack}>
            <bdi className={styles.address}>{address}</bdi>
            {isOwnAddress() && <Banner tone="warning">{t('admin:configuration.loopback')}</Banner>}
            {isHost && (
              <Link
                className={buttonClass('secondary')}
                to="/app/admin/pass_trimestre"
                search={{ game: gameId }}
                // A new tab keeps this page open, since it shows the passwords only once.
                target="_blank"
              >
                {t('admin:home.control')}
              </Link>
            )}
          </div>
        </div>
      </Card>
      {ready.known.length > 0 && (
        <Banner>{t('admin:import.knownStudents', { names: ready.known.join(', ') })}</Banner>
      )}
      <Accesses ready={ready} onCredentialsSaved={onCredentialsSaved} />
    </>
  )
}

function Accesses({ ready: { accesses }, onCredentialsSaved }: Omit<Props, 'isHost'>) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  return (
    <Card
      flush
      title={t('control:class.accesses')}
      actions={<AccessButtons accesses={accesses} onCredentialsSaved={onCredentialsSaved} />}
    >
      <PlainTable caption={t('control:class.accesses')}>
        <thead>
          <tr>
            <th scope="col">{t('common:field.username')}</th>
            <th scope="col">{t('common:field.password')}</th>
          </tr>
        </thead>
        <tbody>
          {accesses.map(({ username, password }) => (
            <tr key={username}>
              <th scope="row">
                <bdi>{username}</bdi>
              </th>
              <td>
                <bdi className={styles.password}>{password}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <CredentialSlips accesses={accesses} />
    </Card>
  )
}
