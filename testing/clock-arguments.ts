import { includesPart } from './parts.ts'

/** Node arguments for every process of the API tests: in the part `calendar` they set its clock ahead. */
export const clockArguments: string[] = includesPart('calendar')
  ? [`--import=${new URL('./clock-ahead.ts', import.meta.url).href}`]
  : []
