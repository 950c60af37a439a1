import type { PeerForm } from '@trimestre/contract/peers'
import { useTranslation } from 'react-i18next'
import styles from './peers.module.css'
import { Anchors, CommentField, RatingField, useMemberName } from './rating-field.tsx'
import type { RatingFields } from './use-ratings.ts'

type Props = { form: PeerForm; fields: RatingFields }

/** Shows each statement with all members side by side, so that all are measured by the same words. */
export function MembersByStatement({ form: { statements, members }, fields }: Props) {
  const { t } = useTranslation('peers')
  const nameOf = useMemberName()
  return (
    <>
      {statements.map((statement, index) => (
        <section key={statement.key} className={styles.statement}>
          <h3 className={styles.statementText}>{statement.text}</h3>
          <Anchors statement={statement} />
          <div className={styles.members}>
            {members.map(member => (
              <RatingField
                key={member.userId}
                {...{ statement, index, member, fields }}
                legend={
                  <>
                    <bdi>{nameOf(member)}</bdi>
                    <span className="visually-hidden"> – {statement.text}</span>
                  </>
                }
              />
            ))}
          </div>
        </section>
      ))}
      <section className={styles.statement}>
        <h3 className={styles.statementText}>{t('player.comments')}</h3>
        <div className={styles.members}>
          {members.map(member => (
            <CommentField key={member.userId} {...{ member, fields }} name={nameOf(member)} />
          ))}
        </div>
      </section>
    </>
  )
}
