import { IconEye } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'

const PublicationDialog = lazy(() => import('./publication-dialog.tsx'))

/** Shows how results are published, and opens the setting. */
export function PublicationButton({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        icon={<IconEye size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(`publication.current.${game.publication.mode}`)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PublicationDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
