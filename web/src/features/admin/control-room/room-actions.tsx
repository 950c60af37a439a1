import {
  IconCalendarEvent,
  IconChartLine,
  IconDeviceTv,
  IconDots,
  IconMessages,
  IconReport,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { debriefAddress } from '../../../domain/staff/debrief-address.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { AnnounceButton } from './announce/announce-button.tsx'

/** Leads from the room of a game to what is done for the whole class; what is needed more rarely is in a menu. */
export function RoomActions({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const isPlayed = game.currentTrimestre > 1
  return (
    <PageActions>
      <More game={game} isPlayed={isPlayed} />
      {!game.archived && <AnnounceButton game={game} />}
      {isPlayed && (
        <Link
          to="/app/admin/pass_trimestre"
          search={debriefAddress(game.id) as never}
          className={buttonClass(isOver(game) ? 'primary' : 'secondary')}
          activeProps={{}}
        >
          <IconMessages size={20} aria-hidden="true" />
          {t('debrief')}
        </Link>
      )}
      <Link
        to="/app/admin/pass_trimestre"
        search={{ game: game.id, projector: 1 } as never}
        className={buttonClass('secondary')}
        activeProps={{}}
      >
        <IconDeviceTv size={20} aria-hidden="true" />
        {t('project')}
      </Link>
    </PageActions>
  )
}

function More({ game, isPlayed }: { game: Game; isPlayed: boolean }) {
  const { t } = useTranslation(['control', 'common'])
  const navigate = useNavigate()
  const report: MenuEntry = {
    id: 'report',
    label: t('control:report'),
    icon: <IconReport size={20} aria-hidden="true" />,
    onSelect: () => void navigate({ to: `/app/admin/game/${game.id}/report` }),
  }
  const model: MenuEntry = {
    id: 'model',
    label: t('common:route.model'),
    icon: <IconChartLine size={20} aria-hidden="true" />,
    onSelect: () => void navigate({ to: `/app/admin/game/${game.id}/model` }),
  }
  const events: MenuEntry = {
    id: 'events',
    label: t('common:myGames.events'),
    icon: <IconCalendarEvent size={20} aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/app/admin/games', search: { filter: game.name } as never }),
  }
  const entries = [
    ...(isPlayed ? [report] : []),
    ...(game.nbTurns === null ? [] : [model]),
    ...(game.archived ? [] : [events]),
  ]
  if (entries.length === 0) return null
  return (
    <Menu
      label={t('control:seeAlso')}
      entries={entries}
      button={props => (
        <Button {...props} variant="text" icon={<IconDots size={20} aria-hidden="true" />}>
          {t('control:seeAlso')}
        </Button>
      )}
    />
  )
}
