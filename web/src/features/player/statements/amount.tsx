import { useFormat } from '../../../i18n/format.ts'

/** Renders an amount to the centime, without its unit, which the heading of the table states. */
export function Amount({ value }: { value: number }) {
  const format = useFormat()
  return <bdi className="fig">{format.decimal(value, 2)}</bdi>
}

/** Renders one side of an account: as in a ledger, the side without an amount stays empty. */
export const SideAmount = ({ value }: { value: number }) => (value > 0 ? <Amount value={value} /> : null)
