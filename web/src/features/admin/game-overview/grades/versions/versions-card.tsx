import type { Game } from '@trimestre/contract/games'
import type { ListedGradeVersion } from '@trimestre/contract/grading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../../i18n/format.ts'
import { errorText } from '../../../../../i18n/server-sentences.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Chip } from '../../../../../ui/chip.tsx'
import { ErrorCard } from '../../../../../ui/error-card.tsx'
import { useGradeVersions } from '../api.ts'
import { GradeExports } from '../grade-exports.tsx'
import styles from '../grades.module.css'
import { VersionDialog } from './version-dialog.tsx'
import { mayPublish, versionState } from './version-state.ts'
import versionStyles from './versions.module.css'

type Props = {
  game: Game
  people: number
  /** Whether the scheme that is shown is not stored. */
  isChanged: boolean
  onFreeze(): void
  onPublish(version: number): void
}

/** Lists the versions that never change, and offers to freeze another and to publish one. */
export function VersionsCard({ game, people, isChanged, onFreeze, onPublish }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { data, error, refetch } = useGradeVersions(game.id)
  const [looked, look] = useState<number | null>(null)
  const isBlocked = isChanged || people === 0
  return (
    <Card
      title={t('grading:staff.versions.title')}
      subtitle={t('grading:staff.versions.lead')}
      actions={
        !game.archived && (
          <Button
            disabled={isBlocked}
            aria-describedby={isBlocked ? 'freeze-blocked' : undefined}
            onClick={onFreeze}
          >
            {t('grading:staff.freeze.action')}
          </Button>
        )
      }
    >
      {isBlocked && !game.archived && (
        <p id="freeze-blocked" className={styles.hint}>
          {t(isChanged ? 'grading:staff.freeze.saveFirst' : 'grading:staff.freeze.nobody')}
        </p>
      )}
      {data ? (
        data.length === 0 ? (
          <p className={styles.hint}>{t('grading:staff.versions.none')}</p>
        ) : (
          <ul className={versionStyles.versions}>
            {data.map(version => (
              <li key={version.n} className={versionStyles.version}>
                <Version
                  gameId={game.id}
                  version={version}
                  all={data}
                  mayAct={!game.archived}
                  onLook={() => look(version.n)}
                  onPublish={() => onPublish(version.n)}
                />
              </li>
            ))}
          </ul>
        )
      ) : (
        error && <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
      )}
      {looked !== null && <VersionDialog gameId={game.id} version={looked} onClose={() => look(null)} />}
    </Card>
  )
}

type VersionProps = {
  gameId: number
  version: ListedGradeVersion
  all: readonly ListedGradeVersion[]
  mayAct: boolean
  onLook(): void
  onPublish(): void
}

const tones = { frozen: 'neutral', shown: 'success', replaced: 'neutral' } as const

function Version({ gameId, version, all, mayAct, onLook, onPublish }: VersionProps) {
  const { t } = useTranslation(['grading', 'common'])
  const format = useFormat()
  const { n, label, frozenAt, by, published, superseded, quarters, people } = version
  const state = versionState(version, all)
  const nameOf = (person: typeof by) => person?.username ?? t('grading:staff.conflict.someone')
  return (
    <>
      <div className={versionStyles.versionText}>
        <div className={styles.titleRow}>
          <h3 className={styles.title}>
            {t('grading:staff.versions.numbered', { version: n })}
            {label && (
              <>
                {' – '}
                <bdi>{label}</bdi>
              </>
            )}
          </h3>
          <Chip tone={tones[state]}>{t(`grading:staff.versions.state.${state}`)}</Chip>
          {superseded && <Chip tone="warning">{t('grading:staff.versions.superseded')}</Chip>}
        </div>
        <p className={styles.hint}>
          {t('grading:staff.versions.frozen', { name: nameOf(by), when: format.dateTime(frozenAt) })}{' '}
          {t('grading:staff.versions.people', { number: people })}{' '}
          {quarters.length > 0 &&
            t('grading:staff.grades.counted', {
              quarters: format.list(quarters.map(({ quarter }) => t('common:ui.quarterShort', { quarter }))),
            })}
        </p>
        {published && (
          <p className={styles.hint}>
            {t('grading:staff.versions.publishedBy', {
              name: nameOf(published.by),
              when: format.dateTime(published.at),
            })}
          </p>
        )}
        {superseded && <p className={styles.warning}>{t('grading:staff.versions.supersededText')}</p>}
      </div>
      <div className={styles.buttons}>
        <Button small aria-label={t('grading:staff.versions.lookAt', { version: n })} onClick={onLook}>
          {t('grading:staff.versions.look')}
        </Button>
        {mayAct && mayPublish(version, all) && (
          <Button small aria-label={t('grading:staff.publish.actionOf', { version: n })} onClick={onPublish}>
            {t('grading:staff.publish.action')}
          </Button>
        )}
        <GradeExports gameId={gameId} version={n} />
      </div>
    </>
  )
}
