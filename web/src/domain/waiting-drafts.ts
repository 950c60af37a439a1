/** Sends a draft that waits for a pause in typing; resolves when the server has answered, whatever it says. */
type Send = () => Promise<void>

const senders = new Set<Send>()

/** Registers a form that sends drafts; returns the function that ends the registration. */
export function registerDraftSender(send: Send): () => void {
  senders.add(send)
  return () => {
    senders.delete(send)
  }
}

/** Sends the drafts of all forms now, for example before the quarter is closed that they belong to. */
export async function sendWaitingDrafts(): Promise<void> {
  await Promise.all([...senders].map(send => send()))
}
