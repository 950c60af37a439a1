import { siteLogo } from './site.ts'

/**
 * Renders the logo of the school, or the product's: three quarters that grow. In the frames that the build renders, the
 * server replaces the one by the other.
 */
export function Logo({ size = 36 }: { size?: number }) {
  const logo = siteLogo()
  if (logo) return <img src={logo} width={size} height={size} alt="" className="logo" />
  return (
    <svg data-logo="" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="var(--primary)" />
      <g fill="var(--on-primary)">
        <rect x="9" y="21" width="5.5" height="10" rx="1.75" opacity=".6" />
        <rect x="17.25" y="15" width="5.5" height="16" rx="1.75" opacity=".8" />
        <rect x="25.5" y="9" width="5.5" height="22" rx="1.75" />
      </g>
    </svg>
  )
}
