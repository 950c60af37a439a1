import type { QuizResults } from '@trimestre/contract/quizzes'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../../ui/table/data-table.tsx'
import { type QuizPerson, standingOf } from './quiz-words.ts'

const standings = {
  absent: { text: 'absent', tone: 'warning' },
  waiting: { text: 'waiting', tone: 'neutral' },
  working: { text: 'working', tone: 'info' },
} as const

/** Lists who has which score; who never opened the quiz is marked absent. */
export function PeopleCard({ results: { quiz, people } }: { results: QuizResults }) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t, format, quiz), [t, format, quiz])
  return (
    <Card flush title={t('staff.people.title')} subtitle={t('staff.people.lead')}>
      <DataTable<QuizPerson>
        name={null}
        caption={t('staff.people.title')}
        columns={columns}
        rows={people}
        rowId={({ userId }) => userId}
        filterable={people.length > 10}
        sizes={[10, 25, 50]}
        initial={{ sort: { id: 'score', desc: true }, size: 25 }}
        empty={<EmptyState>{t('staff.people.nobody')}</EmptyState>}
      />
    </Card>
  )
}

function columnsOf(
  t: TFunction<'quizzes'>,
  format: Format,
  quiz: QuizResults['quiz'],
): DataColumn<QuizPerson>[] {
  return [
    {
      id: 'person',
      header: t('staff.people.person'),
      value: ({ username }) => username,
      cell: ({ username }) => <bdi>{username}</bdi>,
    },
    {
      id: 'company',
      header: t('shared.company'),
      value: ({ companyName }) => companyName,
      cell: ({ companyName }) => <bdi>{companyName}</bdi>,
    },
    {
      id: 'score',
      header: t('staff.people.score'),
      figure: true,
      value: person => (standingOf(person, quiz) === 'done' ? person.score : null),
      cell: person => {
        const standing = standingOf(person, quiz)
        if (standing === 'done') return person.score === null ? '–' : format.number(person.score)
        const { text, tone } = standings[standing]
        return <Chip tone={tone}>{t(`staff.people.${text}`)}</Chip>
      },
    },
    {
      id: 'points',
      header: t('staff.people.points'),
      figure: true,
      value: person => (standingOf(person, quiz) === 'done' ? person.points : null),
      cell: person =>
        standingOf(person, quiz) === 'done'
          ? t('staff.people.pointsOf', {
              points: format.number(person.points),
              questions: format.integer(person.questions),
            })
          : '–',
    },
    {
      id: 'finished',
      header: t('staff.people.finished'),
      value: ({ finishedAt }) => finishedAt,
      cell: ({ finishedAt }) => (finishedAt ? <bdi className="fig">{format.dateTime(finishedAt)}</bdi> : '–'),
    },
  ]
}
