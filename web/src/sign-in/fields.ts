import { find, listen, newPart, setAttribute } from './parts.ts'

/** The fields whose value is judged: once they were left, or the form was sent. */
const judged = new Set<string>()

const inputs = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('form input')]

export const typedIn = (name: 'username' | 'password'): string =>
  find<HTMLInputElement>(`input[name="${name}"]`).value

/** Shows which fields are missing as they are typed and left: an emptied field is missing, a space is a value. */
export function watchFields(): void {
  listen('input', drawFaults)
  listen('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    judged.add(target.name)
    drawFaults()
  })
}

/** Judges all fields, and focuses the first that is missing. Returns whether none is. */
export function judgeFields(): boolean {
  for (const { name } of inputs()) judged.add(name)
  drawFaults()
  const missing = inputs().find(({ value }) => value === '')
  missing?.focus()
  return missing === undefined
}

export function drawFaults(): void {
  for (const input of inputs()) {
    const id = `${input.name}-error`
    const isMissing = judged.has(input.name) && input.value === ''
    const shown = document.getElementById(id)
    if (isMissing === (shown !== null)) continue
    if (isMissing) input.parentElement?.after(Object.assign(newPart('missing'), { id }))
    else shown?.remove()
    setAttribute(input, 'aria-invalid', isMissing && 'true')
    setAttribute(input, 'aria-describedby', isMissing && id)
  }
}
