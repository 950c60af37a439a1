import type { PeerForm } from '@trimestre/contract/peers'
import { peerCommentMax } from '@trimestre/contract/peers'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import styles from './peers.module.css'
import type { RatingFields } from './use-ratings.ts'

export type Statement = PeerForm['statements'][number]
export type Member = PeerForm['members'][number]

const values = [1, 2, 3, 4, 5] as const

/** The id of the first choice of a rating, to which what is missing leads. */
export const ratingId = (userId: number, key: string): string => `rating-${userId}-${key}`

/** Returns the words of each rating of a statement, from 1 to 5. */
function useRatingWords({ anchors: { low, middle, high } }: Statement): readonly string[] {
  const { t } = useTranslation('peers')
  return [low, t('player.between', { from: 1, to: 3 }), middle, t('player.between', { from: 3, to: 5 }), high]
}

type Props = {
  statement: Statement
  index: number
  member: Member
  fields: RatingFields
  legend: ReactNode
  /** What is shown between the legend and the ratings. */
  children?: ReactNode
}

/** Renders the five ratings of a statement about a member, and the words of the chosen one below them. */
export function RatingField({ statement, index, member, fields, legend, children }: Props) {
  const words = useRatingWords(statement)
  const chosen = fields.ratings[member.userId]?.ratings[index] ?? null
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <div className={styles.row}>
        {values.map((value, place) => (
          <label key={value} className={styles.choice}>
            <input
              id={place === 0 ? ratingId(member.userId, statement.key) : undefined}
              type="radio"
              name={`${member.userId}-${statement.key}`}
              value={value}
              checked={chosen === value}
              onChange={() => fields.rate(member.userId, index, value)}
            />
            <span className="fig">{value}</span>
            <span className="visually-hidden">{words[place]}</span>
          </label>
        ))}
      </div>
      <p className={styles.chosen} aria-hidden="true">
        {chosen === null ? '\u00a0' : words[chosen - 1]}
      </p>
    </fieldset>
  )
}

/** Says what 1, 3 and 5 stand for. */
export function Anchors({ statement: { anchors } }: { statement: Statement }) {
  return (
    <dl className={styles.anchors}>
      {[
        { value: 1, words: anchors.low },
        { value: 3, words: anchors.middle },
        { value: 5, words: anchors.high },
      ].map(({ value, words }) => (
        <div key={value}>
          <dt className="fig">{value}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders the field for a comment on a member, and says who reads it. */
export function CommentField({
  member,
  fields,
  name,
}: {
  member: Member
  fields: RatingFields
  name: string
}) {
  const { t } = useTranslation('peers')
  return (
    <TextAreaField
      label={t('player.comment', { name })}
      hint={t('player.commentHint')}
      rows={3}
      maxLength={peerCommentMax}
      value={fields.ratings[member.userId]?.comment ?? ''}
      onChange={event => fields.comment(member.userId, event.currentTarget.value)}
    />
  )
}

/** Returns what names a member, the person themselves with a mark. */
export function useMemberName(): (member: Member) => string {
  const { t } = useTranslation('peers')
  return ({ name, self }) => (self ? t('player.self', { name }) : name)
}
