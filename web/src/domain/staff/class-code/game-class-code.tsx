import { IconDoor, IconDoorOff, IconRefresh } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { useClassCode } from './api.ts'
import styles from './class-code.module.css'
import { ClassCode } from './class-code.tsx'

type Props = { game: Game; actions?: ReactNode }

/** Shows the class code of a game, with the buttons that change and close it, or the one that opens it. */
export function GameClassCode({ game, actions }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutate, isPending, variables } = useClassCode(game.id)
  const act = (name: 'openJoinCode' | 'closeJoinCode') =>
    mutate(name, { onError: error => notify.error(errorText(t, error)) })
  const isDoing = (name: typeof variables) => isPending && variables === name
  if (!game.joinCode)
    return (
      <div className={styles.closed}>
        <p>{t('admin:joining.codeClosed')}</p>
        <Button
          small
          loading={isPending}
          icon={<IconDoor size={18} aria-hidden="true" />}
          onClick={() => act('openJoinCode')}
        >
          {t('admin:joining.openCode')}
        </Button>
      </div>
    )
  return (
    <ClassCode
      code={game.joinCode}
      gameName={game.name}
      actions={
        <>
          {actions}
          <Button
            small
            variant="text"
            loading={isDoing('openJoinCode')}
            icon={<IconRefresh size={18} aria-hidden="true" />}
            onClick={() => act('openJoinCode')}
          >
            {t('admin:joining.newCode')}
          </Button>
          <Button
            small
            variant="text"
            loading={isDoing('closeJoinCode')}
            icon={<IconDoorOff size={18} aria-hidden="true" />}
            onClick={() => act('closeJoinCode')}
          >
            {t('admin:joining.closeCode')}
          </Button>
        </>
      }
    />
  )
}
