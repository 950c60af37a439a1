import type { CallAnswer } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { seedMax, teamSizeMax, teamsBound } from '@trimestre/contract/team-limits'
import type { Split } from '@trimestre/contract/teams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { refusalText } from '../seats/refusal-text.ts'
import { useSeatAct, useSeats } from '../seats/seats-api.ts'
import { type SizeGroup, teamCount, teamSizes } from './team-sizes.ts'
import styles from './teams.module.css'

type Way = 'size' | 'count'
type Done = CallAnswer<'splitTeams'>

/** Splits the players without a seat into new teams of equal size; says beforehand how many of which size. */
export function SplitForm({ game }: { game: Game }) {
  const { t } = useTranslation(['seats', 'common'])
  const format = useFormat()
  const players = useSeats(game.id).data?.unassigned.length ?? 0
  const [way, setWay] = useState<Way>('size')
  const [value, setValue] = useState<number | null>(game.teams?.sizeMax ?? 4)
  const [by, setBy] = useState<Split['by']>('order')
  const [seed, setSeed] = useState<number | null>(null)
  const { mutate, isPending, error, data, reset } = useSeatAct<Done>(game.id)
  const max = way === 'size' ? teamSizeMax : teamsBound
  const fault = requiredNumber(t, format, value, { min: 1, max, whole: true })
  const number = fault === true && value !== null ? value : Number.NaN
  const groups = teamSizes(players, way === 'size' ? { size: number } : { count: number })
  const seedFault =
    seed === null ? true : requiredNumber(t, format, seed, { min: 0, max: seedMax, whole: true })
  const isReady = groups !== null && seedFault === true
  const split = () => {
    if (!isReady || isPending) return
    const body = { [way]: number, by, ...(by === 'random' && seed !== null && { seed }) }
    mutate(() => call('splitTeams', { params: { id: game.id }, body }))
  }
  const choose = <V,>(set: (next: V) => void) => {
    return (next: V) => {
      set(next)
      if (data || error) reset()
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        split()
      }}
    >
      {players > 0 && <p className={styles.lead}>{t('seats:split.players', { count: players })}</p>}
      <RadioGroup
        legend={t('seats:split.way')}
        value={way}
        choices={[
          { value: 'size', label: t('seats:split.bySize') },
          { value: 'count', label: t('seats:split.byCount') },
        ]}
        onChange={event => choose(setWay)(event.target.value === 'count' ? 'count' : 'size')}
      />
      <div className={styles.fields}>
        <NumberField
          label={t(way === 'size' ? 'seats:split.size' : 'seats:split.count')}
          value={value}
          onChange={choose(setValue)}
          min={1}
          max={max}
          required
        />
        {by === 'random' && (
          <NumberField
            label={t('seats:split.seed')}
            hint={t('seats:split.seedHint')}
            value={seed}
            onChange={choose(setSeed)}
            min={0}
            max={seedMax}
            plain
            error={seedFault === true ? undefined : seedFault}
          />
        )}
      </div>
      <RadioGroup
        legend={t('seats:split.order')}
        value={by}
        choices={[
          { value: 'order', label: t('seats:split.alphabetical') },
          { value: 'random', label: t('seats:split.random') },
        ]}
        onChange={event => choose(setBy)(event.target.value === 'random' ? 'random' : 'order')}
      />
      {!data && <Preview players={players} groups={groups} />}
      {data && (
        <Banner tone="success">
          {t('seats:split.done', { count: data.seats.length })}{' '}
          {by === 'random' && <bdi>{t('seats:split.seedWas', { seed: String(data.seed) })}</bdi>}
        </Banner>
      )}
      {error && <Banner tone="error">{refusalText(t, error)}</Banner>}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" disabled={!isReady} loading={isPending}>
          {groups ? t('seats:split.goCount', { count: teamCount(groups) }) : t('seats:split.go')}
        </Button>
      </div>
    </form>
  )
}

/** Says how many teams of which size there would be. */
function Preview({ players, groups }: { players: number; groups: readonly SizeGroup[] | null }) {
  const { t } = useTranslation('seats')
  const text = groups
    ? groups.map(({ size, count }) => t('split.group', { count, size })).join(t('split.and'))
    : t(players === 0 ? 'split.nobody' : 'split.impossible')
  return (
    <p className={styles.preview} role="status">
      {text}
    </p>
  )
}
