import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { User } from '@trimestre/contract/users'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar.tsx'
import { BreakableName } from '../../../ui/breakable-name.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { allChosen, matchingPlayers, pageOf, toggleAll, toggleOne } from './player-choice.ts'
import styles from './player-picker.module.css'

type Props = {
  players: readonly User[]
  chosen: ReadonlySet<number>
  onChange(chosen: ReadonlySet<number>): void
}

/** Shows players as pictures to tick, five per row and 25 per page. Searching and turning pages keep the selection. */
export function PlayerPicker({ players, chosen, onChange }: Props) {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useState('')
  const [wantedPage, setPage] = useState(0)
  const matching = matchingPlayers(players, search)
  const { page, pages, rows } = pageOf(matching, wantedPage)
  return (
    <div className={styles.picker}>
      <TextField
        label={t('invitation.search')}
        type="search"
        value={search}
        autoComplete="off"
        onChange={event => {
          setSearch(event.currentTarget.value)
          setPage(0)
        }}
      />
      <div className={styles.bar}>
        <CheckboxField
          label={t('invitation.selectAll', { total: matching.length })}
          checked={allChosen(matching, chosen)}
          onChange={() => onChange(toggleAll(matching, chosen))}
        />
        <span className={styles.count} role="status">
          {t('invitation.chosen', { count: chosen.size })}
        </span>
        {chosen.size > 0 && (
          <Button variant="text" small onClick={() => onChange(new Set())}>
            {t('invitation.clear')}
          </Button>
        )}
        <Pager page={page} pages={pages} onChange={setPage} />
      </div>
      {rows.length === 0 && <p className={styles.none}>{t('invitation.noMatch', { search })}</p>}
      <fieldset>
        <legend className="visually-hidden">{t('invitation.group')}</legend>
        <ul className={styles.grid}>
          {rows.map(player => (
            <PlayerTile
              key={player.id}
              player={player}
              checked={chosen.has(player.id)}
              onToggle={() => onChange(toggleOne(player, chosen))}
            />
          ))}
        </ul>
      </fieldset>
    </div>
  )
}

function PlayerTile({ player, checked, onToggle }: { player: User; checked: boolean; onToggle(): void }) {
  const id = useId()
  return (
    <li>
      <label className={styles.tile} htmlFor={id} title={player.displayName || player.username}>
        <input id={id} type="checkbox" checked={checked} onChange={onToggle} />
        <Avatar src={player.image} size={56} />
        <span className={styles.name}>
          <BreakableName name={player.username} />
        </span>
      </label>
    </li>
  )
}

function Pager({ page, pages, onChange }: { page: number; pages: number; onChange(page: number): void }) {
  const { t } = useTranslation('admin')
  if (pages < 2) return null
  return (
    <div className={styles.pager}>
      <IconButton
        label={t('invitation.previous')}
        icon={<IconChevronLeft className="flip" size={20} aria-hidden="true" />}
        disabled={page === 0}
        onClick={() => onChange(page - 1)}
      />
      <bdi className="fig" aria-hidden="true">
        {t('invitation.page', { page: page + 1, pages })}
      </bdi>
      <span className="visually-hidden" role="status">
        {t('invitation.pageLabel', { page: page + 1, pages })}
      </span>
      <IconButton
        label={t('invitation.next')}
        icon={<IconChevronRight className="flip" size={20} aria-hidden="true" />}
        tip="end"
        disabled={page >= pages - 1}
        onClick={() => onChange(page + 1)}
      />
    </div>
  )
}
