import { IconChevronDown, IconClockPlus } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { nextScheduledPass } from '../../../domain/planned-passes.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useCancelPass, usePlanNextPass, useScheduledPasses, useStopAutomatic } from './api.ts'
import { laterBy, moreMinutes, nextMultiples, type Passage, soonAfter, soonMinutes } from './pass-moments.ts'
import { useNow } from './use-now.ts'

/** A time that the menu offers, with the text that names it. */
type Offer = { key: 'more' | 'soon' | 'passAt'; minutes?: number; moment: Passage }

/** Offers times for a pass when none is planned; otherwise more time, and cancellation. */
export function PassLater({ game }: { game: Game }) {
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
