import type { Game } from '@trimestre/contract/games'
import type { Seat, Seats } from '@trimestre/contract/seats'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { joinFacts } from '../../../../i18n/i18n.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SearchSelectField } from '../../../../ui/search-select-field.tsx'
import { type Choice, SelectField } from '../../../../ui/select-field.tsx'
import { useInvitablePlayers } from '../api.ts'
import { firstPowers, MemberFields, type Powers } from './member-fields.tsx'
import { candidates, membershipOf, type Person } from './people.ts'
import { refusalText } from './refusal-text.ts'
import { useSeatAct, useTeamRoles } from './seats-api.ts'

type Props = {
  game: Game
  seats: Seats
  /** The person whose place is chosen; null when a person is to be chosen for the seat. */
  person: Person | null
  /** The seat that is proposed; null for a person who gets one here. */
  seat: Seat | null
  onClose(): void
}

/** Gives a person a seat, another one or none, and says what they may do there. */
export function MemberDialog({ game, seats, person, seat, onClose }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const current = person && membershipOf(seats.seats, person.id)
  const [userId, setUserId] = useState(person?.id ?? null)
  const [seatId, setSeatId] = useState(seat?.id ?? null)
  const [powers, setPowers] = useState<Powers>(() => powersOf(current?.member))
  const [isTried, setTried] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const roles = useTeamRoles(game.id, game.teams !== null).data ?? []
  const { mutate, isPending, error } = useSeatAct(game.id)
  const from = userId === null ? undefined : membershipOf(seats.seats, userId)
  const isLeaving = from !== undefined && from.seat.id !== seatId
  const lacksPerson = userId === null
  const lacksSeat = seatId === null && from === undefined

  const save = () => {
    setTried(true)
    if (lacksPerson || lacksSeat) return
    mutate(() => placePerson(userId, seatId, from?.seat, powers), {
      onSuccess: () => {
        notify.success(t('seats:member.saved'))
        onClose()
      },
    })
  }
  const changed = <A,>(set: (next: A) => void) => {
    return (next: A) => {
      set(next)
      setChanged(true)
    }
  }
  const title =
    person === null
      ? t('seats:member.assignTo', { company: seat?.username ?? '' })
      : t('seats:member.title', { name: person.username })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      onSubmit={save}
      submitting={isPending}
      changed={isChanged}
    >
      {error && <Banner tone="error">{refusalText(t, error)}</Banner>}
      {person === null && (
        <PersonField
          game={game}
          seats={seats}
          userId={userId}
          error={isTried && lacksPerson ? t('common:validation.required') : null}
          onChange={changed(setUserId)}
        />
      )}
      {isLeaving && person === null && (
        <Banner>{t('seats:member.leaves', { company: from.seat.username })}</Banner>
      )}
      {person !== null && (
        <SelectField
          label={t(from ? 'seats:member.moveTo' : 'seats:company')}
          required
          withEmpty={!from}
          value={seatId ?? ''}
          choices={seatChoices(t, seats.seats, from !== undefined)}
          error={isTried && lacksSeat ? t('common:validation.required') : null}
          onChange={event => changed(setSeatId)(event.target.value ? Number(event.target.value) : null)}
        />
      )}
      {seatId !== null && <MemberFields powers={powers} roles={roles} onChange={changed(setPowers)} />}
    </FormDialog>
  )
}

const powersOf = (member: Seat['members'][number] | undefined): Powers =>
  member ? { kind: member.kind, roles: member.roles.map(({ id }) => id), active: member.active } : firstPowers

async function placePerson(
  userId: number,
  seatId: number | null,
  from: Seat | undefined,
  { kind, roles, active }: Powers,
): Promise<void> {
  if (seatId === null) {
    if (from) await call('removeMember', { params: { id: from.id, userId } })
    return
  }
  const move = from !== undefined && from.id !== seatId
  const body = { kind, roles: kind === 'member' ? roles : [], active, ...(move && { move }) }
  await call('setMember', { params: { id: seatId, userId }, body })
}

type Texts = TFunction<['seats', 'common']>

function seatChoices(t: Texts, seats: readonly Seat[], mayLeave: boolean): Choice<string | number>[] {
  const all: Choice<string | number>[] = seats.map(each => ({ value: each.id, label: seatLabel(t, each) }))
  return mayLeave ? [...all, { value: '', label: t('seats:member.none') }] : all
}

const seatLabel = (t: Texts, { seat, username, kind, members }: Seat): string => {
  const facts =
    kind === 'human' ? t('seats:memberCount', { count: members.length }) : t(`common:seat.${kind}`)
  return joinFacts([`${seat}. ${username}`, facts])
}

type PersonProps = Pick<Props, 'game' | 'seats'> & {
  userId: number | null
  error: string | null
  onChange(userId: number | null): void
}

/** Chooses among those without a seat, those who leave another one, and players who are not invited yet. */
function PersonField({ game, seats, userId, error, onChange }: PersonProps) {
  const { t } = useTranslation(['seats', 'common'])
  const invitable = useInvitablePlayers(game.id).data ?? []
  const found = candidates(seats.seats, seats.unassigned, invitable)
  const choices = [
    ...found.unassigned.map(({ id, username }) => ({ value: String(id), label: username })),
    ...found.seated.map(({ id, username, seat }) => ({
      value: String(id),
      label: joinFacts([username, seat.username]),
    })),
    ...found.others.map(({ id, username }) => ({
      value: String(id),
      label: joinFacts([username, t('seats:member.notInvited')]),
    })),
  ]
  return (
    <SearchSelectField
      label={t('seats:member.player')}
      hint={t('seats:member.playerHint')}
      required
      choices={choices}
      value={userId === null ? null : String(userId)}
      onChange={next => onChange(next === null ? null : Number(next))}
      noMatch={t('seats:member.noMatch')}
      error={error}
    />
  )
}
