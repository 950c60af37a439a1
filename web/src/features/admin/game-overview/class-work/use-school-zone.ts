import { useTimezone } from '../../../../domain/staff/timezone.ts'

/** Returns the school's time zone, that of this device where the server does not say it; undefined until it is known. */
export function useSchoolZone(): string | undefined {
  const { data, isError } = useTimezone()
  return data ?? (isError ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined)
}
