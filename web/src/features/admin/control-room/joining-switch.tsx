import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useSetJoining } from './api.ts'
import styles from './room.module.css'

/** Shows whether players without invitation may still join a public game, with a button that changes it. */
export function JoiningSwitch({ game }: { game: Game }) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutate, isPending } = useSetJoining(game.id)
  if (game.private || game.finished) return null
  const isClosed = game.joining === 'closed'
  const Icon = isClosed ? IconDoor : IconDoorOff
  const change = () =>
    mutate(isClosed ? 'open' : 'closed', { onError: error => notify.error(errorText(t, error)) })
  return (
    <div className={styles.joining}>
      <p>
        <span className={styles.joiningLabel}>{t('admin:joining.label')}</span>
        <strong>{t(`admin:joining.${game.joining}`)}</strong>
      </p>
      <Button small loading={isPending} icon={<Icon size={18} aria-hidden="true" />} onClick={change}>
        {t(isClosed ? 'admin:joining.reopen' : 'admin:joining.close')}
      </Button>
    </div>
  )
}
