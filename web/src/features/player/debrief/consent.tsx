import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '../../../domain/debrief/debrief-queries.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useGame } from '../../../domain/use-game.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'

type Props = { companyId: number; given: boolean }

/** Whether the company may serve as an example before its class, as any of its members decides. */
export function Consent({ companyId, given }: Props) {
  const { t } = useTranslation(['debrief', 'common'])
  const { gameId } = useShownCompany()
  const { mutate, isPending, error } = useConsent(companyId)
  // What was chosen is shown until the server has answered.
  const [chosen, choose] = useState<boolean>()
  const change = (next: boolean) => {
    choose(next)
    mutate(next, { onSettled: () => choose(undefined) })
  }
  const isObserver = useOwnCompany(companyId)?.me?.kind === 'observer'
  const isArchived = useGame(gameId).data?.archived === true
  return (
    <Card>
      <SwitchField
        label={t('debrief:consent.label')}
        hint={t('debrief:consent.hint')}
        checked={chosen ?? given}
        disabled={isPending || isObserver || isArchived}
        error={error && `${t('debrief:consent.failed')} ${errorText(t, error)}`}
        onChange={change}
      />
    </Card>
  )
}
