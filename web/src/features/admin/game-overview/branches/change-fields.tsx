import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  criterionText,
  criterionUnit,
  decisionLabel,
  eventText,
  rulesByGroup,
} from '../../../../domain/catalogue-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { MultiSelectField } from '../../../../ui/multi-select-field.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { phaseChoices } from '../../../../ui/phase.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { CorrectionValue } from '../reopen/correction-value.tsx'
import { useEventCatalogue } from '../versions/api.ts'
import { useCoefficients } from './api.ts'
import styles from './branches.module.css'
import type { FieldErrors } from './change-errors.ts'
import type { Choices } from './change-list.tsx'
import { actingEvents, type Change, type ChangeKind, type ChangeOf } from './changes.ts'

type Props<K extends ChangeKind> = {
  choices: Choices
  change: ChangeOf<K>
  errors: FieldErrors
  onChange(change: Change): void
}

export function DecisionFields({ choices, change, errors, onChange }: Props<'decision'>) {
  const { t } = useTranslation(['overview', 'catalogue'])
  const { game, decisions } = choices
  const open = [...decisions.values()].filter(({ level }) => level <= (game.levelGame ?? 1))
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('overview:reopen.company')}
        withEmpty
        choices={game.companies.map(({ id, userCompany }) => ({ value: id, label: userCompany.username }))}
        value={change.companyId ?? ''}
        error={errors.company}
        onChange={event => onChange({ ...change, companyId: Number(event.currentTarget.value) || null })}
      />
      <QuarterField
        quarters={choices.quarters}
        value={change.quarter}
        onChange={quarter => onChange({ ...change, quarter })}
      />
      <SelectField
        label={t('overview:reopen.decision')}
        withEmpty
        choices={open.map(decision => ({ value: decision.name, label: decisionLabel(t, decision) }))}
        value={change.name ?? ''}
        error={errors.subject}
        onChange={event => onChange({ ...change, name: event.currentTarget.value || null, value: null })}
      />
      <CorrectionValue
        key={change.name}
        decision={decisions.get(change.name ?? '')}
        value={change.value}
        error={errors.value}
        onChange={value => onChange({ ...change, value })}
      />
    </div>
  )
}

export function EventsFields({ choices, change, errors, onChange }: Props<'events'>) {
  const { t } = useTranslation(['branches', 'common', 'catalogue'])
  const events = useEventCatalogue().data ?? []
  return (
    <div className={styles.fields}>
      <QuarterField
        quarters={choices.quarters}
        value={change.quarter}
        onChange={quarter => onChange({ ...change, quarter, events: actingEvents(choices.game, quarter) })}
      />
      <div className={styles.wide}>
        <MultiSelectField
          label={t('branches:form.events')}
          hint={t('branches:form.eventsHint')}
          choices={events
            .filter(({ key }) => key !== 'impot')
            .map(event => ({ value: String(event.id), label: eventText(t, event).name }))}
          value={change.events.map(String)}
          error={errors.subject}
          onChange={ids => onChange({ ...change, events: ids.map(Number) })}
          noMatch={t('branches:form.noEvent')}
          clearLabel={t('common:table.clearFilter')}
        />
      </div>
    </div>
  )
}

export function CriterionFields({ choices, change, errors, onChange }: Props<'criterion'>) {
  const { t } = useTranslation(['branches', 'overview', 'criteria'])
  const format = useFormat()
  const present = useCoefficients(choices.game.id).get(change.name ?? '')
  const rule = choices.rules.get(change.name ?? '')
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <SelectField
          label={t('branches:form.kind.criterion')}
          withEmpty
          choices={[]}
          groups={rulesByGroup(t, [...choices.rules.values()]).map(([label, rules]) => ({
            label,
            choices: rules.map(each => ({ value: each.name, label: criterionText(t, each).label })),
          }))}
          value={change.name ?? ''}
          hint={rule && criterionText(t, rule).meaning}
          error={errors.subject}
          onChange={event => onChange({ ...change, name: event.currentTarget.value || null, value: null })}
        />
      </div>
      <NumberField
        key={change.name}
        label={t('overview:reopen.value')}
        plain
        min={rule?.min}
        max={rule?.max}
        unit={rule && criterionUnit(t, rule)}
        hint={
          rule && (
            <>
              {present !== undefined && t('branches:form.present', { value: format.number(present) })}{' '}
              {t('branches:form.bounds', { min: format.number(rule.min), max: format.number(rule.max) })}
            </>
          )
        }
        value={change.value}
        error={errors.value}
        disabled={!rule}
        onChange={value => onChange({ ...change, value })}
      />
    </div>
  )
}

export function PhaseField({ change, errors, onChange }: Props<'phase'>) {
  const { t } = useTranslation(['branches', 'common'])
  const phases = phaseChoices(t as unknown as TFunction)
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('branches:form.phase')}
        withEmpty
        choices={phases}
        value={change.phase ?? ''}
        error={errors.subject}
        onChange={event => {
          const chosen = event.currentTarget.value
          onChange({ ...change, phase: phases.find(({ value }) => value === chosen)?.value ?? null })
        }}
      />
    </div>
  )
}

type QuarterProps = { quarters: readonly number[]; value: number; onChange(quarter: number): void }

function QuarterField({ quarters, value, onChange }: QuarterProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('field.quarter')}
      choices={quarters.map(quarter => ({ value: quarter, label: t('ui.quarterShort', { quarter }) }))}
      value={value}
      onChange={event => onChange(Number(event.currentTarget.value))}
    />
  )
}
