import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { AppearanceSettings } from '../../../shell/appearance-settings.tsx'
import { Card } from '../../../ui/card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { CompaniesCard } from './companies-card.tsx'
import { DataCard } from './data-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { OwnedGamesCard } from './owned-games-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import styles from './profile-page.module.css'

const NotificationsCard = lazy(async () => {
  const [card] = await Promise.all([import('./notifications-card.tsx'), loadTexts(['messages'])])
  return card
})

/** Shows what users can change about themselves and this device, and the games they take part in. */
export default function ProfilePage() {
  const { t } = useTranslation(['common', 'profile'])
  const role = roleOf(useSignedIn())
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileCard />
        {role === 'ROLE_ADMIN' && <OwnedGamesCard />}
        {role === 'ROLE_USER' && <CompaniesCard />}
        <div id="notifications" className={styles.column} data-screen-only>
          <Suspense fallback={<SkeletonStack shapes={[{ height: 420 }]} />}>
            <NotificationsCard />
          </Suspense>
        </div>
      </div>
      <div className={styles.side} data-screen-only>
        <PasswordCard />
        <LanguageCard />
        <Card title={t('shell.appearance.title')} subtitle={t('profile:deviceOnly')}>
          <AppearanceSettings />
        </Card>
      </div>
      <div data-screen-only>
        <DataCard />
      </div>
    </div>
  )
}
