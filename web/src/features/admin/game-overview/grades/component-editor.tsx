import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { GradeWarning } from '@trimestre/contract/grading'
import {
  componentLabelMax,
  normalisations,
  relativeNormalisations,
  teamKinds,
} from '@trimestre/contract/grading-defaults'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './grades.module.css'
import { QuizChoice } from './quiz-choice.tsx'
import schemeStyles from './scheme.module.css'
import type { DraftComponent } from './scheme.ts'
import type { Faults } from './scheme-faults.ts'
import { ThresholdRules } from './threshold-rules.tsx'

export type ComponentProps = {
  component: DraftComponent
  faults: Faults
  /** Whether the scheme was sent with its faults, which are then shown in the fields that are still empty. */
  isTried: boolean
  onChange(values: Partial<Omit<DraftComponent, 'key' | 'kind'>>): void
}

type Props = ComponentProps & { game: Game; warnings: readonly GradeWarning[]; onRemove(): void }

/** Edits a component: its weight at once, everything else unfolded. */
export function ComponentEditor(props: Props) {
  const { component, warnings, faults, onChange, onRemove } = props
  const { t } = useTranslation(['grading', 'common'])
  const { key, kind, weight } = component
  const kindName = t(`grading:staff.kind.${kind}`)
  const name = component.label.trim() || kindName
  const isFaulty = [...faults].some(([field, code]) => field.startsWith(`${key}.`) && code !== 'weight')
  const isRelative = relativeNormalisations.includes(component.normalisation)
  return (
    <section className={schemeStyles.component} aria-label={name}>
      <div className={schemeStyles.nameRow}>
        <h3 className={styles.title}>
          <bdi>{name}</bdi>
        </h3>
        <Chip>{t(teamKinds.includes(kind) ? 'grading:staff.ofTeam' : 'grading:staff.ofPerson')}</Chip>
        <IconButton
          label={t('grading:staff.component.remove', { name })}
          tip="none"
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <p className={styles.hint}>{t(`grading:staff.kindText.${kind}`)}</p>
      <div className={schemeStyles.weight}>
        <input
          type="range"
          className={schemeStyles.slider}
          min={0}
          max={100}
          step={1}
          aria-label={t('grading:staff.component.weightOf', { name })}
          value={weight || 0}
          onChange={event => onChange({ weight: event.currentTarget.valueAsNumber })}
        />
        <div className={schemeStyles.weightField}>
          <NumberField
            label={<span className="visually-hidden">{t('grading:staff.component.weightOf', { name })}</span>}
            value={weight}
            min={0}
            max={100}
            plain
            unit={t('grading:staff.component.outOf')}
            error={faults.has(`${key}.weight`) ? t('grading:staff.fault.weight') : null}
            onChange={value => onChange({ weight: value })}
          />
        </div>
      </div>
      {isRelative && (
        <p className={styles.warning}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          {t('grading:staff.warning.relative')}
        </p>
      )}
      {warnings
        .filter(({ code }) => code !== 'relative')
        .map(({ code }) => (
          <p key={code} className={styles.warning}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            {t(`grading:staff.warning.${code}`)}
          </p>
        ))}
      <Fold
        isPlain
        title={
          <span className={styles.hint}>
            {t('grading:staff.component.settings', {
              way: t(`grading:staff.normalisation.${component.normalisation}`),
            })}
          </span>
        }
        isAsking={isFaulty}
      >
        <Settings {...props} kindName={kindName} />
      </Fold>
    </section>
  )
}

function Settings({ kindName, ...props }: Props & { kindName: string }) {
  const { component, game, faults, onChange } = props
  const { t } = useTranslation(['grading', 'common'])
  const { kind, normalisation } = component
  return (
    <>
      <TextField
        label={t('grading:staff.component.label')}
        placeholder={kindName}
        maxLength={componentLabelMax}
        autoComplete="off"
        dir="auto"
        value={component.label}
        onChange={event => onChange({ label: event.currentTarget.value })}
      />
      {kind === 'thresholds' && <ThresholdRules {...props} />}
      {kind === 'quiz' && (
        <QuizChoice
          gameId={game.id}
          chosen={component.quizzes}
          error={faults.has(`${component.key}.quizzes`) ? t('grading:staff.fault.quizzes') : null}
          onChange={quizzes => onChange({ quizzes })}
        />
      )}
      <SelectField
        label={t('grading:staff.component.normalisation')}
        hint={t(`grading:staff.normalisationText.${normalisation}`)}
        choices={normalisations
          .filter(each => kind !== 'value' || each !== 'absolute')
          .map(value => ({ value, label: t(`grading:staff.normalisation.${value}`) }))}
        value={normalisation}
        onChange={event => {
          const next = normalisations.find(each => each === event.currentTarget.value)
          if (next) onChange({ normalisation: next })
        }}
      />
      {normalisation === 'linear' && <Bounds {...props} />}
    </>
  )
}

function Bounds({ component, faults, isTried, onChange }: ComponentProps) {
  const { t } = useTranslation(['grading', 'common'])
  const unit = component.kind === 'value' ? t('common:unit.currency') : '%'
  const errorOf = (end: 'low' | 'high') => {
    const code = faults.get(`${component.key}.${end}`)
    if (code === 'range') return t('grading:staff.fault.range')
    return code && isTried ? t('grading:staff.fault.number') : null
  }
  return (
    <div className={schemeStyles.pair}>
      {(['low', 'high'] as const).map(end => (
        <NumberField
          key={end}
          label={t(`grading:staff.component.${end}`)}
          value={component[end]}
          min={undefined}
          plain
          unit={unit}
          error={errorOf(end)}
          onChange={value => onChange({ [end]: value })}
        />
      ))}
    </div>
  )
}
