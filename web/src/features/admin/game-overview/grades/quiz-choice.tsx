import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { useQuizChoices } from './api.ts'
import styles from './grades.module.css'
import schemeStyles from './scheme.module.css'

type Props = {
  gameId: number
  /** null for all that are closed and count. */
  chosen: readonly number[] | null
  error: string | null
  onChange(chosen: readonly number[] | null): void
}

/** Chooses the quizzes that count: all, also those to come, or some by name. */
export function QuizChoice({ gameId, chosen, error, onChange }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const quizzes = useQuizChoices(gameId).data?.filter(({ state }) => state !== 'draft') ?? []
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...(chosen ?? []), id] : (chosen ?? []).filter(each => each !== id))
  return (
    <fieldset className={schemeStyles.rules}>
      <legend className={schemeStyles.legend}>{t('grading:staff.quizzes.legend')}</legend>
      <CheckboxField
        label={t('grading:staff.quizzes.all')}
        checked={chosen === null}
        onChange={event => onChange(event.currentTarget.checked ? null : quizzes.map(({ id }) => id))}
      />
      {chosen !== null &&
        quizzes.map(({ id, title, quarter }) => (
          <CheckboxField
            key={id}
            label={
              <>
                <bdi>{title}</bdi> · {t('common:ui.quarterShort', { quarter })}
              </>
            }
            checked={chosen.includes(id)}
            onChange={event => toggle(id, event.currentTarget.checked)}
          />
        ))}
      {chosen !== null && quizzes.length === 0 && (
        <p className={styles.hint}>{t('grading:staff.quizzes.none')}</p>
      )}
      <FieldError error={error} />
    </fieldset>
  )
}
