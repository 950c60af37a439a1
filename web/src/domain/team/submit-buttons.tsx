import { IconRotate2, IconSend } from '@tabler/icons-react'
import type { Company } from '@trimestre/contract/companies'
import type { Team } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useCompanyLock } from '../company-lock.ts'
import { useSignedIn } from '../use-session.ts'
import { useSubmission, useTeam } from './queries.ts'
import styles from './submit-buttons.module.css'

type Props = {
  company: Company
  /** Why the sheet cannot be submitted at the moment, which the screen says elsewhere; null when it can. */
  obstacle?: string | null
}

/** « Remettre » or « Approuver 2/3 », and « Reprendre » once somebody has. Nothing for an observer. */
export function SubmitButtons({ company, obstacle = null }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const { user } = useSignedIn()
  const team = useTeam(company.id).data
  const isLocked = useCompanyLock(company.id)
  const { mutate, isPending } = useSubmission(company.id)
  if (!team || isLocked === undefined || company.me?.kind !== 'member') return null
  const given = team.approvals.length
  const { needed } = team.rule
  const hasApproved = team.approvals.some(({ id }) => id === user.id)
  const submit = (isFinal: boolean) =>
    mutate(isFinal, {
      onSuccess: ({ locked }) => {
        if (locked) notify.success(t('submit.done'), 3000)
        else if (isFinal) notify.success(t('submit.approved'), 3000)
      },
      onError: error => notify.error(errorText(t, error)),
    })
  const reason = company.me.maySubmit ? null : whoSubmits(t, team)
  return (
    <div className={styles.submission}>
      <div className={styles.buttons}>
        {(isLocked || given > 0) && (
          <Button
            loading={isPending}
            icon={<IconRotate2 className="flip" size={18} aria-hidden="true" />}
            onClick={() => submit(false)}
          >
            {t('submit.withdraw')}
          </Button>
        )}
        {!isLocked && !hasApproved && (
          <Button
            variant="primary"
            loading={isPending}
            disabled={reason !== null || obstacle !== null}
            title={obstacle ?? undefined}
            icon={<IconSend size={20} aria-hidden="true" />}
            onClick={() => submit(true)}
          >
            {needed > 1 ? t('submit.approve', { given, needed }) : t('submit.submit')}
          </Button>
        )}
      </div>
      {!isLocked && reason !== null && <p className={styles.reason}>{reason}</p>}
      {!isLocked && given > 0 && (
        <p className={styles.reason}>
          {t('submit.approvedBy', {
            names: team.approvals.map(({ name }) => name).join(', '),
            given,
            needed,
          })}
        </p>
      )}
    </div>
  )
}

type TeamText = ReturnType<typeof useTranslation<['team', 'common']>>['t']

const whoSubmits = (t: TeamText, { rule }: Team): string =>
  rule.role ? t('submit.byRole', { role: rule.role.name }) : t('submit.byOthers')
