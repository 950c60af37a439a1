import type { SystemStatus } from '@trimestre/contract/system'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Fact } from '../../../ui/facts-list.tsx'
import { FactsCard } from './facts-card.tsx'
import styles from './system.module.css'

/** Shows the last backup, and the command to make one. */
export function BackupCard({ status: { lastBackup } }: { status: SystemStatus }) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const facts: Fact[] = lastBackup
    ? [
        [t('last'), format.dateTime(lastBackup.at)],
        [t('backup.size'), format.bytes(lastBackup.bytes)],
      ]
    : [[t('last'), <Chip key="none">{t('never')}</Chip>]]
  return (
    <FactsCard title={t('backup.title')} facts={facts}>
      <p className={styles.note}>{t('backup.how')}</p>
      <code className={styles.command} dir="ltr">
        npm run backup -- --to FILE
      </code>
    </FactsCard>
  )
}

/** Shows the result of the last recomputation of the stored quarters. */
export function VerificationCard({ status }: { status: SystemStatus }) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const { lastVerification: last, verifyAt, product } = status
  const nightly = verifyAt
    ? t('verification.nightlyAt', { time: verifyAt, zone: product.timezone })
    : t('verification.off')
  const found = last && (last.fault !== null || last.mismatchCount > 0)
  const outcome = last && (
    <Chip key="outcome" tone={found ? 'error' : 'success'}>
      {last.fault === null
        ? t('verification.found', { count: last.mismatchCount })
        : t('verification.brokenOff')}
    </Chip>
  )
  const facts: Fact[] = last
    ? [
        [t('last'), format.dateTime(last.endedAt)],
        [t('verification.outcome'), outcome],
        [t('verification.games'), format.integer(last.games)],
        [t('verification.quarters'), format.integer(last.quarters)],
        ...last.unchecked.map(
          ({ engineVersion, quarters }): Fact => [
            engineVersion === null
              ? t('verification.uncheckedUnknown')
              : t('verification.unchecked', { version: engineVersion }),
            format.integer(quarters),
          ],
        ),
        [t('verification.nightly'), nightly],
      ]
    : [
        [t('last'), <Chip key="none">{t('never')}</Chip>],
        [t('verification.nightly'), nightly],
      ]
  return (
    <FactsCard title={t('verification.title')} facts={facts}>
      <p className={styles.note}>{t('verification.how')}</p>
      <code className={styles.command} dir="ltr">
        npm run verify -- --all
      </code>
    </FactsCard>
  )
}
