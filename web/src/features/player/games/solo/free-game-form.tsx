import { IconPlayerPlay } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@trimestre/contract/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usualComputers } from '../../../../domain/solo/computers.ts'
import { ComputersField } from '../../../../domain/solo/computers-field.tsx'
import { useComputersText } from '../../../../domain/solo/computers-text.ts'
import { gameLevels, quartersMost } from '../../../../domain/solo/game-shape.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { requiredNumber } from '../../../../ui/number-rule.ts'
import { phaseChoices } from '../../../../ui/phase.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { type NewFreeGame, useStartFreeGame } from './api.ts'
import styles from './solo-card.module.css'

type Choice = Omit<NewFreeGame, 'nbTurns' | 'id_product'> & { nbTurns: number | null }

const usualChoice: Choice = {
  phase: 'Croissance',
  levelGame: 1,
  nbTurns: 8,
  computers: [...usualComputers],
}

type Props = {
  /** The id of the list of the free games that there are. */
  listId: string
  /** Whether starting a game is the first thing that a player can do on the page. */
  isAlone: boolean
}

/** Starts a game against computers: with the values proposed, one click does. */
export function FreeGameForm({ listId, isAlone }: Props) {
  const { t } = useTranslation(['common', 'solo'])
  const format = useFormat()
  const computersText = useComputersText()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(usualChoice)
  const { mutate, isPending, error } = useStartFreeGame()
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part })
  const { nbTurns } = choice
  const fault = requiredNumber(t, format, nbTurns, { min: 1, max: quartersMost, whole: true })
  const play = (event: FormEvent) => {
    event.preventDefault()
    if (nbTurns === null || fault !== true || isPending) return
    mutate({ ...choice, nbTurns }, { onSuccess: () => void navigate({ to: '/app/user/joined-game' }) })
  }
  return (
    <form className={styles.form} noValidate onSubmit={play}>
      {error && <Refusal error={error} listId={listId} />}
      <div className={styles.fields}>
        <SelectField
          label={t('field.phase')}
          choices={phaseChoices(t)}
          value={choice.phase}
          onChange={event => {
            const phase = phaseChoices(t).find(({ value }) => value === event.currentTarget.value)?.value
            if (phase) change({ phase })
          }}
        />
        <SelectField
          label={t('field.levelGame')}
          choices={gameLevels.map(level => ({ value: level, label: t('solo:form.level', { level }) }))}
          value={choice.levelGame}
          onChange={event => change({ levelGame: Number(event.currentTarget.value) })}
        />
        <NumberField
          label={t('field.nbTurns')}
          value={nbTurns}
          onChange={value => change({ nbTurns: value })}
          min={1}
          max={quartersMost}
          error={fault === true ? null : fault}
        />
      </div>
      <p className={styles.against}>{computersText(choice.computers)}</p>
      <Fold title={t('solo:computers.choose')}>
        <ComputersField value={choice.computers} onChange={computers => change({ computers })} />
      </Fold>
      <div>
        <Button
          type="submit"
          variant={isAlone ? 'primary' : 'secondary'}
          loading={isPending}
          disabled={fault !== true}
          icon={<IconPlayerPlay className="flip" size={20} aria-hidden="true" />}
        >
          {t('solo:form.play')}
        </Button>
      </div>
    </form>
  )
}

/** Says why no game was started; when there are too many, it leads to them. */
function Refusal({ error, listId }: { error: unknown; listId: string }) {
  const { t } = useTranslation(['solo', 'common'])
  const isFull = error instanceof ApiError && error.code === 'solo/too-many'
  const showList = () => {
    const list = document.getElementById(listId)
    list?.scrollIntoView({ block: 'center' })
    list?.focus({ preventScroll: true })
  }
  return (
    <Banner
      tone="error"
      action={
        isFull && (
          <Button small onClick={showList}>
            {t('form.showGames')}
          </Button>
        )
      }
    >
      {errorText(t, error)}
    </Banner>
  )
}
