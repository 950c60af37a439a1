import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { marketFieldNames } from '../../../domain/staff/market/market-settings.ts'
import { Banner } from '../../../ui/banner.tsx'
import { EntryForm } from '../shared/entry-form.tsx'
import { readGame, useSaveGame } from './api.ts'
import { adminsOf, bodyOf, changesAdmins, emptyGame, fieldsOf, type GameFields } from './game-fields.ts'
import { GameFormFields } from './game-form-fields.tsx'

/** Maps field names of the server to those of the form where they differ. */
const fieldNames = { id_product: 'product', private: 'access', ...marketFieldNames } as const

type Props = { /** Undefined for a new game. */ game?: Game; onClose(): void }

export function GameDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['super', 'common'])
  const { mutateAsync } = useSaveGame(game)
  const save = async (fields: GameFields) => {
    const now = game && changesAdmins(fields, game) ? adminsOf(await readGame(game.id)) : null
    return mutateAsync(bodyOf(fields, game, now))
  }
  return (
    <EntryForm
      kind="games"
      title={game ? t('super:games.edit', { game: game.name }) : t('super:games.create')}
      isNew={game === undefined}
      initial={game ? fieldsOf(game) : emptyGame}
      size={680}
      isReadOnly={game?.archived}
      onSave={save}
      fieldNames={fieldNames}
      onClose={onClose}
    >
      {form => (
        <>
          {game?.archived && <Banner title={t('common:archived.now')}>{t('common:archived.what')}</Banner>}
          <GameFormFields form={form} game={game} />
          {!game?.archived && <Banner>{t('super:games.laterNote')}</Banner>}
        </>
      )}
    </EntryForm>
  )
}
