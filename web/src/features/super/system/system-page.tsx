import { IconListDetails, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { SystemStatus } from '@trimestre/contract/system'
import { useTranslation } from 'react-i18next'
import { useSystemStatus } from '../../../domain/staff/system-status.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import type { Fact } from '../../../ui/facts-list.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { BackupCard, VerificationCard } from './care-cards.tsx'
import { FactsCard } from './facts-card.tsx'
import { Mismatches } from './mismatches.tsx'
import { StatusAlerts } from './status-alerts.tsx'
import styles from './system.module.css'
import { TestMail } from './test-mail.tsx'

/** The system status, for the super administrator who operates the product. */
export default function SystemPage() {
  const { t } = useTranslation(['common', 'system'])
  const status = useSystemStatus()
  return (
    <>
      <PageActions>
        <Link to="/app/super_admin/journal" className={buttonClass('secondary')}>
          <IconListDetails size={18} aria-hidden="true" />
          {t('system:journal.open')}
        </Link>
        <Button
          icon={<IconRefresh size={18} aria-hidden="true" />}
          loading={status.isRefetching}
          onClick={() => status.refetch()}
        >
          {t('system:refresh')}
        </Button>
      </PageActions>
      {status.data ? (
        <Status status={status.data} failure={status.error} />
      ) : (
        <Card>
          {status.error ? (
            <ErrorCard reason={errorText(t, status.error)} onRetry={() => status.refetch()} />
          ) : (
            <SkeletonStack shapes={[{ height: 56 }, { height: 220 }, { height: 220 }]} />
          )}
        </Card>
      )}
    </>
  )
}

function Status({ status, failure }: { status: SystemStatus; failure: unknown }) {
  return (
    <div className={styles.page}>
      <StatusAlerts status={status} failure={failure} />
      <Mismatches verification={status.lastVerification} />
      <div className={styles.cards}>
        <VerificationCard status={status} />
        <BackupCard status={status} />
        <QueueCard queue={status.queue} />
        <DatabaseCard database={status.database} />
        <StorageCard storage={status.storage} />
        <ProductCard product={status.product} />
      </div>
    </div>
  )
}

function QueueCard({ queue }: Pick<SystemStatus, 'queue'>) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const facts: Fact[] = [
    [t('queue.passes'), format.integer(queue.passesDue)],
    [t('queue.mails'), format.integer(queue.mailsWaiting)],
    ...(queue.oldestMailAt ? [[t('queue.oldest'), format.dateTime(queue.oldestMailAt)] satisfies Fact] : []),
    [t('queue.failed'), format.integer(queue.mailsFailed)],
    [t('queue.streams'), format.integer(queue.openStreams)],
  ]
  return (
    <FactsCard title={t('queue.title')} facts={facts}>
      <TestMail />
    </FactsCard>
  )
}

function DatabaseCard({ database }: Pick<SystemStatus, 'database'>) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const connections = t('database.connectionsOf', {
    count: database.connections,
    max: format.integer(database.connectionsMax),
  })
  const facts: Fact[] = [
    [t('database.kind'), t(database.kind === 'embedded' ? 'database.embedded' : 'database.postgresql')],
    [t('version'), <bdi key="version">PostgreSQL {database.version}</bdi>],
    [t('database.size'), format.bytes(database.bytes)],
    [t('database.connections'), connections],
    [t('database.tables'), format.date(database.tablesVersion)],
  ]
  return <FactsCard title={t('database.title')} facts={facts} />
}

function StorageCard({ storage }: Pick<SystemStatus, 'storage'>) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const { freeBytes } = storage
  const facts: Fact[] = [
    ...(freeBytes === null ? [] : [[t('storage.free'), format.bytes(freeBytes)] satisfies Fact]),
    [t('storage.pictures'), format.integer(storage.pictures)],
    [t('storage.pictureBytes'), format.bytes(storage.pictureBytes)],
  ]
  return <FactsCard title={t('storage.title')} facts={facts} />
}

function ProductCard({ product }: Pick<SystemStatus, 'product'>) {
  const { t } = useTranslation('system')
  const format = useFormat()
  const facts: Fact[] = [
    [t('version'), <bdi key="version">{product.version}</bdi>],
    [t('product.engine'), <bdi key="engine">{product.engineVersion}</bdi>],
    ['Node.js', <bdi key="node">{product.node}</bdi>],
    [t('product.started'), format.dateTime(product.startedAt)],
    [t('product.timezone'), <bdi key="zone">{product.timezone}</bdi>],
  ]
  return <FactsCard title={t('product.title')} facts={facts} />
}
