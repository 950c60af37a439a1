import { Link } from '@tanstack/react-router'
import { companyPath } from './screens.ts'

type Props = { companyId: number; children: string }

/** Renders the name of a company as a link to its screens, which administrators see read-only. */
export const CompanyNameLink = ({ companyId, children }: Props) => (
  <Link to={companyPath(companyId)} activeProps={{}}>
    <bdi>{children}</bdi>
  </Link>
)
