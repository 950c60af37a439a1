import { IconUsersPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ContentDialog } from '../../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useJoinTeam, useTeams, type WayIn } from './api.ts'
import styles from './team-joining.module.css'

type Props = { game: Game; primary: boolean; next: string }

/** The way into a game played in teams: a list of teams, a code, or a sentence when staff forms the teams. */
export default function TeamJoining({ game, primary, next }: Props) {
  const { t } = useTranslation('team')
  const [isOpen, setOpen] = useState(false)
  if (game.teams?.formation === 'administrator')
    return <p className={styles.note}>{t('join.administrator')}</p>
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={<IconUsersPlus size={20} aria-hidden="true" />}
        aria-label={`${t('join.open')} – ${game.name}`}
        onClick={() => setOpen(true)}
      >
        {t('join.open')}
      </Button>
      {isOpen && (
        <ContentDialog title={t('join.title', { game: game.name })} size={560} onClose={() => setOpen(false)}>
          <WaysIn game={game} next={next} />
        </ContentDialog>
      )}
    </>
  )
}

function WaysIn({ game, next }: { game: Game; next: string }) {
  const { t } = useTranslation(['team', 'common'])
  const navigate = useNavigate()
  const joining = useJoinTeam(game)
  // Not as a callback of `mutate`: this dialog is gone as soon as the list of games shows that the player has joined.
  const join = async (way: WayIn) => {
    try {
      await joining.mutateAsync(way)
    } catch {
      return // The dialog shows why.
    }
    notify.success(t('join.done'), 3000)
    await navigate({ href: next })
  }
  const isByCode = game.teams?.formation === 'code'
  return (
    <div className={styles.ways}>
      {joining.error && <Banner tone="error">{errorText(t, joining.error)}</Banner>}
      {isByCode ? (
        <OneFieldForm
          label={t('join.code')}
          hint={t('join.codeHint')}
          submitLabel={t('join.join')}
          isCode
          isBusy={joining.isPending}
          onSubmit={code => void join({ code })}
        />
      ) : (
        <>
          <TeamList game={game} isBusy={joining.isPending} onJoin={company => void join({ company })} />
          <OneFieldForm
            label={t('join.name')}
            hint={t('join.nameHint')}
            submitLabel={t('join.create')}
            isBusy={joining.isPending}
            onSubmit={name => void join({ name })}
          />
        </>
      )}
    </div>
  )
}

type ListProps = { game: Game; isBusy: boolean; onJoin(companyId: number): void }

function TeamList({ game, isBusy, onJoin }: ListProps) {
  const { t } = useTranslation(['team', 'common'])
  const teams = useTeams(game.id)
  if (teams.error && !teams.data)
    return <ErrorCard reason={errorText(t, teams.error)} onRetry={() => void teams.refetch()} />
  if (!teams.data) return <SkeletonStack shapes={[{ height: 56 }, { height: 56 }]} />
  if (teams.data.length === 0) return <p className={styles.note}>{t('join.noTeam')}</p>
  return (
    <ul className={styles.teams} aria-label={t('join.teams')}>
      {teams.data.map(team => (
        <li key={team.id} className={styles.team}>
          <span>
            <bdi className={styles.name}>{team.name}</bdi>
            <span className={styles.places}>
              {t('join.members', { count: team.memberCount })} ·{' '}
              {team.places > 0 ? t('join.places', { count: team.places }) : t('join.full')}
            </span>
          </span>
          <Button
            small
            loading={isBusy}
            disabled={team.places <= 0}
            aria-label={t('join.joinNamed', { team: team.name })}
            onClick={() => onJoin(team.id)}
          >
            {t('join.join')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type FormProps = {
  label: string
  hint: string
  submitLabel: string
  isCode?: boolean
  isBusy: boolean
  onSubmit(text: string): void
}

function OneFieldForm({ label, hint, submitLabel, isCode, isBusy, onSubmit }: FormProps) {
  const { t } = useTranslation(['team', 'common'])
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() === '') setFault(t('common:validation.required'))
        else onSubmit(text.trim())
      }}
    >
      <TextField
        label={label}
        hint={hint}
        required
        error={fault}
        value={text}
        maxLength={isCode ? 20 : 60}
        autoComplete="off"
        {...(isCode && {
          dir: 'ltr',
          autoCapitalize: 'characters',
          spellCheck: false,
          className: styles.code,
        })}
        onChange={event => {
          setText(isCode ? event.currentTarget.value.toUpperCase() : event.currentTarget.value)
          setFault(null)
        }}
      />
      <Button type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
