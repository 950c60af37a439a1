import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessButtons } from '../../../../domain/staff/access-buttons.tsx'
import { type Access, CredentialSlips } from '../../../../domain/staff/access-sheet.tsx'
import styles from '../../../../domain/staff/class-list/class-list.module.css'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'

type Props = {
  accesses: readonly Access[]
  /** The students of the list who already had an account: they keep their passwords. */
  known: readonly { username: string }[]
  /** The ids of the users who can be invited, which are players. */
  playerIds: readonly number[]
  /** Called once the credentials were printed or saved to a file. */
  onCredentialsSaved(): void
  onClose(): void
}

/** Shows the new accounts and their passwords, this once only, with buttons to print, save and invite. */
export function DoneStep({ accesses, known, playerIds, onCredentialsSaved, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [inviting, setInviting] = useState(false)
  const [invitedTo, setInvitedTo] = useState<string | null>(null)
  return (
    <Card
      flush
      title={t('admin:import.done', { count: accesses.length })}
      subtitle={t('admin:import.once')}
      actions={
        <Button variant="text" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <div className={styles.notes}>
        <div className={styles.buttons}>
          <AccessButtons accesses={accesses} onCredentialsSaved={onCredentialsSaved} />
          {playerIds.length > 0 && (
            <Button icon={<IconUserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
              {t('admin:import.invite')}
            </Button>
          )}
        </div>
        {known.length > 0 && (
          <Banner>
            {t('admin:import.knownStudents', { names: known.map(({ username }) => username).join(', ') })}
          </Banner>
        )}
        <div role="status">
          {invitedTo && <Banner tone="success">{t('admin:import.invitedTo', { game: invitedTo })}</Banner>}
        </div>
      </div>
      <PlainTable caption={t('admin:import.print')}>
        <thead>
          <tr>
            <th scope="col">{t('field.username')}</th>
            <th scope="col">{t('admin:import.person')}</th>
            <th scope="col">{t('field.password')}</th>
          </tr>
        </thead>
        <tbody>
          {accesses.map(each => (
            <tr key={each.username}>
              <th scope="row">
                <bdi>{each.username}</bdi>
              </th>
              <td dir="auto">{`${each.firstName} ${each.lastName}`.trim() || '–'}</td>
              <td>
                <code className={styles.code}>{each.password}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <CredentialSlips accesses={accesses} />
      {inviting && (
        <InviteDialog userIds={[...playerIds]} onInvited={setInvitedTo} onClose={() => setInviting(false)} />
      )}
    </Card>
  )
}
