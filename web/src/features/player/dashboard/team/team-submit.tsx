import type { Company } from '@trimestre/contract/companies'
import { SubmitButtons } from '../../../../domain/team/submit-buttons.tsx'

/** « Remettre » on the dashboard of a team, where a player alone declares to be done. */
export default function TeamSubmit({ company }: { company: Company }) {
  return <SubmitButtons company={company} />
}
