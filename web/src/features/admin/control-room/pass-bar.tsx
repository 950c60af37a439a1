import {
  IconCalendarEvent,
  IconChevronDown,
  IconClockPlus,
  IconMessages,
  IconPlayerTrackNext,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextScheduledPass } from '../../../domain/planned-passes.ts'
import { serverNow } from '../../../domain/server-clock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useCancelPass, usePlanNextPass, useScheduledPasses, useStopAutomatic } from './api.ts'
import { laterBy, moreMinutes, nextMultiples, type Passage, soonAfter, soonMinutes } from './pass-moments.ts'
import { debriefScene } from './projector/scenes.ts'
import styles from './room.module.css'

type Props = { game: Game; onPass(): void }

/** The professor's actions on the quarter: pass it now or later, give more time, debrief the last quarter. */
export function PassBar({ game, onPass }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const isRunning = game.nbTurns !== null && !game.finished
  const hasResults = game.currentTrimestre > 1
  return (
    <div className={styles.bar}>
      {isRunning && (
        <>
          <Button
            variant="primary"
            icon={<IconPlayerTrackNext className="flip" size={20} aria-hidden="true" />}
            onClick={onPass}
          >
            {t('common:myGames.pass')}
          </Button>
          <PassLater game={game} />
        </>
      )}
      {game.nbTurns === null && (
        <Banner
          tone="warning"
          action={
            <Link
              to="/app/admin/games"
              search={{ filter: game.name }}
              className={buttonClass('primary', true)}
            >
              {t('common:myGames.configuration')}
            </Link>
          }
        >
          {t('control:toConfigure')}
        </Banner>
      )}
      <Link
        to="/app/admin/games"
        search={{ filter: game.name }}
        className={buttonClass('text')}
        activeProps={{}}
      >
        <IconCalendarEvent size={20} aria-hidden="true" />
        {t('common:myGames.events')}
      </Link>
      {hasResults && (
        <Link
          to="/app/admin/pass_trimestre"
          search={{ game: game.id, projector: 1, scene: debriefScene } as never}
          className={classNames(buttonClass(game.finished ? 'primary' : 'secondary'), styles.debrief)}
          activeProps={{}}
        >
          <IconMessages size={20} aria-hidden="true" />
          {t('control:debrief')}
        </Link>
      )}
    </div>
  )
}

/** The refresh interval in milliseconds, which keeps the offered times ahead of the clock. */
const tick = 10_000

function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A time that the menu offers, with the text that names it. */
type Offer = { key: 'more' | 'soon' | 'passAt'; minutes?: number; moment: Passage }

/** Offers times for a pass when none is planned; otherwise more time, and cancellation. */
function PassLater({ game }: { game: Game }) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const passes = useScheduledPasses(game.id).data ?? []
  const plan = usePlanNextPass(game.id)
  const cancel = useCancelPass(game.id)
  const stop = useStopAutomatic(game.id)
  const { nextPassAt } = game
  const planned = nextScheduledPass(passes, nextPassAt)
  const now = useNow()
  const isBusy = plan.isPending || cancel.isPending || stop.isPending

  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      notify.success(done)
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
  const passAt = (to: Passage) =>
    run(
      plan.mutateAsync({ to, from: nextPassAt ?? undefined }),
      t('control:planned', { time: format.time(to) }),
    )
  const offered: Offer[] = nextPassAt
    ? moreMinutes.map(minutes => ({
        key: 'more',
        minutes,
        moment: laterBy(minutes, Date.parse(nextPassAt), now),
      }))
    : [
        ...soonMinutes.map(minutes => ({ key: 'soon' as const, minutes, moment: soonAfter(minutes, now) })),
        ...nextMultiples(now, 3).map(moment => ({ key: 'passAt' as const, moment })),
      ]
  const entries: MenuEntry[] = offered.map(({ key, minutes, moment }) => ({
    id: `${key} ${minutes ?? moment}`,
    label: t(`control:${key}`, { time: format.time(moment), minutes }),
    onSelect: () => void passAt(moment),
  }))
  if (planned)
    entries.push({
      id: 'cancel',
      label: t('control:cancelPassage', { time: format.time(planned.at) }),
      separated: true,
      onSelect: () => void run(cancel.mutateAsync(planned.id), t('control:cancelled')),
    })
  if (game.typePassage === 1)
    entries.push({
      id: 'manual',
      label: t('control:stopAutomatic', { hours: game.hour ?? 0 }),
      separated: true,
      onSelect: () => void run(stop.mutateAsync(), t('control:automaticStopped')),
    })
  const label = nextPassAt ? t('control:moreTime') : t('control:passLater')
  return (
    <Menu
      label={label}
      align="start"
      entries={entries}
      button={props => (
        <Button {...props} loading={isBusy} icon={<IconClockPlus size={20} aria-hidden="true" />}>
          {label}
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      )}
    />
  )
}
