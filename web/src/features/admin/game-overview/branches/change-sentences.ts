import type { BranchChanges, BranchSummary } from '@trimestre/contract/branches'
import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Decision } from '@trimestre/contract/decisions'
import type { PhaseName } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { criterionLabel, criterionUnit, decisionLabel } from '../../../../domain/catalogue-text.ts'
import { type PlayerText, valueText } from '../../../../domain/decision-text.ts'
import type { Format } from '../../../../i18n/format.ts'
import { phaseText } from '../../../../ui/phase.ts'

export type Words = {
  t: TFunction<['branches', 'common', 'catalogue', 'criteria']>
  playerText: PlayerText
  format: Format
  /** The decisions and the criteria by key, the names of companies and events by id. */
  decisions: ReadonlyMap<string, Decision>
  rules: ReadonlyMap<string, CriterionRule>
  companies: ReadonlyMap<number, string>
  events: ReadonlyMap<number, string>
}

/** Returns a sentence for each change of a branch: decisions by quarter first, then events, criteria and the phase. */
export function changeSentences(
  { decisions, events, criteria, phase }: BranchChanges,
  words: Words,
): string[] {
  const { t } = words
  const ofCompanies = Object.entries(decisions).flatMap(([companyId, quarters]) =>
    Object.entries(quarters).map(([quarter, values]) => ({ companyId, quarter, values })),
  )
  return [
    ...ofCompanies
      .sort((one, other) => Number(one.quarter) - Number(other.quarter))
      .flatMap(({ companyId, quarter, values }) =>
        Object.entries(values).map(([name, value]) =>
          t('branches:change.decision', {
            quarter: quarterText(words, quarter),
            company: words.companies.get(Number(companyId)) ?? `#${companyId}`,
            ...decisionTexts(words, name, value),
          }),
        ),
      ),
    ...Object.entries(events).map(([quarter, ids]) => eventsSentence(words, quarter, ids)),
    ...Object.entries(criteria).map(([name, value]) => criterionSentence(words, name, value)),
    ...(phase === null ? [] : [t('branches:change.phase', { phase: phaseName(words, phase) })]),
  ]
}

const quarterText = ({ t }: Words, quarter: string): string => t('common:ui.quarterShort', { quarter })

const phaseName = ({ t }: Words, phase: PhaseName): string => phaseText(t as unknown as TFunction, phase)

function decisionTexts({ t, playerText, format, decisions }: Words, name: string, value: number) {
  const decision = decisions.get(name)
  return decision
    ? { name: decisionLabel(t, decision), value: valueText(playerText, format, decision, value) }
    : { name, value: format.number(value) }
}

function eventsSentence(
  { t, format, events, ...words }: Words,
  quarter: string,
  ids: readonly number[],
): string {
  const when = quarterText({ t, format, events, ...words }, quarter)
  if (ids.length === 0) return t('branches:change.noEvents', { quarter: when })
  const names = format.list(ids.map(id => events.get(id) ?? `#${id}`))
  return t('branches:change.events', { quarter: when, names })
}

function criterionSentence({ t, format, rules }: Words, name: string, value: number): string {
  const rule = rules.get(name)
  const unit = rule && criterionUnit(t, rule)
  return t('branches:change.criterion', {
    name: criterionLabel(t, rule ?? { name, label: name }),
    value: unit ? `${format.number(value)}\u00a0${unit}` : format.number(value),
  })
}

/** Returns « T2 – T4 », or « T4 » for a branch of one quarter. */
export const quartersText = (
  t: TFunction<['branches', 'common']>,
  { fromQuarter, toQuarter }: Pick<BranchSummary, 'fromQuarter' | 'toQuarter'>,
): string =>
  [...new Set([fromQuarter, toQuarter])]
    .map(quarter => t('common:ui.quarterShort', { quarter }))
    .join('\u00a0–\u00a0')
