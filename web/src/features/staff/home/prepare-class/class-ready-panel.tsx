import { IconDeviceTv } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { strategyText } from '../../../../domain/computers/strategy-text.ts'
import { AccessButtons } from '../../../../domain/staff/access-buttons.tsx'
import { CredentialSlips } from '../../../../domain/staff/access-sheet.tsx'
import { ClassCode } from '../../../../domain/staff/class-code/class-code.tsx'
import { useSignedIn } from '../../../../domain/use-session.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import styles from './prepare-class.module.css'
import type { ClassReady } from './use-class-setup.ts'

type Props = {
  ready: ClassReady
  /** Called once the credentials were printed or saved to a file. */
  onCredentialsSaved(): void
}

/** Shows the class code with the way to the wall, and the credentials, this once only. */
export function ClassReadyPanel({ ready, onCredentialsSaved }: Props) {
  const { t } = useTranslation(['control', 'admin', 'plans', 'common'])
  const { user } = useSignedIn()
  const { game, accesses, known, planFault } = ready
  const isHost = game.admin.some(({ id }) => id === user.id)
  return (
    <>
      <Banner tone="success" title={t('control:class.open')}>
        {accesses.length > 0 && t('admin:import.once')}
      </Banner>
      {planFault !== null && (
        <Banner tone="error">{t('plans:chooseFailed', { reason: errorText(t, planFault) })}</Banner>
      )}
      <Card title={t('control:class.way')}>
        {game.joinCode && (
          <ClassCode
            code={game.joinCode}
            gameName={game.name}
            actions={isHost && <Ways game={game} isStaying={accesses.length > 0} />}
          />
        )}
      </Card>
      <Computers game={game} />
      {known.length > 0 && <Banner>{t('admin:import.knownStudents', { names: known.join(', ') })}</Banner>}
      {accesses.length > 0 && <Accesses accesses={accesses} onCredentialsSaved={onCredentialsSaved} />}
    </>
  )
}

/** Says which computers play with the class, and how. */
function Computers({ game }: { game: Game }) {
  const { t } = useTranslation(['seats', 'control'])
  const computers = game.companies.filter(({ computer }) => computer !== null)
  if (computers.length === 0) return null
  return (
    <Banner title={t('control:class.computersReady', { count: computers.length })}>
      <ul className={styles.computers}>
        {computers.map(({ id, userCompany, computer }) => (
          <li key={id}>
            <bdi>{userCompany.username}</bdi>
            {computer && <span className={styles.note}> {strategyText(t, computer)}</span>}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Leads to the projection and the control room; in a new tab while this page shows passwords, which it does once. */
function Ways({ game, isStaying }: { game: Game; isStaying: boolean }) {
  const { t } = useTranslation(['control', 'admin'])
  const target = isStaying ? '_blank' : undefined
  return (
    <>
      <Link
        className={buttonClass('primary', true)}
        to="/app/admin/pass_trimestre"
        search={{ game: game.id, projector: 1 } as never}
        target={target}
      >
        <IconDeviceTv size={18} aria-hidden="true" />
        {t('control:project')}
      </Link>
      <Link
        className={buttonClass('secondary', true)}
        to="/app/admin/pass_trimestre"
        search={{ game: game.id } as never}
        target={target}
      >
        {t('control:class.openRoom')}
      </Link>
    </>
  )
}

type AccessesProps = Pick<ClassReady, 'accesses'> & Pick<Props, 'onCredentialsSaved'>

function Accesses({ accesses, onCredentialsSaved }: AccessesProps) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  return (
    <Card
      flush
      title={t('control:class.accesses')}
      actions={<AccessButtons accesses={accesses} onCredentialsSaved={onCredentialsSaved} />}
    >
      <PlainTable caption={t('control:class.accesses')}>
        <thead>
          <tr>
            <th scope="col">{t('common:field.username')}</th>
            <th scope="col">{t('common:field.password')}</th>
          </tr>
        </thead>
        <tbody>
          {accesses.map(({ username, password }) => (
            <tr key={username}>
              <th scope="row">
                <bdi>{username}</bdi>
              </th>
              <td>
                <bdi className={styles.password}>{password}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <CredentialSlips accesses={accesses} />
    </Card>
  )
}
