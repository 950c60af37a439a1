import type { Game } from '@trimestre/contract/games'
import { pointsByAttempt, quizAttemptsMax } from '@trimestre/contract/quiz-limits'
import { quizModes } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { askableRounds, type QuizFields } from './quiz-form.ts'
import styles from './quizzes.module.css'

type Props = {
  game: Game
  fields: QuizFields
  /** The highest level that can be chosen. */
  levelMax: number
  onChange(part: Partial<QuizFields>): void
  refused: Partial<Record<'round' | 'level' | 'mode' | 'attempts', string>>
}

const attempts = Array.from({ length: quizAttemptsMax }, (_, index) => index + 1)

/** Chooses the quarter, the level, how questions are answered and when their keys are shown. */
export function QuizSettings({ game, fields, levelMax, onChange, refused }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const format = useFormat()
  const rounds = askableRounds(game)
  const quarterText = (roundNb: number) => t('quizzes:shared.quarter', { quarter: roundNb - 1 })
  const isListed = rounds.some(({ roundNb }) => roundNb === fields.round)
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={t('common:field.quarter')}
          choices={[
            ...(isListed ? [] : [{ value: fields.round, label: quarterText(fields.round) }]),
            ...rounds.map(({ roundNb, practice }) => ({
              value: roundNb,
              label: practice ? `${quarterText(roundNb)} · ${t('common:practice')}` : quarterText(roundNb),
            })),
          ]}
          value={fields.round}
          error={refused.round}
          onChange={event => onChange({ round: Number(event.currentTarget.value) })}
        />
        <SelectField
          label={t('quizzes:staff.form.level')}
          hint={t('quizzes:staff.form.levelHint')}
          choices={Array.from({ length: levelMax }, (_, index) => ({
            value: index + 1,
            label: t('quizzes:staff.form.levelOf', { level: index + 1 }),
          }))}
          value={fields.level}
          error={refused.level}
          onChange={event => onChange({ level: Number(event.currentTarget.value) })}
        />
        <SelectField
          label={t('quizzes:staff.form.attempts')}
          hint={t('quizzes:staff.form.attemptsHint', {
            points: pointsByAttempt
              .slice(0, fields.attempts)
              .map(points => format.number(points))
              .join(' · '),
          })}
          choices={attempts.map(count => ({ value: count, label: String(count) }))}
          value={fields.attempts}
          error={refused.attempts}
          onChange={event => onChange({ attempts: Number(event.currentTarget.value) })}
        />
      </div>
      <RadioCards
        legend={t('quizzes:staff.form.mode')}
        cards={quizModes.map(value => ({
          value,
          title: t(`quizzes:shared.mode.${value}`),
          text: t(`quizzes:staff.form.modeText.${value}`),
        }))}
        value={fields.mode}
        error={refused.mode}
        onChange={mode => onChange({ mode })}
      />
      <CheckboxField
        label={t('quizzes:staff.form.showKey')}
        checked={fields.showKey}
        onChange={event => onChange({ showKey: event.currentTarget.checked })}
      />
    </>
  )
}
