import { useTranslation } from 'react-i18next'
import { useTimeLeft } from '../domain/countdown.ts'
import { useSaveAllDrafts } from '../domain/save-all-drafts.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { useOwnProgress } from './menu-marks.ts'

const warnedBefore = 60_000

type Props = { nextPassAt: string | null; roundId: number; companyId: number }

/** Shows in the last minute how much time is left, with one button that saves every draft. */
export function DeadlineBanner({ nextPassAt, roundId, companyId }: Props) {
  const left = useTimeLeft(nextPassAt)
  if (left === null || left > warnedBefore || left === 0) return null
  return <LastMinute seconds={Math.ceil(left / 1000)} roundId={roundId} companyId={companyId} />
}

function LastMinute({ seconds, roundId, companyId }: { seconds: number } & Omit<Props, 'nextPassAt'>) {
  const { t } = useTranslation(['player', 'common'])
  const progress = useOwnProgress()
  const drafts = progress.filter(({ state }) => state === 'draft').length
  const { mutate, isPending } = useSaveAllDrafts({ roundId, companyId })
  const saveAll = () =>
    mutate(undefined, {
      onSuccess: ({ saved, refused }) => {
        if (refused > 0) notify.error(t('deadline.refused', { count: refused }))
        else notify.success(t('deadline.saved', { count: saved }), 3000)
      },
    })
  return (
    <Banner
      tone="warning"
      // The seconds change on the screen, but screen readers announce them only once.
      title={<span aria-live="off">{t('deadline.title', { count: seconds })}</span>}
      action={
        drafts > 0 && (
          <Button small loading={isPending} onClick={saveAll}>
            {t('deadline.saveAll')}
          </Button>
        )
      }
    >
      {drafts > 0 ? t('deadline.drafts', { count: drafts }) : t('deadline.nothing')}
    </Banner>
  )
}
