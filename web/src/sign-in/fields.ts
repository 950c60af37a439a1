import { find, listen, newPart, setAttribute } from './parts.ts'

/** The names of the fields that are validated: those that were left once, or all once the form was sent. */
const validated = new Set<string>()

const inputs = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('form input')]

export const typedIn = (name: 'username' | 'password'): string =>
  find<HTMLInputElement>(`input[name="${name}"]`).value

/** Shows which fields are missing as they are typed and left: an emptied field is missing, a space is a value. */
export function watchFields(): void {
  listen('input', renderFaults)
  listen('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    validated.add(target.name)
    renderFaults()
  })
}

/** Validates all fields, and focuses the first that is missing. Returns whether none is. */
export function validateFields(): boolean {
  for (const { name } of inputs()) validated.add(name)
  renderFaults()
  const missing = inputs().find(({ value }) => value === '')
  missing?.focus()
  return missing === undefined
}

export function renderFaults(): void {
  for (const input of inputs()) {
    const id = `${input.name}-error`
    const isMissing = validated.has(input.name) && input.value === ''
    const shown = document.getElementById(id)
    if (isMissing === (shown !== null)) continue
    if (isMissing) input.parentElement?.after(Object.assign(newPart('missing'), { id }))
    else shown?.remove()
    setAttribute(input, 'aria-invalid', isMissing && 'true')
    setAttribute(input, 'aria-describedby', isMissing && id)
  }
}
