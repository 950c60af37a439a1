import { useSyncExternalStore } from 'react'
import { signOut } from '../domain/api.ts'
import { resetPresence } from '../domain/presence.ts'
import { queryClient } from '../domain/query-client.ts'
import { endSession, getSession } from '../domain/session.ts'
import { storedKeys, writeStored } from '../domain/storage.ts'
import { clearMessages } from './message-log.ts'

const listeners = new Set<() => void>()
let isAsking = false

function ask(asking: boolean): void {
  isAsking = asking
  for (const listener of listeners) listener()
}

const draftKeys = (): string[] => storedKeys('draft:')

/** Whether this device has decisions that are not saved. */
export const hasDrafts = (): boolean => draftKeys().length > 0

/** Leaves the application: notifies the server and removes all data of this user, drafts only on request. */
export async function leaveApplication({ withDrafts = false } = {}): Promise<void> {
  await signOut()
  clearUserData({ withDrafts })
}

/** Removes all data of this user from this device and opens the sign-in page. */
export function clearUserData({ withDrafts = false } = {}): void {
  endSession('choice')
  queryClient.clear()
  resetPresence()
  clearMessages()
  if (withDrafts) for (const key of draftKeys()) writeStored(key, null)
  ask(false)
  window.location.assign('/')
}

/** Signs out at once, or asks first when this device has unsaved decisions or the user could not come back. */
export function requestSignOut(): void {
  if (hasDrafts() || getSession()?.user.passwordless) ask(true)
  else void leaveApplication()
}

export const keepSignedIn = (): void => ask(false)

export const useSignOutConfirmation = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isAsking,
  )
