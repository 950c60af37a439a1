import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { roleNameMax, rolesMax } from '@trimestre/contract/team-limits'
import type { Role } from '@trimestre/contract/teams'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { areaName } from '../../../../domain/area-name.ts'
import { areaKeys } from '../../../../domain/game-areas.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { refusalText } from '../seats/refusal-text.ts'
import { useSeatAct, useTeamRoles } from '../seats/seats-api.ts'
import {
  draftOf,
  openAreas,
  type RoleDraft,
  type RoleFault,
  roleFaults,
  rolesChange,
  toggleArea,
  usualDrafts,
} from './role-drafts.ts'
import styles from './teams.module.css'

type Props = {
  game: Game
  /** Called with whether there are unsaved changes. */
  onChanged(isChanged: boolean): void
}

/** Edits the roles of a game: which areas each one decides in, and whether it submits the sheet. */
export function RolesForm({ game, onChanged }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const roles = useTeamRoles(game.id, true)
  if (roles.isPending) return <SkeletonStack shapes={[{ height: 44 }, { height: 44 }, { height: 44 }]} />
  if (roles.isError) return <ErrorCard reason={errorText(t, roles.error)} onRetry={() => roles.refetch()} />
  return <Matrix key={JSON.stringify(roles.data)} game={game} roles={roles.data} onChanged={onChanged} />
}

function Matrix({ game, roles, onChanged }: Props & { roles: readonly Role[] }) {
  const { t } = useTranslation(['seats', 'common', 'catalogue'])
  const [drafts, setDrafts] = useState<RoleDraft[]>(() => roles.map(draftOf))
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useSeatAct<Role[]>(game.id)
  const faults = roleFaults(drafts)
  const isChanged = JSON.stringify(rolesChange(drafts)) !== JSON.stringify(rolesChange(roles.map(draftOf)))
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const change = (next: RoleDraft) => setDrafts(drafts.map(draft => (draft.key === next.key ? next : draft)))
  const save = () => {
    setTried(true)
    if (faults.some(Boolean)) return
    // The table is rendered again with the stored roles, so that the act itself reports success.
    mutate(async () => {
      const saved = await call('replaceTeamRoles', { params: { id: game.id }, body: rolesChange(drafts) })
      notify.success(t('seats:roles.saved'))
      return saved
    })
  }
  const uncovered = openAreas(drafts).map(area => areaName(t, area))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isPending && isChanged) save()
      }}
    >
      <p className={styles.lead}>{t('seats:roles.lead')}</p>
      <RolesTable
        drafts={drafts}
        faults={isTried ? faults : []}
        onChange={change}
        onRemove={key => setDrafts(drafts.filter(draft => draft.key !== key))}
      />
      {uncovered.length > 0 && (
        <p className={styles.lead}>{t('seats:roles.open', { areas: uncovered.join(', ') })}</p>
      )}
      {error && <Banner tone="error">{refusalText(t, error)}</Banner>}
      <div className={styles.actions}>
        <Button variant="text" onClick={() => setDrafts(usualDrafts(usualNames(t), roles))}>
          {t('seats:roles.usual')}
        </Button>
        <Button
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={drafts.length >= rolesMax}
          onClick={() => setDrafts([...drafts, newDraft(drafts)])}
        >
          {t('seats:roles.add')}
        </Button>
        <Button variant="primary" type="submit" disabled={!isChanged} loading={isPending}>
          {t('common:ui.save')}
        </Button>
      </div>
    </form>
  )
}

type Texts = ReturnType<typeof useTranslation<['seats', 'common', 'catalogue']>>['t']

const usualNames = (t: Texts) => ({
  management: t('seats:usual.management'),
  production: t('seats:usual.production'),
  sales: t('seats:usual.sales'),
  research: t('seats:usual.research'),
  people: t('seats:usual.people'),
  finance: t('seats:usual.finance'),
})

const newDraft = (drafts: readonly RoleDraft[]): RoleDraft => {
  const used = new Set(drafts.map(({ key }) => key))
  let number = drafts.length
  while (used.has(`new-${number}`)) number += 1
  return { key: `new-${number}`, name: '', areas: [], submits: false }
}

type TableProps = {
  drafts: readonly RoleDraft[]
  faults: readonly (RoleFault | undefined)[]
  onChange(draft: RoleDraft): void
  onRemove(key: string): void
}

/** Renders a row for each role and a column for each area; on phones each role is a list of check boxes. */
function RolesTable({ drafts, faults, onChange, onRemove }: TableProps) {
  const { t } = useTranslation(['seats', 'common', 'catalogue'])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={styles.scroll} role="group" aria-label={t('seats:roles.title')}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{t('seats:roles.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('seats:roles.role')}</th>
            {areaKeys.map(area => (
              <th key={area} scope="col">
                {areaName(t, area)}
              </th>
            ))}
            <th scope="col">{t('seats:roles.submits')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('seats:roles.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft, index) => (
            <RoleRow
              key={draft.key}
              draft={draft}
              fault={faults[index]}
              isLast={drafts.length === 1}
              onChange={onChange}
              onRemove={() => onRemove(draft.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  draft: RoleDraft
  fault: RoleFault | undefined
  isLast: boolean
  onChange(draft: RoleDraft): void
  onRemove(): void
}

function RoleRow({ draft, fault, isLast, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(['seats', 'common', 'catalogue'])
  const role = draft.name.trim() || t('seats:roles.unnamed')
  return (
    <tr>
      <th scope="row">
        <TextField
          label={<span className="visually-hidden">{t('seats:roles.name')}</span>}
          value={draft.name}
          maxLength={roleNameMax}
          dir="auto"
          autoComplete="off"
          error={fault && t(`common:validation.${fault}`)}
          onChange={event => onChange({ ...draft, name: event.currentTarget.value })}
        />
      </th>
      {areaKeys.map(area => (
        <td key={area}>
          <Cell
            name={areaName(t, area)}
            role={role}
            checked={draft.areas.includes(area)}
            onChange={() => onChange(toggleArea(draft, area))}
          />
        </td>
      ))}
      <td>
        <Cell
          name={t('seats:roles.submits')}
          role={role}
          checked={draft.submits}
          onChange={() => onChange({ ...draft, submits: !draft.submits })}
        />
      </td>
      <td>
        <IconButton
          label={t('seats:roles.removeOne', { role })}
          tip="none"
          disabled={isLast}
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}

type CellProps = { name: string; role: string; checked: boolean; onChange(): void }

/** Renders the check box of a role and a column; on phones, where there is no table head, with the name of the column. */
function Cell({ name, role, checked, onChange }: CellProps) {
  const { t } = useTranslation('seats')
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('roles.cell', { area: name, role })}
        checked={checked}
        onChange={onChange}
      />
      <span aria-hidden="true">{name}</span>
    </label>
  )
}
