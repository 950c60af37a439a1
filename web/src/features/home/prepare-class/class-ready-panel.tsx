import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import styles from './prepare-class.module.css'
import type { ClassReady } from './use-class-setup.ts'

/** The access sheet, shown this once, and the way into the game. */
export function ClassReadyPanel({ ready }: { ready: ClassReady }) {
  const { t } = useTranslation(['control', 'common'])
  const { gameId, gameName, accesses } = ready
  const address = `${window.location.origin}/app/user/game_details/${gameId}`
  return (
    <>
      <Banner tone="success" title={t('control:class.open')}>
        {t('control:class.once')}
      </Banner>
      <Card
        flush
        title={t('control:class.accesses')}
        actions={
          <Button
            variant="primary"
            icon={<IconPrinter size={20} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('control:class.print')}
          </Button>
        }
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
                  <bdi className={styles.password}>{password ?? t('control:class.ownPassword')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Card>
      <Card title={t('control:class.way')}>
        <div className={styles.way}>
          <div className={styles.code}>
            <QrCode value={address} label={t('control:join.code', { game: gameName })} />
          </div>
          <bdi className={styles.address}>{address}</bdi>
        </div>
      </Card>
    </>
  )
}
