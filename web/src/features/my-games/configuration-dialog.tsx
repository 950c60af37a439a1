import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { InformationForm } from './information-form.tsx'
import { InvitationPanel } from './invitation-panel.tsx'

type Props = { game: Game; onClose(): void }

/** Everything an administrator sets before and during a game, on one screen. */
export function ConfigurationDialog({ game, onClose }: Props) {
  const { t } = useTranslation('admin')
  return (
    <FullScreenDialog opened onClose={onClose} title={t('configuration.title', { game: game.name })}>
      <InformationForm game={game} />
      <InvitationPanel game={game} />
    </FullScreenDialog>
  )
}
