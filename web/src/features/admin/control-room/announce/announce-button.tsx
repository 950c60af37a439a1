import { IconSpeakerphone } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'

const AnnouncementDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./announcement-dialog.tsx'), loadTexts(['messages', 'admin'])])
  return dialog
})

/** Opens the form that announces something to the people of a game. */
export function AnnounceButton({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        icon={<IconSpeakerphone size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('announce')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnnouncementDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
