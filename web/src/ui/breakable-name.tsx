import { Fragment } from 'react'

/** Renders a name that wraps after the marks that join its words and before its number, as in « jean-paul.dupont2 ». */
export function BreakableName({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(/(?<=[._@+-])|(?<=\p{L})(?=\d)/u).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no identity and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
