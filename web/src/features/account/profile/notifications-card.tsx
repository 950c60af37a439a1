import { ApiError } from '@trimestre/contract/client'
import type { MailPreference, NotificationKind } from '@trimestre/contract/messages'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { kindKeys } from '../../../domain/messages/notification-text.ts'
import { useChangePreferences, useNotificationPreferences } from '../../../domain/messages/queries.ts'
import { roleOf } from '../../../domain/session.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import styles from './notifications-card.module.css'

/** Only the types are imported from the contract, so that its schemas stay out of the browser. */
const mails: readonly MailPreference[] = ['immediate', 'digest', 'none']
const ofPlayers: readonly NotificationKind[] = [
  'invited',
  'quarter.opened',
  'quarter.closing',
  'results.published',
  'quarter.reopened',
  'announcement',
  'message',
  'journal.open',
  'quiz.opened',
  'quiz.closing',
  'peer.opened',
  'peer.released',
  'grade.published',
  'review.answered',
]
const ofStaff: readonly NotificationKind[] = [
  'message',
  'announcement',
  'pass.refused',
  'results.ready',
  'review.asked',
]

/** Shows what the user is told of, and lets them choose what is also mailed. */
export default function NotificationsCard() {
  const { t } = useTranslation(['messages', 'common'])
  const isPlayer = roleOf(useSignedIn()) === 'ROLE_USER'
  const { data, error, refetch } = useNotificationPreferences()
  const { mutate } = useChangePreferences()
  const isLoaded = data !== undefined
  // The address of the card, which mails give, is followed when its content is there: until then it may still move.
  useEffect(() => {
    if (isLoaded && window.location.hash === '#notifications')
      document.getElementById('notifications')?.scrollIntoView()
  }, [isLoaded])
  const choose = (kind: NotificationKind, mail: MailPreference) =>
    mutate({ [kind]: mail }, { onError: failure => notify.error(errorText(t, failure)) })
  return (
    <Card title={t('settings.title')} subtitle={t('settings.lead')} flush={data !== undefined}>
      {error && !data && (
        <ErrorCard
          reason={errorText(t, error)}
          onRetry={error instanceof ApiError ? () => void refetch() : undefined}
        />
      )}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <PlainTable caption={t('settings.title')} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('settings.what')}</th>
              <th scope="col">{t('settings.screen')}</th>
              <th scope="col">{t('settings.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {(isPlayer ? ofPlayers : ofStaff).map(kind => (
              <tr key={kind}>
                <th scope="row">{t(`kind.${kindKeys[kind]}`)}</th>
                <td className={styles.screen} data-label={t('settings.screen')}>
                  {t('settings.always')}
                </td>
                <td>
                  <SelectField
                    label={
                      <span className="visually-hidden">
                        {t('settings.mailOf', { kind: t(`kind.${kindKeys[kind]}`) })}
                      </span>
                    }
                    value={data[kind]}
                    choices={mails.map(value => ({ value, label: t(`settings.${value}`) }))}
                    onChange={event => {
                      const mail = mails.find(each => each === event.currentTarget.value)
                      if (mail) choose(kind, mail)
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Card>
  )
}
