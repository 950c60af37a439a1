import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { PeerForm } from '@trimestre/contract/peers'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from './peers.module.css'
import { Anchors, CommentField, RatingField, useMemberName } from './rating-field.tsx'
import type { RatingFields } from './use-ratings.ts'

type Props = { form: PeerForm; fields: RatingFields; at: number; onMove(at: number): void }

/** Shows one member with all statements, and the way to the others. */
export function OneMember({ form: { statements, members }, fields, at, onMove }: Props) {
  const { t } = useTranslation('peers')
  const nameOf = useMemberName()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    // What is missing takes the focus itself.
    if (document.activeElement?.closest('fieldset') === null) heading.current?.focus()
  }, [at])
  const member = members[at]
  if (!member) return null
  const name = nameOf(member)
  return (
    <section className={styles.statement}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.memberName}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.quiet}>{t('player.memberOf', { n: at + 1, total: members.length })}</p>
      </div>
      {statements.map((statement, index) => (
        <RatingField
          key={`${member.userId} ${statement.key}`}
          {...{ statement, index, member, fields }}
          legend={statement.text}
        >
          <Anchors statement={statement} />
        </RatingField>
      ))}
      <CommentField key={member.userId} {...{ member, fields, name }} />
      <div className={styles.moves}>
        <Button
          disabled={at === 0}
          icon={<IconArrowLeft className="flip" size={20} aria-hidden="true" />}
          onClick={() => onMove(at - 1)}
        >
          {t('player.previous')}
        </Button>
        <Button
          variant={at < members.length - 1 ? 'primary' : 'secondary'}
          disabled={at >= members.length - 1}
          onClick={() => onMove(at + 1)}
        >
          {t('player.next')}
          <IconArrowRight className="flip" size={20} aria-hidden="true" />
        </Button>
      </div>
    </section>
  )
}
