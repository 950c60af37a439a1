import { IconHeartbeat, IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { alertsOf, useSystemStatus } from '../../../domain/staff/system-status.ts'
import { Banner } from '../../../ui/banner.tsx'
import styles from './home.module.css'

/** Links to the system pages, and warns when the system status has errors. */
export function SystemCard() {
  const { t } = useTranslation('super')
  const { data: status } = useSystemStatus()
  const isTroubled = status && alertsOf(status, Date.now()).some(({ tone }) => tone === 'error')
  return (
    <>
      {isTroubled && (
        <Banner
          tone="error"
          title={t('home.systemTrouble')}
          action={<Link to="/app/super_admin/system">{t('home.systemLook')}</Link>}
        />
      )}
      <nav className={styles.ways} aria-label={t('home.system')}>
        <Way
          to="/app/super_admin/system"
          icon={<IconHeartbeat size={24} aria-hidden="true" />}
          name={t('home.system')}
          lead={t('home.systemLead')}
        />
        <Way
          to="/app/super_admin/journal"
          icon={<IconListDetails size={24} aria-hidden="true" />}
          name={t('home.journal')}
          lead={t('home.journalLead')}
        />
      </nav>
    </>
  )
}

type WayProps = {
  to: '/app/super_admin/system' | '/app/super_admin/journal'
  icon: ReactNode
  name: string
  lead: string
}

function Way({ to, icon, name, lead }: WayProps) {
  return (
    <Link to={to} className={styles.way}>
      {icon}
      <span>
        <strong>{name}</strong>
        <span className={styles.wayLead}>{lead}</span>
      </span>
    </Link>
  )
}
