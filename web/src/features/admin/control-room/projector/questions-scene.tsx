import type { DebriefQuestion } from '@trimestre/contract/debrief'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModelAnswer } from '../../../../domain/debrief/debrief-lists.tsx'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ClassEvidence, DebriefFrame } from './debrief-frame.tsx'
import { DebriefNote } from './debrief-note.tsx'
import styles from './debrief-scenes.module.css'
import type { useDebrief } from './use-debrief.ts'

type Props = { game: Game; step: number } & Pick<ReturnType<typeof useDebrief>, 'debrief'>

/** Asks the class one question at a time; its model answer stays hidden until the presenter wants it. */
export function QuestionsScene({ game, step, debrief }: Props) {
  const { t } = useTranslation(['debrief', 'common'])
  return (
    <DebriefFrame game={game} query={debrief}>
      {({ questions }) => {
        const question = questions[step]
        return (
          <div className={styles.asking}>
            {question ? (
              <Question
                key={question.id}
                game={game}
                question={question}
                place={joinFacts([
                  t('debrief:questionOf', { number: step + 1, total: questions.length }),
                  t('common:ui.quarterShort', { quarter: question.quarter }),
                ])}
              />
            ) : (
              <p>{t('debrief:none.questions')}</p>
            )}
            <DebriefNote game={game} />
          </div>
        )
      }}
    </DebriefFrame>
  )
}

function Question({ game, question, place }: { game: Game; question: DebriefQuestion; place: string }) {
  const { t } = useTranslation('debrief')
  const [isAnswered, setAnswered] = useState(false)
  return (
    <section className={styles.question} aria-live="polite">
      <p className={styles.place}>{place}</p>
      <h2 className={styles.asked}>{question.text}</h2>
      <div className={styles.switches} data-screen-only>
        <Button aria-expanded={isAnswered} onClick={() => setAnswered(!isAnswered)}>
          {t(isAnswered ? 'answer.hide' : 'answer.show')}
        </Button>
        <ClassEvidence game={game}>{why => why(question.link)}</ClassEvidence>
      </div>
      {isAnswered && (
        <div className={styles.answer}>
          <h3>{t(question.level === 'b' ? 'answer.steps' : 'answer.leads')}</h3>
          <ModelAnswer question={question} />
        </div>
      )}
    </section>
  )
}
