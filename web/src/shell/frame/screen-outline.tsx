/** Renders the outline of the top of a page that is still being rendered. */
export function ScreenOutline({ isBusy }: { isBusy?: boolean }) {
  return (
    <div className="screen-outline" aria-busy={isBusy}>
      <div className="shell-outline-card" aria-hidden="true" />
      <div className="shell-outline-card" aria-hidden="true" />
    </div>
  )
}
