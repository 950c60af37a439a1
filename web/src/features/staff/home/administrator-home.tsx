import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { ErasureWarnings } from '../../../domain/staff/erasure-warnings.tsx'
import { useProducts } from '../../../domain/use-products.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { GamesList } from './games-list.tsx'
import styles from './home.module.css'
import { PrepareClassButton } from './prepare-class/prepare-class-button.tsx'
import { RunningGames } from './running-games.tsx'
import { Welcome } from './welcome.tsx'

/** Shows the state of the running games, and the games that are not configured yet. */
export function AdministratorHome() {
  const { t } = useTranslation(['common', 'admin'])
  const games = useMyGames()
  const products = useProducts()
  const current = games.data?.filter(game => !game.archived) ?? []
  const running = current.filter(game => game.nbTurns !== null && !game.finished)
  const toConfigure = current.filter(game => game.nbTurns === null)
  return (
    <div className={styles.home}>
      <Welcome title={name => t('admin:home.hello', { name })} lead={t('admin:home.lead')} />
      <ErasureWarnings games={games.data} />
      {games.data && products.data && (
        <PrepareClassButton
          isFirst={current.length === 0}
          games={toConfigure}
          administrators={undefined}
          products={products.data}
        />
      )}
      {games.isPending && <SkeletonStack shapes={[{ height: 120 }, { height: 120 }]} />}
      {games.isError && (
        <Card>
          <ErrorCard reason={errorText(t, games.error)} onRetry={() => games.refetch()} />
        </Card>
      )}
      {running.length > 0 && <RunningGames games={running} />}
      {toConfigure.length > 0 && (
        <GamesList
          title={t('admin:home.toConfigure')}
          subtitle={t('admin:home.toConfigureWhy')}
          games={toConfigure}
          to="/app/admin/games"
        />
      )}
      {current.length > 0 && running.length + toConfigure.length === 0 && (
        <Card>
          <EmptyState
            picture="games"
            action={
              <Link className={buttonClass('primary')} to="/app/admin/games">
                {t('admin:home.all')}
              </Link>
            }
          >
            {t('admin:home.noneRunning')}
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
