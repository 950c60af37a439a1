import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'

type LoadingParts = { count: number; add(step: 1 | -1): void }

const LoadingPartsContext = createContext<LoadingParts>({ count: 0, add: () => {} })

/** Counts the parts of a report that are still loading, so that it is not printed before all of them are there. */
export function ReportParts({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  const [add] = useState(() => (step: 1 | -1) => setCount(before => before + step))
  return <LoadingPartsContext value={{ count, add }}>{children}</LoadingPartsContext>
}

/** Returns whether a part of the report is still loading. */
export const useReportLoading = (): boolean => use(LoadingPartsContext).count > 0

/** Renders the place of a part of a report that is still loading. */
export function ReportPartLoading({ height }: { height: number }) {
  const { add } = use(LoadingPartsContext)
  useLayoutEffect(() => {
    add(1)
    return () => add(-1)
  }, [add])
  return <SkeletonStack shapes={[{ height }]} />
}

type MissingProps = { height: number; error: unknown; onRetry(): void }

/** Renders the place of a part of a report whose data is not there: it is still loading, or it could not be loaded. */
export function ReportPartMissing({ height, error, onRetry }: MissingProps) {
  const { t } = useTranslation()
  return error ? (
    <ErrorCard reason={errorText(t, error)} onRetry={onRetry} />
  ) : (
    <ReportPartLoading height={height} />
  )
}
