import type { Layout } from '../ui/preferences.ts'

const ink = 'var(--primary)'
const soft = 'var(--tint-strong)'

/** Renders a small page that shows the position of the menu in a layout. */
export function LayoutPicture({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 96 60" width="96" height="60" className="flip" aria-hidden="true">
      <rect x=".5" y=".5" width="95" height="59" rx="6" fill="var(--canvas)" stroke="var(--divider)" />
      <path d="M1 7a6 6 0 0 1 6-6h82a6 6 0 0 1 6 6v4H1Z" fill="var(--paper)" />
      <circle cx="8" cy="6" r="2.5" fill={ink} />
      <MenuPart layout={layout} />
    </svg>
  )
}

function MenuPart({ layout }: { layout: Layout }) {
  if (layout === 'sidebar')
    return (
      <>
        <path d="M1 11h26v48H7a6 6 0 0 1-6-6Z" fill="var(--paper)" />
        <Lines x={6} width={16} ys={[18, 26, 34, 42]} />
        <Cards x={33} y={17} width={56} />
      </>
    )
  if (layout === 'big-sidebar')
    return (
      <>
        <path d="M1 11h33v48H7a6 6 0 0 1-6-6Z" fill="var(--paper)" />
        <path d="M13.5 11v48" stroke="var(--divider)" />
        {[17, 28, 39].map(y => (
          <rect key={y} x="4" y={y} width="6" height="6" rx="2" fill={y === 17 ? ink : soft} />
        ))}
        <Lines x={17} width={13} ys={[18, 26, 34]} />
        <Cards x={40} y={17} width={49} />
      </>
    )
  return (
    <>
      <path d="M1 11h94v8H1Z" fill={soft} />
      <Lines x={8} width={10} ys={[14]} />
      <Lines x={24} width={10} ys={[14]} />
      <Lines x={40} width={10} ys={[14]} />
      <Cards x={8} y={26} width={80} />
      {layout === 'mega-menu' && (
        <>
          <rect x="8" y="19" width="80" height="24" rx="3" fill="var(--paper)" stroke="var(--divider)" />
          <Lines x={13} width={18} ys={[24, 30, 36]} />
          <Lines x={39} width={18} ys={[24, 30, 36]} />
          <Lines x={65} width={18} ys={[24, 30, 36]} />
        </>
      )}
    </>
  )
}

function Lines({ x, width, ys }: { x: number; width: number; ys: readonly number[] }) {
  return ys.map((y, index) => (
    <rect key={y} x={x} y={y} width={width} height="3" rx="1.5" fill={ink} opacity={index === 0 ? 1 : 0.35} />
  ))
}

function Cards({ x, y, width }: { x: number; y: number; width: number }) {
  const half = (width - 6) / 2
  return (
    <g fill="var(--paper)" stroke="var(--divider)">
      <rect x={x} y={y} width={half} height="14" rx="3" />
      <rect x={x + half + 6} y={y} width={half} height="14" rx="3" />
      <rect x={x} y={y + 19} width={width} height={Math.max(8, 55 - y - 19)} rx="3" />
    </g>
  )
}
