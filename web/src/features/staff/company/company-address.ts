import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

/** The companies in the address: the one looked into, and the one compared with it; and how others are opened. */
export type CompanyAddress = {
  companyId: number
  comparedId: number | undefined
  /** Opens the same screen of another company. */
  open(companyId: number): void
  /** Shows the same screen of another company side by side, or of none. */
  compare(companyId: number | undefined): void
}

/** The name of the compared company in the address. */
export const comparedKey = 'avec'

export function useCompanyAddress(): CompanyAddress {
  const companyId = useParams({ strict: false, select: (params: { companyId?: string }) => params.companyId })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const given = search[comparedKey]
  const own = Number(companyId)
  return {
    companyId: own,
    comparedId: typeof given === 'number' && given !== own ? given : undefined,
    open(next) {
      const path = window.location.pathname.replace(/\/company\/\d+/, `/company/${next}`)
      // Comparing a company with itself shows the former one next to it.
      const others = given === next ? { ...search, [comparedKey]: own } : search
      void navigate({ to: path, search: others as never })
    },
    compare(next) {
      void navigate({ to: '.', search: { ...search, [comparedKey]: next } as never, resetScroll: false })
    },
  }
}
