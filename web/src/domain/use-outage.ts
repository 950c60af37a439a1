import { useSyncExternalStore } from 'react'
import { getOutage, type Outage, subscribeToOutage } from './outage.ts'

export const useOutage = (): Outage | null => useSyncExternalStore(subscribeToOutage, getOutage)
