import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'

type Props<T> = {
  /** The text of the button that leads back to the list. */
  back: string
  onBack(): void
  /** Says that an address names something that is no more, or never was. */
  gone: string
  isGone: boolean
  read: { data: T | undefined; error: Error | null; refetch(): unknown }
  children(data: T): ReactNode
}

/** Shows one thing of a list under the way back to the list, while it is read too, and when it cannot be. */
export function ListDetail<T>({ back, onBack, gone, isGone, read, children }: Props<T>) {
  const { t } = useTranslation('common')
  const { data, error, refetch } = read
  return (
    <>
      <div>
        <Button
          small
          variant="text"
          icon={<IconArrowLeft className="flip" size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {back}
        </Button>
      </div>
      {isGone ? (
        <Card>
          <EmptyState>{gone}</EmptyState>
        </Card>
      ) : data !== undefined ? (
        children(data)
      ) : error ? (
        <Card>
          <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />
      )}
    </>
  )
}
