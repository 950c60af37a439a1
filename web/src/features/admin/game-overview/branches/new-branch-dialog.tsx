import type { Branch } from '@trimestre/contract/branches'
import type { Game } from '@trimestre/contract/games'
import { branchNameMax } from '@trimestre/contract/round-limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useDecisionCatalogue } from '../versions/api.ts'
import { useCriterionRules } from './api.ts'
import styles from './branches.module.css'
import { type ChangeErrors, changeErrors } from './change-errors.ts'
import { ChangeList } from './change-list.tsx'
import { type Change, changesBody, changesFrom, publishedQuarters } from './changes.ts'
import { useBranchComputation } from './use-branch-computation.ts'

type Props = { game: Game; onCreated(branch: Branch): void; onClose(): void }

/** Asks from which quarter a branch starts and what it changes, and computes it. */
export default function NewBranchDialog({ game, onCreated, onClose }: Props) {
  const { t } = useTranslation(['branches', 'common'])
  const format = useFormat()
  const published = publishedQuarters(game)
  const [name, setName] = useState('')
  const [fromQuarter, setFromQuarter] = useState(published.at(-1) ?? 1)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [isTried, setTried] = useState(false)
  const decisions = useDecisionCatalogue(game)
  const rules = useCriterionRules()
  const { refusal, compute, isPending, forget } = useBranchComputation(game.id, onCreated)
  const own = changeErrors({ t, format, changes, decisions, rules })
  const isUnnamed = name.trim() === ''
  const required = t('common:validation.required')
  const submit = () => {
    setTried(true)
    forget()
    if (isUnnamed || changes.length === 0 || own.size > 0) return
    void compute({ fromQuarter, name: name.trim(), changes: changesBody(changes) }, changes)
  }
  const change = (next: readonly Change[]) => {
    forget()
    setChanges(next)
  }
  return (
    <FormDialog
      opened
      title={t('branches:form.title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('branches:form.submit')}
      submitting={isPending}
      changed={name !== '' || changes.length > 0}
      size={760}
    >
      {refusal.whole && <Banner tone="error">{refusal.whole}</Banner>}
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label={t('branches:name')}
            hint={t('branches:form.nameHint', { max: branchNameMax })}
            required
            maxLength={branchNameMax}
            data-autofocus
            value={name}
            error={isTried && isUnnamed ? required : refusal.name}
            onChange={event => setName(event.currentTarget.value)}
          />
        </div>
        <SelectField
          label={t('branches:form.from')}
          hint={t('branches:form.fromHint')}
          choices={published.map(quarter => ({
            value: quarter,
            label: t('common:ui.quarterShort', { quarter }),
          }))}
          value={fromQuarter}
          error={refusal.fromQuarter}
          onChange={event => {
            const first = Number(event.currentTarget.value)
            setFromQuarter(first)
            change(changesFrom(changes, first, game))
          }}
        />
      </div>
      <ChangeList
        choices={{ game, decisions, rules, quarters: published.filter(quarter => quarter >= fromQuarter) }}
        changes={changes}
        errors={isTried ? new Map([...own, ...refusal.changes]) : none}
        error={isTried && changes.length === 0 ? t('branches:form.needed') : null}
        onChange={change}
      />
      {isPending && (
        <p className={styles.hint} role="status">
          {t('branches:form.computing')}
        </p>
      )}
    </FormDialog>
  )
}

const none: ChangeErrors = new Map()
