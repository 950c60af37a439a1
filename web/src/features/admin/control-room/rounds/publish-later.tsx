import { IconChevronDown, IconClockPlus } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../../../domain/moment-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx'
import { notify } from '../../../../ui/notify.ts'
import { soonAfter } from '../pass-moments.ts'
import { useNow } from '../use-now.ts'
import { useCancelPublication, usePublishRound } from './rounds-api.ts'

const PublishTimeDialog = lazy(() => import('./publish-time-dialog.tsx'))

/** The minutes after which a publication can be planned, counted from now. */
const soonMinutes = [5, 10, 15, 30]

type Props = { game: Game; round: Round }

/** Offers times for the publication of a hidden quarter; a planned one can be moved or taken away. */
export function PublishLater({ game, round }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const now = useNow()
  const [isChoosing, setChoosing] = useState(false)
  const publish = usePublishRound()
  const cancel = useCancelPublication()
  const { publishAt } = round
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      notify.success(done)
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
  const { opensNext } = game.publication
  const entries: MenuEntry[] = soonMinutes.map(minutes => {
    const at = soonAfter(minutes, now)
    return {
      id: String(minutes),
      label: t('control:soon', { minutes, time: format.time(at) }),
      onSelect: () =>
        void run(
          publish.mutateAsync({ roundId: round.id, at, opensNext }),
          t('control:rounds.planned', { when: momentText(format, at) }),
        ),
    }
  })
  entries.push({ id: 'time', label: t('control:rounds.otherTime'), onSelect: () => setChoosing(true) })
  if (publishAt)
    entries.push({
      id: 'cancel',
      label: t('control:rounds.cancel', { when: momentText(format, publishAt) }),
      separated: true,
      onSelect: () => void run(cancel.mutateAsync(round.id), t('control:rounds.cancelled')),
    })
  const label = t(publishAt ? 'control:rounds.move' : 'control:rounds.publishAt')
  return (
    <>
      <Menu
        label={label}
        align="start"
        entries={entries}
        button={props => (
          <Button
            {...props}
            loading={publish.isPending || cancel.isPending}
            icon={<IconClockPlus size={20} aria-hidden="true" />}
          >
            {label}
            <IconChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <PublishTimeDialog game={game} round={round} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
