import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFrameRemoval } from '../shell/frame/frame-removal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { useDocumentTitle } from '../shell/use-document-title.ts'
import { Snackbars } from '../ui/snackbars.tsx'

/** Renders a public page; another one is another document. */
export function PublicPage({ children }: { children: ReactNode }) {
  useFrameRemoval()
  return (
    <>
      <PublicFrame>{children}</PublicFrame>
      <Snackbars />
    </>
  )
}

/** Renders the page of a public address at which there is nothing. */
export function NothingPublic() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return <NotFound />
}
