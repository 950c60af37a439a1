import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { foldText } from '../../../ui/fold-text.ts'
import { Popover } from '../../../ui/popover.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './column-choice.module.css'

type Columns = readonly DataColumn<ExpertRow>[]

type Props = { columns: Columns; chosen: ReadonlySet<string>; onChange(chosen: ReadonlySet<string>): void }

/** The columns a professor needs first: player, quarter and main results. */
const essential = [
  'username',
  'round',
  'classement',
  'valeurSociete',
  'liquidites',
  'resultatNet',
  'prixVente',
  'demande',
  'nombreProduitVendu',
  'nombreProduitStok',
  'partMarche',
]

/** Selects the columns of the expert table; the player's name is always shown. */
export function ColumnChoice({ columns, chosen, onChange }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  return (
    <Popover
      align="start"
      button={props => (
        <Button {...props} icon={<IconColumns3 size={18} aria-hidden="true" />}>
          {t('overview:columns', { shown: chosen.size, total: columns.length })}
        </Button>
      )}
    >
      {() => <Choices columns={columns} chosen={chosen} onChange={onChange} />}
    </Popover>
  )
}

function Choices({ columns, chosen, onChange }: Props) {
  const { t } = useTranslation(['common', 'overview'])
  const [search, setSearch] = useState('')
  const found = columns.filter(({ header }) => foldText(header).includes(foldText(search.trim())))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div className={styles.panel}>
      <TextField
        label={t('overview:searchColumn')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <div className={styles.presets}>
        <Button small onClick={() => onChange(new Set(columns.map(({ id }) => id)))}>
          {t('overview:allColumns')}
        </Button>
        <Button small onClick={() => onChange(new Set(essential))}>
          {t('overview:essentialColumns')}
        </Button>
      </div>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{t('overview:columnsShown')}</legend>
        {found.map(({ id, header }) => (
          <CheckboxField
            key={id}
            label={header}
            checked={chosen.has(id)}
            disabled={id === 'username'}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
    </div>
  )
}
