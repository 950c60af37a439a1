import { IconRefresh } from '@tabler/icons-react'
import type { Seat } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { notify } from '../../../../ui/notify.ts'
import styles from './seats.module.css'
import { useDrawCode } from './seats-api.ts'

/** Shows with which code players join a team, and draws another one. */
export function TeamCode({ seat, isFixed }: { seat: Seat; isFixed: boolean }) {
  const { t } = useTranslation(['seats', 'common'])
  const draw = useDrawCode(seat)
  if (seat.code === null) return '–'
  const renew = () =>
    draw.mutate(undefined, {
      onSuccess: answer => notify.success(t('seats:codeDrawn', { code: answer.code })),
      onError: error => notify.error(errorText(t, error)),
    })
  return (
    <span className={styles.code}>
      <bdi dir="ltr">{seat.code}</bdi>
      {!isFixed && (
        <IconButton
          label={t('seats:drawCode', { name: seat.username })}
          tip="none"
          disabled={draw.isPending}
          icon={<IconRefresh size={16} aria-hidden="true" />}
          onClick={renew}
        />
      )}
    </span>
  )
}
