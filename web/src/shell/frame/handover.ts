/** What can be used in a page, in its order. */
const controlsOf = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])'),
]

/**
 * Takes away what the server drew, now that the page stands in its place, and goes on there with what was begun: what
 * was typed, where the caret stands, what was pressed. Both draw the same form, so that each control has its twin in
 * the same place.
 */
export function handOver(frame: HTMLElement, page: ParentNode): void {
  const begun = controlsOf(frame)
  const focused = begun.indexOf(document.activeElement as HTMLElement)
  // Pressed before, or held down at this very moment.
  const pressed = begun.findIndex(control => control.matches('[data-pressed], a:active, button:active'))
  frame.remove()
  const twins = controlsOf(page)
  const twinOf = (index: number) => {
    const twin = twins[index]
    return twin?.tagName === begun[index]?.tagName ? twin : undefined
  }
  begun.forEach((control, index) => {
    const twin = twinOf(index)
    if (control instanceof HTMLInputElement && twin instanceof HTMLInputElement) type(twin, control.value)
  })
  twinOf(focused)?.focus({ preventScroll: true })
  // Once the page knows what was typed.
  setTimeout(() => {
    moveCaret(begun[focused], twinOf(focused))
    if (pressed >= 0) twinOf(pressed)?.click()
  })
}

/** As if it had been typed there: React hears of a value that it has not set itself. */
function type(input: HTMLInputElement, value: string): void {
  if (value === '') return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function moveCaret(from: HTMLElement | undefined, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
