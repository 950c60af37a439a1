import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** `wide` is for forms with two columns, `reading` is the widest. */
  width?: 'form' | 'wide' | 'reading'
  children?: ReactNode
}

/** Renders the card of a public page. */
export function PlainCard({ title, lead, width = 'form', children }: Props) {
  return (
    <section className={classNames('frame-card', width !== 'form' && `frame-card-${width}`)}>
      <div className="frame-head">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="frame-lead">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
