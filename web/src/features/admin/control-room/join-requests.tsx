import { IconCheck, IconX } from '@tabler/icons-react'
import type { JoinRequest } from '@trimestre/contract/join-requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useAnswerRequests } from './api.ts'
import styles from './join-requests.module.css'

type Props = { gameId: number; requests: readonly JoinRequest[] }

/** Lists the players who ask to be let in, with the buttons that answer them. */
export function JoinRequests({ gameId, requests }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const { mutate, isPending, variables } = useAnswerRequests(gameId)
  const answer = (call: 'acceptJoinRequest' | 'declineJoinRequest', userIds: number[]) =>
    mutate({ call, userIds }, { onError: error => notify.error(errorText(t, error)) })
  const accept = (userIds: number[]) => answer('acceptJoinRequest', userIds)
  const isAnswering = (id: number) => isPending && variables.userIds.includes(id)
  return (
    <section className={styles.requests} aria-label={t('requests.title')}>
      <div className={styles.head}>
        <h3>{t('requests.title')}</h3>
        {requests.length > 1 && (
          <Button small loading={isPending} onClick={() => accept(requests.map(({ user }) => user.id))}>
            {t('requests.acceptAll', { total: format.integer(requests.length) })}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {requests.map(({ user }) => (
          <li key={user.id} className={styles.request}>
            <Avatar src={user.image} size={32} />
            <span className={styles.name}>
              <bdi>{user.username}</bdi>
              {user.displayName !== user.username && (
                <>
                  {' '}
                  <bdi className={styles.person}>{user.displayName}</bdi>
                </>
              )}
            </span>
            <Button
              small
              loading={isAnswering(user.id)}
              icon={<IconCheck size={18} aria-hidden="true" />}
              aria-label={t('requests.acceptOne', { name: user.username })}
              onClick={() => accept([user.id])}
            >
              {t('requests.accept')}
            </Button>
            <Button
              small
              variant="text"
              disabled={isPending}
              icon={<IconX size={18} aria-hidden="true" />}
              aria-label={t('requests.declineOne', { name: user.username })}
              onClick={() => answer('declineJoinRequest', [user.id])}
            >
              {t('requests.decline')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
