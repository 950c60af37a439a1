import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Game } from '@trimestre/contract/games'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { criterionLabel, rulesByGroup } from '../../../domain/catalogue-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { LeaveDialog } from '../../../shell/leave-dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { foldText } from '../../../ui/fold-text.ts'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useSaveCoefficients } from './api.ts'
import styles from './criteria.module.css'
import { type Coefficients, changesOf, defaultsOf, faultOf } from './criteria-fields.ts'
import { CriteriaGroup } from './criteria-group.tsx'

type Props = {
  game: Game
  rules: readonly CriterionRule[]
  saved: Readonly<Record<string, number>>
  onChanged(changed: boolean): void
}

/**
 * A form of groups that fold. It marks the values that differ from the saved ones, and sends only those. Those of an
 * archived game are only read.
 */
export function CriteriaForm({ game, rules, saved, onChanged }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const [values, setValues] = useState<Coefficients>(saved)
  const [filter, setFilter] = useState('')
  const { mutate, isPending, error } = useSaveCoefficients(game.id)
  const changes = changesOf(values, saved)
  const count = Object.keys(changes).length
  const faults = rules.filter(rule => faultOf(values[rule.name], rule) !== null)
  useEffect(() => {
    onChanged(count > 0)
    return () => onChanged(false)
  }, [count, onChanged])

  const change = useCallback((name: string, value: number | null) => {
    setValues(current => ({ ...current, [name]: value }))
  }, [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (faults.length > 0 || count === 0 || isPending) return
    mutate(changes, { onSuccess: () => notify.success(t('ui.saved')) })
  }
  const wanted = foldText(filter.trim())
  const shown = rules.filter(rule => foldText(`${criterionLabel(t, rule)} ${rule.name}`).includes(wanted))
  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <LeaveDialog changed={count > 0} />
      <div className={styles.tools} data-screen-only>
        <TextField
          label={t('super:criteria.filter')}
          autoComplete="off"
          value={filter}
          onChange={event => setFilter(event.currentTarget.value)}
        />
        {!game.archived && (
          <Button onClick={() => setValues({ ...values, ...defaultsOf(rules) })}>
            {t('super:criteria.defaults')}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {filter && t('table.rows', { count: shown.length })}
      </p>
      {shown.length === 0 && <p className={styles.hint}>{t('table.noMatch', { filter })}</p>}
      <fieldset className={styles.groups} disabled={game.archived}>
        {rulesByGroup(t, shown).map(([group, members]) => (
          <CriteriaGroup
            key={group}
            title={group}
            rules={members}
            values={values}
            saved={saved}
            isFirst={members[0] === rules[0]}
            isFiltered={wanted !== ''}
            onChange={change}
          />
        ))}
      </fieldset>
      {!game.archived && (
        <div className={styles.bar} data-screen-only>
          {error && <Banner tone="error">{errorText(t, error)}</Banner>}
          <div className={styles.barLine}>
            <p role="status">
              {faults.length > 0
                ? t('ui.errorSummary', { count: faults.length })
                : t('super:criteria.changed', { count })}
            </p>
            <Button variant="text" disabled={count === 0} onClick={() => setValues(saved)}>
              {t('dialog.cancel')}
            </Button>
            <Button
              variant="primary"
              type="submit"
              loading={isPending}
              disabled={count === 0 || faults.length > 0}
            >
              {t('ui.save')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
