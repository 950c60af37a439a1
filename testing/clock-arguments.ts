import { includesPart } from './parts.ts'

/** Arguments of Node for every process of the API tests: the part `calendar` moves their clock ahead. */
export const clockArguments: string[] = includesPart('calendar')
  ? [`--import=${new URL('./clock-ahead.ts', import.meta.url).href}`]
  : []
