import { IconSchool } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'

const PrepareClassDialog = lazy(() => import('./prepare-class-dialog.tsx'))

/** The button « Préparer une classe », which opens the form. */
export function PrepareClassButton(props: Omit<ComponentProps<typeof PrepareClassDialog>, 'onClose'>) {
  const { t } = useTranslation('control')
  const [isOpen, setOpen] = useState(false)
  // Once prepared, the last game leaves the list, but the dialog with its credentials must stay open.
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
