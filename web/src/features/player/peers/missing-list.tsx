import type { PeerForm, PeerStatement } from '@trimestre/contract/peers'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import type { MissingRatings } from './peer-ratings.ts'
import styles from './peers.module.css'
import { ratingId, useMemberName } from './rating-field.tsx'

type Props = {
  form: PeerForm
  missing: readonly MissingRatings[]
  /** Shows the member at this place. */
  onOpen(at: number): void
}

/** Says what is missing in a form: each statement leads to its ratings, and the name of a member without any to the first. */
export function MissingList({ form, missing, onOpen }: Props) {
  const { t } = useTranslation('peers')
  return (
    <Banner tone="error" title={t('player.missing')} focused>
      <ul className={styles.missing}>
        {missing.map(({ userId, statements }) => {
          const at = form.members.findIndex(member => member.userId === userId)
          const goTo = (key: PeerStatement) => {
            flushSync(() => onOpen(at))
            document.getElementById(ratingId(userId, key))?.focus()
          }
          return <MissingOfMember key={userId} {...{ form, at, statements }} onOpen={goTo} />
        })}
      </ul>
    </Banner>
  )
}

type MemberProps = {
  form: PeerForm
  at: number
  statements: readonly PeerStatement[]
  onOpen(key: PeerStatement): void
}

function MissingOfMember({ form, at, statements, onOpen }: MemberProps) {
  const nameOf = useMemberName()
  const member = form.members[at]
  const [first] = statements
  if (!member || !first) return null
  const name = <bdi>{nameOf(member)}</bdi>
  if (statements.length === form.statements.length)
    return (
      <li>
        <GoTo onClick={() => onOpen(first)}>{name}</GoTo>
      </li>
    )
  return (
    <li>
      {name}
      <ul>
        {statements.map(key => (
          <li key={key}>
            <GoTo onClick={() => onOpen(key)}>
              {form.statements.find(statement => statement.key === key)?.text}
            </GoTo>
          </li>
        ))}
      </ul>
    </li>
  )
}

function GoTo({ onClick, children }: { onClick(): void; children: React.ReactNode }) {
  return (
    <button type="button" className={styles.goTo} onClick={onClick}>
      {children}
    </button>
  )
}
