import type { GameOfCode } from '@trimestre/contract/joining'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinAddress, signInAddress } from '../../../domain/landing.ts'
import { roleOf, type Session } from '../../../domain/session.ts'
import { useSession } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import styles from './join-page.module.css'
import { joinWithAccount, leaveAccount } from './joining.ts'
import { NicknameForm } from './nickname-form.tsx'

type Props = { code: string; found: GameOfCode; onOtherCode(): void }

/** Shows the game of a code with the ways into it: a nickname, an account, or the account that is signed in. */
export function JoinWays({ code, found: { game, hosts }, onOtherCode }: Props) {
  const { t } = useTranslation(['common', 'auth'])
  const session = useSession()
  return (
    <PlainCard title={game.name} lead={hosts.length > 0 && t('auth:join.hosts', { names: hosts.join(', ') })}>
      {session ? <SignedIn code={code} session={session} /> : <Anonymous code={code} />}
      <p className={styles.other}>
        <Button variant="text" small onClick={onOtherCode}>
          {t('auth:join.otherCode')}
        </Button>
      </p>
    </PlainCard>
  )
}

function Anonymous({ code }: { code: string }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <NicknameForm code={code} />
      <p className={styles.or}>{t('external.or')}</p>
      <a href={signInAddress(joinAddress(code))} className={buttonClass('secondary', false, true)}>
        {t('join.haveAccount')}
      </a>
    </>
  )
}

function SignedIn({ code, session }: { code: string; session: Session }) {
  const { t } = useTranslation(['common', 'auth'])
  const [failure, setFailure] = useState<string | null>(null)
  const [joining, setJoining] = useState(false)
  const join = async () => {
    setJoining(true)
    try {
      await joinWithAccount(code, session.user.id)
    } catch (error) {
      setFailure(errorText(t, error))
      setJoining(false)
    }
  }
  if (roleOf(session) !== 'ROLE_USER')
    return (
      <>
        <Banner tone="info">{t('auth:join.staff')}</Banner>
        <a href="/app" className={buttonClass('primary', false, true)}>
          {t('notFound.button')}
        </a>
      </>
    )
  return (
    <>
      {failure && (
        <Banner focused tone="error">
          {failure}
        </Banner>
      )}
      <Button variant="primary" fullWidth loading={joining} onClick={() => void join()}>
        {t('auth:join.join')}
      </Button>
      <p className={styles.other}>
        {t('auth:join.signedInAs', { name: session.user.username })}{' '}
        <Button variant="text" small onClick={() => void leaveAccount()}>
          {t('auth:join.notMe')}
        </Button>
      </p>
    </>
  )
}
