import type { Game } from '@trimestre/contract/games'
import { quizTitleMax } from '@trimestre/contract/quiz-limits'
import type { Quiz } from '@trimestre/contract/quizzes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../../domain/server-clock.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { refusalOf } from '../class-work/refusal.ts'
import { readTiming, type Timing, type TimingFaults, timingOf } from '../class-work/timing.ts'
import { TimingFields } from '../class-work/timing-fields.tsx'
import { useSchoolZone } from '../class-work/use-school-zone.ts'
import { useQuizProposal, useSaveQuiz } from './api.ts'
import { QuestionFields } from './question-fields.tsx'
import { bodyOf, chosenOf, fieldsOf, proposalRound, type QuizFaults, questionFaults } from './quiz-form.ts'
import { QuizSettings } from './quiz-settings.tsx'
import { isAhead } from './quiz-words.ts'

type Props = {
  game: Game
  /** The quiz that is changed; a new one without. */
  quiz?: Quiz
  onClose(): void
}

const serverFields = [
  ...(['title', 'round', 'level', 'mode', 'attempts', 'templates', 'count'] as const),
  ...(['opensAt', 'closesAt'] as const),
]
type Faults = QuizFaults & TimingFaults & { title?: 'empty' }

/** Makes a quiz, or changes one; once it is open, only its title and its end. */
export default function QuizFormDialog(props: Props) {
  const timezone = useSchoolZone()
  return timezone && <QuizForm {...props} timezone={timezone} />
}

function QuizForm({ game, quiz, onClose, timezone }: Props & { timezone: string }) {
  const { t } = useTranslation(['quizzes', 'common'])
  const [first] = useState(() => ({
    fields: fieldsOf(quiz, game),
    timing: timingOf(quiz ?? { opensAt: null, closesAt: null }, serverNow(), timezone),
  }))
  const [fields, setFields] = useState(first.fields)
  const [timing, setTiming] = useState<Timing>(first.timing)
  const [faults, setFaults] = useState<Faults>({})
  const isOpen = quiz?.state === 'open'
  const roundOfProposal = proposalRound(fields, game)
  const proposal = useQuizProposal(
    game.id,
    { ...fields, round: roundOfProposal ?? 0 },
    !isOpen && roundOfProposal !== undefined,
  )
  const { mutate, isPending, error, reset } = useSaveQuiz(game.id)
  const refusal = refusalOf(t, error, serverFields)
  const title = fields.title ?? t('quizzes:staff.form.titleOf', { quarter: fields.round - 1 })
  const chosen = proposal.data ? chosenOf(fields, proposal.data) : []
  const change = (part: Partial<typeof fields>) => {
    reset()
    setFields({ ...fields, ...part })
  }
  const submit = () => {
    const given = isOpen ? { ...timing, opening: 'later' as const } : timing
    const read = readTiming(given, serverNow(), timezone)
    const found: Faults = {
      ...(title.trim() === '' && { title: 'empty' }),
      ...(!isOpen && questionFaults(fields, chosen)),
      ...('faults' in read && read.faults),
    }
    setFaults(found)
    if ('faults' in read || Object.keys(found).length > 0) return
    const { moments } = read
    // The end of an open quiz is sent only when it changes: the server takes none that is not later.
    const end = timing !== first.timing && moments.closesAt !== null && { closesAt: moments.closesAt }
    const whole = { ...bodyOf(fields, title, chosen), ...moments }
    // A draft about a quarter to come stays bound to none until staff choose one.
    const isUnbound = quiz?.round === null && fields.round === first.fields.round
    const rest = isUnbound ? { ...whole, round: undefined } : whole
    const onSuccess = () => {
      notify.success(t(quiz ? 'quizzes:staff.form.changed' : 'quizzes:staff.form.created'))
      onClose()
    }
    if (quiz) mutate({ id: quiz.id, body: isOpen ? { title: title.trim(), ...end } : rest }, { onSuccess })
    else mutate({ id: null, body: whole }, { onSuccess })
  }
  return (
    <FormDialog
      opened
      size={860}
      title={t(quiz ? 'quizzes:staff.form.edit' : 'quizzes:staff.form.new')}
      submitLabel={quiz ? undefined : t('common:ui.create')}
      submitting={isPending}
      changed={fields !== first.fields || timing !== first.timing}
      onClose={onClose}
      onSubmit={submit}
    >
      {refusal.whole && <Banner tone="error">{refusal.whole}</Banner>}
      {isOpen && <Banner tone="info">{t('quizzes:staff.form.isOpen')}</Banner>}
      <TextField
        label={t('quizzes:shared.titleField')}
        required
        maxLength={quizTitleMax}
        data-autofocus
        value={title}
        error={faults.title ? t('common:validation.required') : refusal.fields.title}
        onChange={event => change({ title: event.currentTarget.value })}
      />
      {!isOpen && (
        <>
          <QuizSettings
            game={game}
            fields={fields}
            levelMax={Math.max(game.levelGame ?? 1, first.fields.level)}
            onChange={change}
            refused={refusal.fields}
          />
          <QuestionFields
            fields={fields}
            onChange={change}
            proposal={roundOfProposal === undefined ? null : proposal}
            chosenAtFirst={first.fields.templates}
            error={{
              templates: faults.templates
                ? t(`quizzes:staff.form.fault.${faults.templates}`)
                : refusal.fields.templates,
              count: faults.count ? t('quizzes:staff.form.fault.bounds') : refusal.fields.count,
            }}
          />
        </>
      )}
      <TimingFields
        timing={timing}
        onChange={next => {
          reset()
          setTiming(next)
        }}
        faults={faults}
        refused={refusal.fields}
        isOpen={isOpen}
        mustClose={isOpen && quiz.closesAt !== null}
        mustWait={quiz !== undefined && isAhead(quiz, game)}
      />
    </FormDialog>
  )
}
