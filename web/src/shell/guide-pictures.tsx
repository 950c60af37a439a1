type Step = 'welcome' | 'scheme' | 'themes' | 'search' | 'explain'

const pictures = { welcome: Welcome, scheme: Scheme, themes: Themes, search: Search, explain: Explain }

/** Renders the picture of a step of the guide, in the colours of the theme. */
export function GuidePicture({ step }: { step: Step }) {
  const Picture = pictures[step]
  return (
    <svg viewBox="0 0 400 160" width="400" height="160" fill="none" aria-hidden="true">
      <Picture />
    </svg>
  )
}

const ink = 'var(--primary)'
const paper = 'var(--paper)'
const soft = 'var(--tint-strong)'
const line = 'var(--border-control)'

/** Shows a quarter as three sheets: decide, save, understand. */
function Welcome() {
  return (
    <>
      <path
        d="M104 80h46M250 80h46"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <g stroke={ink} strokeWidth="2">
        <rect x="20" y="28" width="92" height="104" rx="10" fill={paper} />
        <rect x="154" y="28" width="92" height="104" rx="10" fill={paper} />
        <rect x="288" y="28" width="92" height="104" rx="10" fill={paper} />
      </g>
      {[48, 74, 100].map((y, index) => (
        <g key={y}>
          <path d={`M34 ${y}h64`} stroke={line} strokeWidth="3" strokeLinecap="round" opacity=".45" />
          <circle cx={[78, 52, 66][index]} cy={y} r="8" fill={ink} />
        </g>
      ))}
      <circle cx="200" cy="74" r="26" fill={soft} stroke={ink} strokeWidth="2" />
      <path d="m188 74 9 9 16-17" stroke={ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <rect x="174" y="112" width="52" height="8" rx="4" fill={soft} />
      <rect x="302" y="92" width="14" height="28" rx="3" fill={soft} />
      <rect x="322" y="76" width="14" height="44" rx="3" fill={soft} />
      <rect x="342" y="62" width="14" height="58" rx="3" fill={ink} opacity=".75" />
      <path
        d="m304 66 22-14 14 6 24-18"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m356 38 9 1-1 9" stroke={ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}

/** Shows the same page in light and in dark mode. */
function Scheme() {
  return (
    <>
      <clipPath id="guide-day">
        <path d="M60 24h158l-44 112H60Z" />
      </clipPath>
      <clipPath id="guide-night">
        <path d="M222 24h118v112H178Z" />
      </clipPath>
      <g clipPath="url(#guide-day)">
        <MiniPage
          paper="#ffffff"
          canvas="#f4f6f8"
          text="#1f2933"
          muted="#cbd2d9"
          accent="var(--theme-light)"
        />
      </g>
      <g clipPath="url(#guide-night)">
        <MiniPage
          paper="#303030"
          canvas="#1b1b1b"
          text="#f5f5f5"
          muted="#5a5a5a"
          accent="var(--theme-dark)"
        />
      </g>
      <circle cx="60" cy="36" r="22" fill={paper} stroke={ink} strokeWidth="2" />
      <circle cx="60" cy="36" r="6" stroke={ink} strokeWidth="2.5" />
      <path
        d="M60 21v4M60 47v4M45 36h4M71 36h4M49.5 25.500l2.8 2.800M67.7 43.700l2.8 2.800M49.5 46.500l2.8-2.800M67.7 28.300l2.8-2.8"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="340" cy="124" r="22" fill={paper} stroke={ink} strokeWidth="2" />
      <path
        d="M340 113a11 11 0 1 0 11 13 9 9 0 0 1-11-13Z"
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </>
  )
}

type PageColours = { paper: string; canvas: string; text: string; muted: string; accent: string }

function MiniPage({ paper: sheet, canvas, text, muted, accent }: PageColours) {
  return (
    <>
      <rect x="60" y="24" width="280" height="112" rx="10" fill={canvas} />
      <rect x="60" y="24" width="280" height="22" fill={sheet} />
      <circle cx="76" cy="35" r="5" fill={accent} />
      <rect x="88" y="32" width="50" height="6" rx="3" fill={text} />
      <rect x="60" y="46" width="36" height="90" fill={sheet} />
      {[58, 76, 94].map(y => (
        <rect key={y} x="71" y={y} width="14" height="10" rx="4" fill={y === 58 ? accent : muted} />
      ))}
      {[110, 186, 262].map(x => (
        <g key={x}>
          <rect x={x} y="58" width="64" height="30" rx="6" fill={sheet} />
          <rect x={x + 10} y="66" width="26" height="4" rx="2" fill={muted} />
          <rect x={x + 10} y="75" width="40" height="6" rx="3" fill={text} />
        </g>
      ))}
      <rect x="110" y="98" width="216" height="28" rx="6" fill={sheet} />
      <path d="m122 118 40-10 44 4 50-10 58 6" stroke={accent} strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

const swatches = [
  'redTheme',
  'orangeTheme',
  'brownTheme',
  'lightGreenTheme',
  'greenTheme',
  'lightBlueTheme',
  'blueTheme',
  'purpleTheme',
  'greyTheme',
] as const

/** Shows the nine colours and the four menu layouts. */
function Themes() {
  return (
    <>
      {swatches.map((theme, index) => (
        <g key={theme} data-theme-swatch={theme}>
          <circle
            cx={56 + index * 36}
            cy="36"
            r="13"
            fill="light-dark(var(--theme-light), var(--theme-dark))"
          />
        </g>
      ))}
      {[0, 1, 2, 3].map(index => (
        <g key={index} transform={`translate(${34 + index * 86} 70)`}>
          <rect
            width="74"
            height="62"
            rx="8"
            fill={paper}
            stroke={index === 1 ? ink : line}
            strokeWidth="2"
          />
          {index === 0 && <rect x="6" y="6" width="18" height="50" rx="4" fill={soft} />}
          {index === 1 && (
            <>
              <rect x="6" y="6" width="10" height="50" rx="4" fill={ink} opacity=".8" />
              <rect x="19" y="6" width="16" height="50" rx="4" fill={soft} />
            </>
          )}
          {index === 2 && <rect x="6" y="6" width="62" height="11" rx="4" fill={soft} />}
          {index === 3 && (
            <>
              <rect x="6" y="6" width="62" height="11" rx="4" fill={ink} opacity=".8" />
              <rect x="6" y="20" width="62" height="20" rx="4" fill={soft} />
            </>
          )}
        </g>
      ))}
    </>
  )
}

/** Shows a search field with a few typed letters and its result. */
function Search() {
  return (
    <>
      <rect x="70" y="22" width="260" height="36" rx="18" fill={paper} stroke={ink} strokeWidth="2" />
      <circle cx="92" cy="39" r="7" stroke={ink} strokeWidth="2.5" />
      <path d="m97.5 44.5 5 5" stroke={ink} strokeWidth="2.5" strokeLinecap="round" />
      <rect x="114" y="36" width="44" height="7" rx="3.5" fill="var(--text)" />
      <path d="M164 31v17" stroke={ink} strokeWidth="2" strokeLinecap="round" />
      <rect x="266" y="31" width="48" height="18" rx="5" stroke={line} strokeWidth="1.5" />
      <rect x="274" y="37" width="18" height="6" rx="3" fill={line} />
      <rect x="297" y="37" width="8" height="6" rx="3" fill={line} />
      <rect x="70" y="66" width="260" height="78" rx="12" fill={paper} stroke={line} strokeWidth="1.5" />
      <rect x="78" y="73" width="244" height="28" rx="8" fill={soft} />
      <rect x="90" y="80" width="14" height="14" rx="4" fill={ink} />
      <rect x="114" y="84" width="90" height="7" rx="3.5" fill={ink} />
      <path
        d="M300 83v8h-10m3.5-4-4 4 4 4"
        stroke={ink}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="90" y="115" width="14" height="14" rx="4" fill={line} opacity=".6" />
      <rect x="114" y="119" width="120" height="7" rx="3.5" fill={line} opacity=".6" />
    </>
  )
}

/** Shows an amount and the lines that make it up. */
function Explain() {
  return (
    <>
      <rect x="40" y="26" width="136" height="108" rx="12" fill={paper} stroke={line} strokeWidth="1.5" />
      <rect x="56" y="44" width="64" height="7" rx="3.5" fill={line} opacity=".6" />
      <rect x="56" y="62" width="92" height="16" rx="6" fill="var(--text)" />
      <path
        d="m60 112 22-12 20 5 40-20"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M176 80c24 0 20-38 44-38M176 80h44M176 80c24 0 20 38 44 38" stroke={ink} strokeWidth="2" />
      {[42, 80, 118].map((y, index) => (
        <g key={y}>
          <rect
            x="220"
            y={y - 14}
            width="140"
            height="28"
            rx="8"
            fill={paper}
            stroke={ink}
            strokeWidth="1.5"
          />
          <path
            d={
              index === 0
                ? `M232 ${y}h10m-5-5v10`
                : index === 1
                  ? `M232 ${y}h10`
                  : `M232 ${y - 3}h10m-10 6h10`
            }
            stroke={ink}
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <rect
            x="254"
            y={y - 3.5}
            width={[56, 40, 48][index]}
            height="7"
            rx="3.5"
            fill={line}
            opacity=".6"
          />
          <rect x="324" y={y - 3.5} width="24" height="7" rx="3.5" fill="var(--text)" />
        </g>
      ))}
    </>
  )
}
