import { useSignedIn } from '../../../domain/use-session.ts'
import styles from './home.module.css'

/** The greeting replaces the page title, which this page does not have. */
export function Welcome({ title, lead }: { title(name: string): string; lead: string }) {
  const { user } = useSignedIn()
  return (
    <div>
      <h1 tabIndex={-1}>{title(user.displayName || user.username)}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
