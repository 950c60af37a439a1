import { IconSchool } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

const PrepareClassDialog = lazy(() => import('./prepare-class-dialog.tsx'))

/** « Préparer une classe »: opens the form. */
export function PrepareClassButton(props: Omit<ComponentProps<typeof PrepareClassDialog>, 'onClose'>) {
  const { t } = useTranslation('control')
  const [isOpen, setOpen] = useState(false)
  // The last game to prepare leaves the list when it is ready: its accesses must stay on the screen.
  if (props.games?.length === 0 && !isOpen) return null
  return (
    <div>
      <Button
        variant="primary"
        icon={<IconSchool size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('class.prepare')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrepareClassDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
