import { Link } from '@tanstack/react-router'
import type { Training } from '@trimestre/contract/trainings'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useComputersText } from '../../../../domain/solo/computers-text.ts'
import { useTrainingFacts } from '../../../../domain/solo/training-facts.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Chip } from '../../../../ui/chip.tsx'
import type { DataColumn } from '../../../../ui/table/data-table.tsx'
import styles from './trainings.module.css'

type Texts = TFunction<'trainings'>

export function useTrainingColumns(): DataColumn<Training>[] {
  const { t } = useTranslation('trainings')
  const format = useFormat()
  const factsOf = useTrainingFacts()
  const computersText = useComputersText()
  return [
    {
      id: 'name',
      header: t('col.name'),
      value: ({ name }) => name,
      cell: ({ id, name, over }) => (
        <span className={styles.name}>
          <Link to="/app/admin/trainings" search={{ training: id } as never}>
            {name}
          </Link>
          {over && <Chip tone="primary">{t('over')}</Chip>}
        </span>
      ),
    },
    {
      id: 'settings',
      header: t('col.settings'),
      value: training => factsOf({ ...training, until: null }),
      sortable: false,
      cell: training => (
        <span className={styles.settings}>
          <span>{factsOf({ ...training, until: null })}</span>
          <span className={styles.computers}>{computersText(training.computers)}</span>
        </span>
      ),
    },
    {
      id: 'players',
      header: t('col.players'),
      value: training => playersText(t, training),
    },
    {
      id: 'started',
      header: t('col.started'),
      value: ({ started }) => started ?? 0,
      figure: true,
    },
    {
      id: 'until',
      header: t('col.until'),
      value: ({ until }) => until,
      cell: ({ until }) => (until ? format.dateTime(until) : t('endless')),
    },
  ]
}

const playersText = (t: Texts, { open, players }: Training): string =>
  open ? t('everybody') : t('players', { count: players?.length ?? 0 })
