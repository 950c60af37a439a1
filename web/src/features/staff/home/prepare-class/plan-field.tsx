import { isPlanKey } from '@trimestre/contract/session-plans'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FirstPass, FirstPassFields } from '../../../../domain/staff/session-plans/first-pass.tsx'
import { planFacts } from '../../../../domain/staff/session-plans/plan-facts.ts'
import { useSessionPlans } from '../../../../domain/staff/session-plans/plans-api.ts'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { type ClassFields, usualClass } from './class-plan.ts'

type Props = { form: UseFormReturn<ClassFields>; firstPass: FirstPass }

/** Chooses a session plan, which then sets the length and the level of the game; or none. */
export function PlanField({ form, firstPass }: Props) {
  const { t } = useTranslation('plans')
  const plans = useSessionPlans().data ?? []
  const timezone = useTimezone().data
  const chosen = useWatch({ control: form.control, name: 'plan' })
  const choose = (given: string) => {
    const plan = plans.find(({ key }) => key === given)
    form.setValue('plan', isPlanKey(given) ? given : '', { shouldDirty: true })
    form.setValue('quarters', plan ? String(plan.settings.nbTurns) : usualClass.quarters)
    form.setValue('level', plan ? String(plan.settings.levelGame) : usualClass.level)
  }
  return (
    <>
      <RadioCards
        legend={t('title')}
        hint={t('fieldHint')}
        value={chosen}
        onChange={choose}
        cards={[
          { value: '', title: t('none'), text: t('noneText') },
          ...plans.map(plan => ({
            value: plan.key,
            title: plan.title,
            text: joinFacts(planFacts(t, plan)),
          })),
        ]}
      />
      {chosen === 'semester' && <FirstPassFields firstPass={firstPass} timezone={timezone} />}
    </>
  )
}
