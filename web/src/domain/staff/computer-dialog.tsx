import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Computer } from '@trimestre/contract/seats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { call } from '../api.ts'
import { computerLevels, computerTemperaments, levelKeys } from '../computers/strategies.ts'

type Props = {
  gameId: number
  company: { id: number; name: string }
  /** How the computer plays that holds the seat; null when none does, or when it is not known. */
  computer: Computer | null
  onClose(): void
}

const proposed: Computer = { level: 2, temperament: 'prudent' }

/** Gives a company to a computer, or changes how its computer plays. */
export default function ComputerDialog({ gameId, company, computer, onClose }: Props) {
  const { t } = useTranslation('seats')
  const [chosen, choose] = useState(computer ?? proposed)
  const { mutate, isPending } = useGiveToComputer(gameId)
  const { level, temperament } = chosen
  const save = () =>
    mutate(
      { id: company.id, computer: chosen },
      {
        onSuccess: () => {
          notify.success(t('computer.given', { name: company.name }))
          onClose()
        },
        onError: error => notify.error(errorText(t, error)),
      },
    )
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={720}
      title={t(computer === null ? 'computer.giveTitle' : 'computer.changeTitle', { name: company.name })}
      submitLabel={t(computer === null ? 'computer.give' : 'computer.save')}
      submitting={isPending}
      onSubmit={save}
      changed={level !== (computer ?? proposed).level || temperament !== (computer ?? proposed).temperament}
    >
      {computer === null && <p>{t('computer.explained')}</p>}
      <RadioCards
        legend={t('computer.level')}
        value={levelKeys[level]}
        cards={computerLevels.map(each => ({
          value: levelKeys[each],
          title: t(`computer.${levelKeys[each]}`),
          text: t(`computer.${levelKeys[each]}Text`),
        }))}
        onChange={key =>
          choose({ temperament, level: computerLevels.find(each => levelKeys[each] === key) ?? level })
        }
      />
      <RadioCards
        legend={t('computer.temperament')}
        value={temperament}
        cards={computerTemperaments.map(value => ({
          value,
          title: t(`computer.${value}`),
          text: t(`computer.${value}Text`),
        }))}
        onChange={value => choose({ level, temperament: value })}
      />
    </FormDialog>
  )
}

function useGiveToComputer(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, computer }: { id: number; computer: Computer }) =>
      call('changeSeat', { params: { id }, body: { kind: 'computer', computer } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['progress', gameId] }),
        client.invalidateQueries({ queryKey: ['games'] }),
      ]),
  })
}
