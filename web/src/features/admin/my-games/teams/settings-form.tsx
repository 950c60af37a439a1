import type { Game } from '@trimestre/contract/games'
import { teamSizeMax, teamsBound } from '@trimestre/contract/team-limits'
import type { Role } from '@trimestre/contract/teams'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { isOver } from '../../../../domain/game-standing.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/notify.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { quartersPassed } from '../game-status.ts'
import { refusalText } from '../seats/refusal-text.ts'
import { useSeatAct, useTeamRoles } from '../seats/seats-api.ts'
import {
  type SettingsDraft,
  type SettingsFaults,
  settingsChange,
  settingsDraft,
  settingsFaults,
} from './team-settings.ts'
import styles from './teams.module.css'

type Props = { game: Game; onChanged(isChanged: boolean): void }

/** Edits how a game is played in teams; everything is stored at once. */
export function SettingsForm({ game, onChanged }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const [draft, setDraft] = useState(() => settingsDraft(game.teams))
  const [isTried, setTried] = useState(false)
  const roles = useTeamRoles(game.id, game.teams !== null).data ?? []
  const { mutate, isPending, error } = useSeatAct<Game>(game.id)
  const isStarted = quartersPassed(game) > 0
  const isChanged =
    game.teams === null ? draft.mode === 'teams' : Object.keys(settingsChange(draft, game.teams)).length > 0
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const faults = settingsFaults(draft)
  const change = (next: Partial<SettingsDraft>) => setDraft({ ...draft, ...next })
  const save = () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    // The form is rendered again once the game has changed its mode, so that the act itself reports success.
    mutate(async () => {
      const saved = await call('configureTeams', {
        params: { id: game.id },
        body: settingsChange(draft, game.teams),
      })
      setDraft(settingsDraft(saved.teams))
      notify.success(t('seats:teams.saved'))
      return saved
    })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isPending && isChanged) save()
      }}
    >
      <RadioCards
        legend={t('seats:teams.mode')}
        value={draft.mode}
        onChange={mode => change({ mode })}
        disabled={isStarted || isOver(game)}
        hint={isStarted ? t('seats:teams.fixed') : undefined}
        cards={[
          { value: 'solo', title: t('seats:teams.solo'), text: t('seats:teams.soloText') },
          { value: 'teams', title: t('seats:teams.teams'), text: t('seats:teams.teamsText') },
        ]}
      />
      {draft.mode === 'teams' && (
        <TeamFields
          draft={draft}
          roles={roles}
          faults={isTried ? faults : {}}
          isStarted={isStarted}
          onChange={change}
        />
      )}
      {error && <Banner tone="error">{refusalText(t, error)}</Banner>}
      {(isChanged || game.teams) && (
        <div className={styles.actions}>
          <Button variant="primary" type="submit" disabled={!isChanged} loading={isPending}>
            {t('common:ui.save')}
          </Button>
        </div>
      )}
    </form>
  )
}

type FieldsProps = {
  draft: SettingsDraft
  roles: readonly Role[]
  faults: SettingsFaults
  isStarted: boolean
  onChange(next: Partial<SettingsDraft>): void
}

function TeamFields({ draft, roles, faults, isStarted, onChange }: FieldsProps) {
  const { t } = useTranslation(['seats', 'common'])
  const sizes = (fault: SettingsFaults['sizeMax'], max: number) => {
    if (!fault) return undefined
    return fault === 'order' ? t('seats:teams.order') : t('common:ui.between', { min: 1, max })
  }
  const hasTeamsMax = draft.formation === 'open'
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t('seats:teams.sizeMin')}
          value={draft.sizeMin}
          onChange={sizeMin => onChange({ sizeMin })}
          min={1}
          max={teamSizeMax}
          required
          error={sizes(faults.sizeMin, teamSizeMax)}
        />
        <NumberField
          label={t('seats:teams.sizeMax')}
          value={draft.sizeMax}
          onChange={sizeMax => onChange({ sizeMax })}
          min={1}
          max={teamSizeMax}
          required
          error={sizes(faults.sizeMax, teamSizeMax)}
        />
        {hasTeamsMax && (
          <NumberField
            label={t('seats:teams.teamsMax')}
            hint={t('seats:teams.teamsMaxHint')}
            value={draft.teamsMax}
            onChange={teamsMax => onChange({ teamsMax })}
            min={1}
            max={teamsBound}
            plain
            error={sizes(faults.teamsMax, teamsBound)}
          />
        )}
      </div>
      <RadioCards
        legend={t('seats:teams.formation')}
        value={draft.formation}
        onChange={formation => onChange({ formation })}
        disabled={isStarted}
        cards={(['administrator', 'open', 'code'] as const).map(value => ({
          value,
          title: t(`seats:formation.${value}`),
          text: t(`seats:formation.${value}Text`),
        }))}
      />
      <RadioCards
        legend={t('seats:teams.submission')}
        value={draft.submission}
        onChange={submission => onChange({ submission })}
        cards={(['one', 'role', 'majority'] as const).map(value => ({
          value,
          title: t(`seats:submission.${value}`),
          text: t(`seats:submission.${value}Text`),
        }))}
      />
      {draft.submission === 'role' && (
        <SelectField
          label={t('seats:teams.submissionRole')}
          hint={roles.length === 0 ? t('seats:teams.rolesFirst') : undefined}
          withEmpty
          required
          value={draft.submissionRole ?? ''}
          choices={roles.map(({ id, name }) => ({ value: id, label: name }))}
          error={faults.submissionRole && t('common:validation.required')}
          onChange={event =>
            onChange({ submissionRole: event.target.value ? Number(event.target.value) : null })
          }
        />
      )}
      <RadioGroup
        legend={t('seats:teams.contributions')}
        value={draft.contributions}
        choices={[
          { value: 'team', label: t('seats:teams.readersTeam') },
          { value: 'staff', label: t('seats:teams.readersStaff') },
        ]}
        onChange={event => onChange({ contributions: event.target.value === 'staff' ? 'staff' : 'team' })}
      />
    </>
  )
}
