import { IconChevronLeft, IconChevronRight, IconDeviceTv, IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import type { Member } from '@trimestre/contract/seats'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyLock } from '../../../domain/company-lock.ts'
import { hiddenRound } from '../../../domain/published-rounds.ts'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { useSignedIn } from '../../../domain/use-session.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SearchSelectField } from '../../../ui/search-select-field.tsx'
import { useCompany } from './api.ts'
import { useCompanyAddress } from './company-address.ts'
import styles from './company-frame.module.css'
import { byName, neighboursOf } from './neighbours.ts'
import { useCompanyKeys } from './use-company-keys.ts'

/** Says whose screens are shown, and leads to other companies of the game. */
export function CompanyBand({ game }: { game: Game }) {
  const { t } = useTranslation(['company', 'common', 'player'])
  const { language } = useFormat()
  const { companyId, comparedId, open, compare } = useCompanyAddress()
  const companies = useMemo(
    () =>
      byName(
        game.companies.map(({ id, userCompany, kind }) => ({ id, name: userCompany.username, kind })),
        language,
      ),
    [game.companies, language],
  )
  const nameOf = useNameWithSeat()
  const choices = companies.map(({ id, name, kind }) => ({
    value: String(id),
    label: nameOf({ username: name, kind }),
  }))
  return (
    <section className={styles.band} aria-label={t('company:band')}>
      <div className={styles.who}>
        <Headline game={game} companyId={companyId} />
        <Turn companies={companies} companyId={companyId} onOpen={open} />
      </div>
      <div className={styles.choices} data-screen-only>
        <SearchSelectField
          label={t('company:company')}
          choices={choices}
          value={String(companyId)}
          onChange={next => next !== null && open(Number(next))}
          noMatch={t('company:noMatch')}
        />
        <SearchSelectField
          label={t('company:compare')}
          choices={choices.filter(({ value }) => value !== String(companyId))}
          value={comparedId === undefined ? null : String(comparedId)}
          onChange={next => compare(next === null ? undefined : Number(next))}
          placeholder={t('company:compareNone')}
          noMatch={t('company:noMatch')}
          clearLabel={t('company:compareEnd')}
        />
        <BackLink game={game} />
      </div>
    </section>
  )
}

function Headline({ game, companyId }: { game: Game; companyId: number }) {
  const { t } = useTranslation(['company', 'common', 'player'])
  const isLocked = useCompanyLock(companyId)
  const hidden = hiddenRound(game.rounds)
  const company = game.companies.find(({ id }) => id === companyId)
  const members = useCompany(companyId).data?.members ?? []
  const isNamed = members.length === 1 && members[0]?.user.username === company?.userCompany.username
  return (
    <p className={styles.headline}>
      <IconEye size={22} aria-hidden="true" />
      <span>
        {t('company:looking')} <strong dir="auto">{company?.userCompany.username}</strong>
      </span>
      {members.length > 0 && !isNamed && <Members members={members} />}
      {company?.kind === 'vacant' && <Chip tone="warning">{t('common:seat.vacant')}</Chip>}
      {company?.kind === 'computer' && <Chip tone="neutral">{t('common:seat.computer')}</Chip>}
      <Chip tone="primary">{t('company:readOnly')}</Chip>
      <HiddenQuarterMark quarter={hidden && hidden.roundNb - 1} />
      {isLocked && <Chip tone="success">{t('player:lock.finished')}</Chip>}
      {company?.kind === 'out' && <Chip tone="warning">{t('player:out.mark')}</Chip>}
    </p>
  )
}

/** Names the people who play a company, unless it has the name of its only player. */
function Members({ members }: { members: readonly Member[] }) {
  return (
    <span className={styles.members}>
      {members.map(({ user }) => (
        <bdi key={user.id}>{user.username}</bdi>
      ))}
    </span>
  )
}

type TurnProps = {
  companies: readonly { id: number; name: string }[]
  companyId: number
  onOpen(companyId: number): void
}

/** Leads to the previous and the next company by name, also by the arrow keys. */
function Turn({ companies, companyId, onOpen }: TurnProps) {
  const { t } = useTranslation('company')
  const neighbours = neighboursOf(companies, companyId)
  const { previous, next } = neighbours ?? {}
  useCompanyKeys({
    previous: () => previous && onOpen(previous.id),
    next: () => next && onOpen(next.id),
  })
  if (!previous || !next) return null
  return (
    <nav className={styles.turn} aria-label={t('others')} title={t('keys')} data-screen-only>
      <Button
        small
        icon={<IconChevronLeft className="flip" size={18} aria-hidden="true" />}
        onClick={() => onOpen(previous.id)}
      >
        <span className="visually-hidden">{t('previous')} </span>
        <bdi className={styles.neighbour}>{previous.name}</bdi>
      </Button>
      <Button small onClick={() => onOpen(next.id)}>
        <span className="visually-hidden">{t('next')} </span>
        <bdi className={styles.neighbour}>{next.name}</bdi>
        <IconChevronRight className="flip" size={18} aria-hidden="true" />
      </Button>
    </nav>
  )
}

/** Leads back to the control room of the user's own game; a super administrator who does not run it, to the list of games. */
function BackLink({ game }: { game: Game }) {
  const { t } = useTranslation('company')
  const { user } = useSignedIn()
  return game.admin.some(({ id }) => id === user.id) ? (
    <Link
      to="/app/admin/pass_trimestre"
      search={{ game: game.id } as never}
      className={buttonClass('secondary')}
    >
      <IconDeviceTv size={20} aria-hidden="true" />
      {t('back')}
    </Link>
  ) : (
    <Link to="/app/super_admin/games" className={buttonClass('secondary')}>
      {t('backToGames')}
    </Link>
  )
}
