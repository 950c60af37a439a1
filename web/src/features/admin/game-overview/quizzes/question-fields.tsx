import type { UseQueryResult } from '@tanstack/react-query'
import { quizQuestionsMax } from '@trimestre/contract/quiz-limits'
import type { QuizProposal } from '@trimestre/contract/quizzes'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { chosenOf, dividedQuestions, type QuizFields, questionChoices } from './quiz-form.ts'
import styles from './quizzes.module.css'

type Props = {
  fields: QuizFields
  onChange(part: Partial<QuizFields>): void
  /** Null before the first published quarter. */
  proposal: UseQueryResult<QuizProposal> | null
  /** The questions of the quiz as it was when the form opened; null for a new one. */
  chosenAtFirst: readonly string[] | null
  error: { templates: string | undefined; count: string | undefined }
}

/** Chooses the questions of a quiz from those that apply to its quarter, or how many are drawn for each person. */
export function QuestionFields({ fields, onChange, proposal, chosenAtFirst, error }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const data = proposal?.data
  return (
    <>
      <RadioCards
        legend={t('quizzes:staff.form.questions')}
        cards={questionChoices.map(value => ({
          value,
          title: t(`quizzes:staff.form.choice.${value}.title`),
          text: t(`quizzes:staff.form.choice.${value}.text`),
        }))}
        value={fields.choice}
        onChange={choice => onChange({ choice })}
      />
      {fields.choice === 'drawn' && (
        <NumberField
          label={t('quizzes:staff.form.count')}
          hint={
            data &&
            t('quizzes:staff.form.countHint', {
              number: data.templates.filter(({ applies }) => applies > 0).length,
            })
          }
          min={1}
          max={quizQuestionsMax}
          value={fields.count}
          error={error.count ?? null}
          onChange={count => onChange({ count })}
        />
      )}
      {fields.choice === 'same' &&
        (proposal === null ? (
          <p className={styles.facts}>{t('quizzes:staff.form.noProposal')}</p>
        ) : data ? (
          <QuestionList {...{ fields, onChange, chosenAtFirst }} proposal={data} error={error.templates} />
        ) : proposal.error ? (
          <ErrorCard reason={errorText(t, proposal.error)} onRetry={() => void proposal.refetch()} />
        ) : (
          <SkeletonStack shapes={[{ height: 320 }]} />
        ))}
    </>
  )
}

type ListProps = Pick<Props, 'fields' | 'onChange' | 'chosenAtFirst'> & {
  proposal: QuizProposal
  error: string | undefined
}

function QuestionList({ fields, onChange, proposal, chosenAtFirst, error }: ListProps) {
  const { t } = useTranslation('quizzes')
  const id = useId()
  const chosen = chosenOf(fields, proposal)
  const { first, others, idle } = dividedQuestions(proposal, chosenAtFirst)
  const toggle = (question: string, isChosen: boolean) =>
    onChange({
      templates: isChosen ? [...chosen, question] : chosen.filter(each => each !== question),
    })
  const render = (question: QuizProposal['templates'][number]): ReactNode => (
    <li key={question.id} className={styles.question}>
      <CheckboxField
        label={<bdi>{question.text}</bdi>}
        checked={chosen.includes(question.id)}
        onChange={event => toggle(question.id, event.currentTarget.checked)}
      />
      <div className={styles.underQuestion}>
        <p className={styles.facts}>
          {joinFacts([
            t('staff.form.levelOf', { level: question.level }),
            t('staff.form.applies', { count: question.applies, total: proposal.companies }),
          ])}
        </p>
        <KeyOfTemplate question={question} />
      </div>
    </li>
  )
  return (
    <fieldset className={styles.questions} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {t('staff.form.chosen', { number: chosen.length, max: quizQuestionsMax })}
      </legend>
      <FieldError id={`${id}-error`} error={error ?? null} />
      <ul className={styles.questionList}>{first.map(render)}</ul>
      {others.length > 0 && (
        <Fold title={t('staff.form.others', { number: others.length })}>
          <ul className={styles.questionList}>{others.map(render)}</ul>
        </Fold>
      )}
      {idle > 0 && <p className={styles.facts}>{t('staff.form.idle', { number: idle })}</p>}
    </fieldset>
  )
}

/** Discloses how the key of a question is computed, how exact an answer must be, and the typical errors. */
function KeyOfTemplate({ question }: { question: QuizProposal['templates'][number] }) {
  const { t } = useTranslation('quizzes')
  return (
    <details className={styles.disclosure}>
      <summary>
        {t('staff.form.key')}
        <span className="visually-hidden">{` : ${question.text}`}</span>
      </summary>
      <dl className={styles.key}>
        <dt>{t('staff.key')}</dt>
        <dd dir="auto">{question.keyText}</dd>
        <dt>{t('staff.tolerance')}</dt>
        <dd dir="auto">{question.tolerance}</dd>
        <dt>{t('staff.errors')}</dt>
        <dd>
          <ul className={styles.errors}>
            {question.errors.map(({ text, feedback }) => (
              <li key={text}>
                <bdi>{text}</bdi>
                <span className={styles.feedback} dir="auto">
                  {feedback}
                </span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  )
}
