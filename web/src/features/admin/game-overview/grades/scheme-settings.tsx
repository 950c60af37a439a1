import type { Game } from '@trimestre/contract/games'
import { missingRules } from '@trimestre/contract/grading-defaults'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { usePeerRoundChoices } from './api.ts'
import { ScaleFields } from './scale-fields.tsx'
import styles from './scheme.module.css'
import type { Draft, SchemeChange } from './scheme.ts'
import type { Faults } from './scheme-faults.ts'

export type SettingsProps = { draft: Draft; faults: Faults; onChange(change: SchemeChange): void }

/** Edits what holds for the whole scheme: the scale, missing scores, the peer factor and the quarters that count. */
export function SchemeSettings({ game, ...props }: SettingsProps & { game: Game }) {
  const { t } = useTranslation('grading')
  const { draft, faults, onChange } = props
  const summary = useSummary(draft, game.id)
  const isFaulty = [...faults.keys()].some(field => field === 'quarters' || field.startsWith('table.'))
  return (
    <Fold
      title={
        <span className={styles.settings}>
          <span>{t('staff.more.title')}</span>
          <span className={styles.summary}>{summary}</span>
        </span>
      }
      isAsking={isFaulty}
    >
      <ScaleFields {...props} />
      <SelectField
        label={t('staff.missing.label')}
        hint={t(`staff.missingText.${draft.missing}`)}
        choices={missingRules.map(value => ({ value, label: t(`staff.missing.${value}`) }))}
        value={draft.missing}
        onChange={event => {
          const missing = missingRules.find(each => each === event.currentTarget.value)
          if (missing) onChange({ do: 'scheme', values: { missing } })
        }}
      />
      <PeerRoundField gameId={game.id} {...props} />
      <QuartersField game={game} {...props} />
    </Fold>
  )
}

/** Says in one line what is set, so that most people need not unfold it. */
function useSummary(draft: Draft, gameId: number): string {
  const { t } = useTranslation(['grading', 'common'])
  const format = useFormat()
  const { scale, missing, quarters, peerRound } = draft
  const peers = usePeerRoundChoices(gameId).data?.find(({ id }) => id === peerRound)
  return joinFacts([
    scale.kind === 'number'
      ? t('grading:staff.more.number', { max: format.number(scale.max), step: format.number(scale.step) })
      : t(`grading:staff.scale.${scale.kind}`),
    t(`grading:staff.more.${missing}`),
    peers ? t('grading:staff.more.factor', { title: peers.title }) : t('grading:staff.more.noFactor'),
    quarters === null
      ? t('grading:staff.more.allQuarters')
      : format.list(quarters.map(quarter => t('common:ui.quarterShort', { quarter }))),
  ])
}

function PeerRoundField({ gameId, draft, onChange }: SettingsProps & { gameId: number }) {
  const { t } = useTranslation('grading')
  const rounds = usePeerRoundChoices(gameId).data ?? []
  const isKnown = rounds.some(({ id }) => id === draft.peerRound)
  return (
    <SelectField
      label={t('staff.peers.label')}
      hint={t('staff.peers.hint')}
      choices={[
        { value: '', label: t('staff.peers.none') },
        ...rounds.map(({ id, title }) => ({ value: id, label: title })),
        // While the list is loading, the choice that is stored has no title yet.
        ...(draft.peerRound !== null && !isKnown ? [{ value: draft.peerRound, label: '…' }] : []),
      ]}
      value={draft.peerRound ?? ''}
      onChange={event => {
        const id = Number(event.currentTarget.value)
        onChange({ do: 'scheme', values: { peerRound: id || null } })
      }}
    />
  )
}

function QuartersField({ game, draft, faults, onChange }: SettingsProps & { game: Game }) {
  const { t } = useTranslation(['grading', 'common'])
  const { quarters } = draft
  const all = Array.from({ length: game.nbTurns ?? 0 }, (_, index) => index + 1)
  const choose = (next: readonly number[] | null) => onChange({ do: 'scheme', values: { quarters: next } })
  const toggle = (quarter: number, isOn: boolean) =>
    choose(all.filter(each => (each === quarter ? isOn : quarters?.includes(each))))
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>{t('grading:staff.quarters.legend')}</legend>
      <CheckboxField
        label={t('grading:staff.quarters.all')}
        checked={quarters === null}
        onChange={event => choose(event.currentTarget.checked ? null : all)}
      />
      {quarters !== null && (
        <div className={styles.quarters}>
          {all.map(quarter => (
            <CheckboxField
              key={quarter}
              label={t('common:ui.quarterShort', { quarter })}
              checked={quarters.includes(quarter)}
              onChange={event => toggle(quarter, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
      <FieldError error={faults.has('quarters') ? t('grading:staff.fault.quarters') : null} />
    </fieldset>
  )
}
