import type { Game, Round } from '@trimestre/contract/games'
import type { RoundVersion } from '@trimestre/contract/rounds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { useComparison } from './api.ts'
import { FiguresTable } from './figures-table.tsx'
import { InputsList } from './inputs-list.tsx'
import styles from './versions.module.css'

type Props = { game: Game; round: Round; versions: readonly RoundVersion[] }

/** Compares two versions of a quarter, at first the last two. */
export function ComparisonCard({ game, round, versions }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  const [from, setFrom] = useState<number>()
  const [to, setTo] = useState<number>()
  const numbers = versions.map(({ version }) => version)
  const one = from ?? numbers.at(-2) ?? 0
  const other = to ?? numbers.at(-1) ?? 0
  const choices = versions.map(({ version, state }) => ({
    value: version,
    label: `${t('overview:versions.numbered', { version })} · ${t(`overview:versions.states.${state}`)}`,
  }))
  if (versions.length < 2)
    return <Card title={t('overview:versions.compare')}>{t('overview:versions.single')}</Card>
  return (
    <>
      <Card title={t('overview:versions.compare')}>
        <div className={styles.choice}>
          <SelectField
            label={t('overview:versions.from')}
            choices={choices}
            value={one}
            onChange={event => setFrom(Number(event.currentTarget.value))}
          />
          <SelectField
            label={t('overview:versions.to')}
            choices={choices}
            value={other}
            onChange={event => setTo(Number(event.currentTarget.value))}
          />
        </div>
        {one === other && <p className={styles.note}>{t('overview:versions.same')}</p>}
      </Card>
      {one !== other && <Differences game={game} round={round} from={one} to={other} />}
    </>
  )
}

type DifferencesProps = { game: Game; round: Round; from: number; to: number }

function Differences({ game, round, from, to }: DifferencesProps) {
  const { t } = useTranslation(['common', 'overview'])
  const { data, error, refetch } = useComparison(round.id, from, to)
  if (error && !data)
    return (
      <Card>
        <ErrorCard reason={errorText(t, error)} onRetry={() => refetch()} />
      </Card>
    )
  if (!data) return <SkeletonStack shapes={[{ height: 120 }, { height: 320 }]} />
  return (
    <>
      <InputsList game={game} quarter={round.roundNb - 1} inputs={data.inputs} />
      <Card flush title={t('overview:versions.figures')}>
        <FiguresTable
          gameId={game.id}
          companies={data.companies}
          headers={{
            from: t('overview:versions.numbered', { version: data.from }),
            to: t('overview:versions.numbered', { version: data.to }),
          }}
        />
      </Card>
    </>
  )
}
