import { IconCircle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useProgress } from './api.ts'
import styles from './pass-dialog.module.css'
import { type DecidedGroups, decidedGroups } from './pass-progress.ts'

/** Shows how many companies have saved, started or done nothing, and their names on request. */
export function DecidedSummary({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'admin'])
  const progress = useProgress(game.id)
  const [isOpen, setOpen] = useState(false)
  if (progress.isPending) return <Skeleton height={22} />
  // The quarter can be passed even when this query fails.
  if (progress.isError)
    return (
      <p>
        {errorText(t, progress.error)}{' '}
        <Button variant="text" small onClick={() => progress.refetch()}>
          {t('ui.retry')}
        </Button>
      </p>
    )
  const playing = progress.data.filter(row => row.playing && row.kind === 'human')
  const groups = decidedGroups(playing, game.teams !== null)
  const total = playing.length
  if (total === 0) return null
  return (
    <div className={styles.who}>
      <p>{summary(t, groups, total)}</p>
      {groups.saved.length < total && <p>{t('admin:pass.carried')}</p>}
      <Button variant="text" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'admin:pass.hideWho' : 'admin:pass.showWho')}
      </Button>
      {isOpen && <Names groups={groups} />}
    </div>
  )
}

type Texts = ReturnType<typeof useTranslation<['common', 'admin']>>['t']

/** Returns « 26 entreprises sur 32 ont enregistré, 4 ont un brouillon, 2 n'ont rien. » */
function summary(t: Texts, { saved, draft, nothing }: DecidedGroups, total: number): string {
  const parts = [t('admin:pass.savedOf', { count: saved.length, total })]
  if (draft.length > 0) parts.push(t('admin:pass.drafts', { count: draft.length }))
  if (nothing.length > 0) parts.push(t('admin:pass.nothing', { count: nothing.length }))
  return `${parts.join(t('admin:pass.comma'))}${t('admin:pass.stop')}`
}

const icons = { nothing: IconCircle, draft: IconPencil, saved: IconCircleCheck }

/** Lists the names; companies that have done nothing come first, since the professor may want to talk to them. */
function Names({ groups }: { groups: DecidedGroups }) {
  const { t } = useTranslation('admin')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.groups} aria-label={t('pass.names')} tabIndex={0}>
      <dl>
        {(['nothing', 'draft', 'saved'] as const)
          .filter(group => groups[group].length > 0)
          .map(group => {
            const Icon = icons[group]
            return (
              <div key={group} className={styles[group]}>
                <dt>
                  <Icon size={18} aria-hidden="true" />
                  {t(`pass.group.${group}`, { count: groups[group].length })}
                </dt>
                <dd>
                  {groups[group].map(name => (
                    <bdi key={name}>{name}</bdi>
                  ))}
                </dd>
              </div>
            )
          })}
      </dl>
    </section>
  )
}
