import { IconSchool } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { ClassFieldsProps } from './class-fields-form.tsx'

const PrepareClassDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./prepare-class-dialog.tsx'), loadTexts(['seats', 'plans'])])
  return dialog
})

type Props = Omit<ClassFieldsProps, 'form' | 'firstPass'> & {
  /** Whether there is no game yet: the button then stands alone in a card that says what it does. */
  isFirst: boolean
}

/** The button « Préparer une classe », which opens the form. */
export function PrepareClassButton({ isFirst, ...props }: Props) {
  const { t } = useTranslation('control')
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      variant="primary"
      icon={<IconSchool size={20} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {t('class.prepare')}
    </Button>
  )
  return (
    <div>
      {isFirst ? (
        <Card>
          <EmptyState picture="games" action={button}>
            {t('class.first')}
          </EmptyState>
        </Card>
      ) : (
        button
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PrepareClassDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
