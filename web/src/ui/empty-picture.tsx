/** An open file drawer with a blank chart: drawn for the empty states, in two tones of the theme. */
export function EmptyPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <circle cx="60" cy="60" r="54" fill="var(--tint)" />
      <path
        d="M34 30h40l14 14v44a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6Z"
        fill="var(--paper)"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M74 30v14h14"
        fill="var(--tint-strong)"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M38 82h40" stroke="var(--primary)" strokeWidth="2" strokeLinecap="round" opacity=".5" />
      <rect x="40" y="68" width="8" height="14" rx="2" fill="var(--tint-strong)" />
      <rect x="54" y="60" width="8" height="22" rx="2" fill="var(--tint-strong)" />
      <rect x="68" y="64" width="8" height="18" rx="2" fill="var(--tint-strong)" />
      <path
        d="M38 58c8-2 10-10 18-9s9 6 22-3"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 5"
      />
      <circle cx="88" cy="86" r="13" fill="var(--paper)" stroke="var(--primary)" strokeWidth="2.5" />
      <path d="m98 96 9 9" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
      <path d="M83 86h10" stroke="var(--primary)" strokeWidth="2.5" strokeLinecap="round" opacity=".55" />
    </svg>
  )
}
